# The demonstrations of the rulebook: a title each, and a caption for each step. Positions are in assets/rulebook.

## Movement

demo-turn-flow-title = Um turno, do primeiro PA ao outro treinador
demo-turn-flow-1 = É o turno de ATK. A fase de ação começa com { $pa } PA.
demo-turn-flow-2 = X1 se move. Com isso gasta o primeiro PA; outra peça, ou a mesma, pode gastar o próximo.
demo-turn-flow-3 = X1 se move de novo e gasta o segundo PA.
demo-turn-flow-4 = ATK termina a fase de ação. Começa a fase de desbloqueio: X2 está derrubada em I9, por isso é uma tarefa.
demo-turn-flow-5 = X2 se levanta em J10. Não restam tarefas: o turno passa sozinho.
demo-turn-flow-6 = Agora o turno é de DEF, de novo com { $pa } PA.

demo-states-title = Peças inativas
demo-states-1 = X2 está derrubada. X3 está sobre uma adversária e a bloqueia: as duas são um empilhamento. Nem a peça derrubada nem as duas do empilhamento estão ativas.
demo-states-2 = Uma peça derrubada não pode agir. Espera pela fase de desbloqueio.
demo-states-3 = Uma peça de um empilhamento também não pode agir, seja a superior ou a inferior.
demo-states-4 = Uma peça inativa também não participa de um hand-off.
demo-states-5 = X1 está ativa: pode agir.

demo-move-x-title = Como se move um X
demo-move-x-1 = Um X se move 1 ou 2 casas na diagonal.
demo-move-x-2 = Nunca se move por uma linha ou uma coluna.
demo-move-x-3 = Uma casa: para H10.
demo-move-x-4 = Duas casas em linha reta: por cima de G11, até F12.

demo-move-o-title = Como se move um O
demo-move-o-1 = Um O se move 2 casas por uma linha ou uma coluna, ou 1 casa na diagonal.
demo-move-o-2 = Duas casas pela coluna: para G11.
demo-move-o-3 = Duas casas na diagonal são longe demais para um O.
demo-move-o-4 = Uma casa na diagonal: para H12.

demo-move-s-title = Como se move um □
demo-move-s-1 = Um □ pode fazer as duas coisas: 1 ou 2 casas na diagonal, ou 2 por uma linha ou uma coluna.
demo-move-s-2 = Duas casas pela linha: para I9.
demo-move-s-3 = Duas casas na diagonal: por cima de H10, até G11.

demo-two-ones-title = Duas vezes uma casa não são duas casas
demo-two-ones-1 = Uma ação vai em linha reta. X1 não pode fazer curva e chegar a E9 em uma só ação.
demo-two-ones-2 = Pode chegar lá em duas ações. A primeira: para F10.
demo-two-ones-3 = A segunda: para E9. Dois movimentos de 1 casa são duas ações e custam o dobro dos PA.

demo-over-own-title = Por cima de uma peça sua
demo-over-own-1 = Na casa intermediária de um movimento de 2 casas na diagonal pode haver uma peça ativa sua.
demo-over-own-2 = X1 passa por cima de X2. Nada acontece com X2.

demo-over-ball-title = Por cima de uma bola livre
demo-over-ball-1 = A bola livre está na casa intermediária.
demo-over-ball-2 = X1 passa por cima dela. A bola fica onde está; X1 não obtém nada.
demo-over-ball-3 = Para ficar com a bola, uma peça precisa terminar uma ação na casa dela. X2 se aproxima.

demo-over-barred-title = Por cima de que não se passa
demo-over-barred-1 = Uma adversária derrubada fecha o caminho: nada passa por cima de uma peça inativa.
demo-over-barred-2 = Nem por cima de uma peça sua derrubada.
demo-over-barred-3 = Nem por cima de um empilhamento: a casa dele está fechada.
demo-over-barred-4 = O caminho para H8 está aberto.

demo-straight-title = Em linha e coluna nada corta o caminho
demo-straight-1 = Entre G9 e G11 não há nenhuma casa hachurada. Assim, nenhuma peça pode estar no caminho.
demo-straight-2 = O1 vai direto para G11.

## Dodge

demo-dodge-title = Uma esquiva
demo-dodge-1 = Há uma adversária ativa a duas casas em linha reta. X1 pode terminar nela um deslocamento de 2 casas.
demo-dodge-2 = X1 terá de sair logo de I11, para uma casa desimpedida ao lado.
demo-dodge-3 = X1 vai até I11, derruba ali a adversária e sai para J12.

demo-dodge-o-title = Uma esquiva com um O
demo-dodge-o-1 = Um O esquiva por uma linha ou uma coluna, tal como se move.
demo-dodge-o-2 = O1 derruba a adversária em G11 e sai uma casa na diagonal, para H12.

demo-dodge-over-own-title = Uma esquiva por cima de uma peça sua
demo-dodge-over-own-1 = X2 está no meio. Uma peça ativa sua não corta o caminho.
demo-dodge-over-own-2 = X1 passa por cima de X2, derruba a adversária e sai para J12.

demo-dodge-no-exit-title = Uma esquiva sem saída
demo-dodge-no-exit-1 = Todas as casas ao lado de I11 estão ocupadas.
demo-dodge-no-exit-2 = A peça que esquiva não teria para onde sair, por isso a esquiva nem pode começar.
demo-dodge-no-exit-3 = X2 se afasta.
demo-dodge-no-exit-4 = Agora há uma saída: X1 derruba a adversária e sai para H10.

demo-dodge-downed-title = Uma peça derrubada não se esquiva
demo-dodge-downed-1 = Só se pode esquivar uma adversária sozinha e ativa. Esta já está derrubada.

demo-forced-fumble-title = Fumble forçado
demo-forced-fumble-1 = A adversária em I11 tem a bola.
demo-forced-fumble-2 = X1 a esquiva: a adversária é derrubada, e X1 tem a bola. É um fumble forçado.
demo-forced-fumble-3 = X1 forçou um fumble neste turno, por isso já não pode iniciar outra ação ordinária.

demo-tactical-dodge-title = Uma esquiva tática
demo-tactical-dodge-1 = Na casa intermediária está uma adversária ativa; a casa atrás dela está desimpedida.
demo-tactical-dodge-2 = Você escolhe para onde empurrá-la: uma casa na diagonal, para uma casa vazia, mas não para aquela aonde X1 chega.
demo-tactical-dodge-3 = X1 salta para I11. A adversária é empurrada para G11 e derrubada ali.

demo-push-right-title = Empurrar para o outro lado
demo-push-right-1 = O mesmo salto, para o outro lado: a adversária é empurrada para I9 e derrubada ali.

demo-push-back-title = Empurrar para a casa que ficou livre
demo-push-back-1 = Para I11, não: ali chega a peça que esquiva.
demo-push-back-2 = Mas para G9, sim: a casa deixada pela peça que esquiva conta como vazia.

demo-push-bare-title = Um empurrão precisa de uma casa vazia
demo-push-bare-1 = Em I9 há uma peça.
demo-push-bare-2 = Em G11 está a bola livre, por isso essa casa também não está vazia.
demo-push-bare-3 = Resta G9: a casa de onde X1 veio.

demo-tactical-dodge-o-title = Um O não faz esquivas táticas
demo-tactical-dodge-o-1 = Uma esquiva tática é um deslocamento de 2 casas na diagonal. Um O não pode fazê-lo.

demo-fumble-title = Fumble: a bola vai para o lado contrário
demo-fumble-1 = A adversária em H10 tem a bola.
demo-fumble-2 = Ela é empurrada para G11. A bola vai uma casa no sentido contrário: de H10 para I9.
demo-fumble-3 = A bola fica livre. A peça que esquiva não a obtém.

demo-fumble-stays-title = Fumble: a bola fica
demo-fumble-stays-1 = Empurrada para G11, a adversária perderia a bola para I9. Mas ali está X2.
demo-fumble-stays-2 = Por isso a bola fica livre onde a adversária estava: em H10.

demo-fumble-dodger-title = Fumble: a peça que esquiva no caminho
demo-fumble-dodger-1 = A adversária é empurrada para G9. Do lado oposto fica I11, mas ali chegou a peça que esquiva. A bola fica em H10.

## Stack

demo-block-title = Um bloqueio
demo-block-1 = Em uma casa adjacente está uma adversária.
demo-block-2 = X1 dá um passo até ela: um bloqueio. X1 é a peça superior; a adversária, a inferior. Ninguém é derrubado.
demo-block-3 = Nenhuma das duas pode agir até que o empilhamento seja liberado.

demo-protection-title = Uma proteção
demo-protection-1 = X1 dá um passo até uma peça da sua equipe: uma proteção. A casa está fechada, por isso agora ninguém pode esquivar nem bloquear X2.

demo-block-carrier-title = Um bloqueio ao portador
demo-block-carrier-1 = A adversária tem a bola.
demo-block-carrier-2 = X1 a bloqueia e fica com a bola na hora. Isso não restringe ninguém nem rende nada além do bloqueio.

demo-protect-carrier-title = Uma proteção ao portador
demo-protect-carrier-1 = Também aqui a peça superior toma a bola: X1 protege X2 e agora a tem.

demo-block-downed-title = Um bloqueio a uma peça derrubada
demo-block-downed-1 = A adversária em H10 está derrubada.
demo-block-downed-2 = Mesmo assim pode ser bloqueada. Sob X1 não pode se levantar; quando for liberada, continuará derrubada.

demo-closed-square-title = Uma casa fechada
demo-closed-square-1 = Em H10 há duas peças. A casa está fechada.
demo-closed-square-2 = Nada passa por cima dela.
demo-closed-square-3 = Nada termina nela: nenhuma terceira peça entra em um empilhamento.
demo-closed-square-4 = X1 tem de ir por outro caminho.

## Passing

demo-hand-off-title = Um hand-off pela rede
demo-hand-off-1 = X1 tem a bola. X2 está adjacente a X1, e X3 a X2: são uma rede. X4 não está conectada.
demo-hand-off-2 = X4 está fora da rede.
demo-hand-off-3 = X3 tem a bola. Ninguém se moveu, e custou { $hand-off-pa } PA.

demo-hand-off-move-title = Hand-off, e depois movimento
demo-hand-off-move-1 = X1 entrega a bola a X2.
demo-hand-off-move-2 = O novo portador pode continuar agindo: X2 corre com a bola.

demo-hand-off-twice-title = Nada de hand-off após hand-off
demo-hand-off-twice-1 = X1 entrega a bola a X2.
demo-hand-off-twice-2 = Outro hand-off não pode vir logo depois.
demo-hand-off-twice-3 = Há outra ação no meio: X2 passa por cima de X1 até F6.
demo-hand-off-twice-4 = Agora um hand-off é possível de novo.

demo-not-carrier-title = Só o portador passa a bola
demo-not-carrier-1 = X2 não tem a bola, por isso não pode fazer um hand-off nem um passe.

demo-short-pass-title = Um passe curto e a bola recolhida
demo-short-pass-1 = X2 está a { $reach } casas: ao alcance de um passe curto. A bola pode cair em qualquer casa desimpedida adjacente a X2.
demo-short-pass-2 = X3 está longe demais para ser o receptor.
demo-short-pass-3 = X1 faz o passe. A bola fica livre em J12; X2 ainda não a tem.
demo-short-pass-4 = X2 dá um passo até a bola e toma posse.

demo-long-pass-title = Um passe longo e a sua distância
demo-long-pass-1 = Um passe longo cai em uma casa desimpedida a no mínimo { $clearance } casas de todas as peças da sua equipe.
demo-long-pass-2 = H10 fica perto demais de X3.
demo-long-pass-3 = X1 lança para G13. Custa { $long-pa } PA, e a bola fica livre ali.

demo-pick-up-title = Tomar uma bola livre
demo-pick-up-1 = Há uma bola livre em H10.
demo-pick-up-2 = X1 termina o movimento na bola: agora a tem. Tomar posse não custa nada.

demo-restriction-title = Depois de recolher a bola
demo-restriction-1 = X1 passa por cima de X2 e recolhe a bola.
demo-restriction-2 = X1 fica restringida: não pode iniciar outra ação ordinária neste turno.
demo-restriction-3 = Um hand-off ou um passe também é uma ação ordinária.
demo-restriction-4 = X1 continua ativa, por isso a sua equipe pode passar por cima dela.
demo-restriction-5 = Com o fim da fase de ação, a restrição desaparece.

demo-touchdown-run-title = Touchdown com uma corrida
demo-touchdown-run-1 = ATK ataca a linha 17.
demo-touchdown-run-2 = X1 termina o movimento na end zone com a bola. Touchdown! ATK vence na hora.

demo-touchdown-hand-off-title = Touchdown com um hand-off
demo-touchdown-hand-off-1 = X3 espera na end zone, conectada ao portador por meio de X2.
demo-touchdown-hand-off-2 = X3 recebe a bola na end zone. Touchdown!

demo-touchdown-block-title = Touchdown com um bloqueio
demo-touchdown-block-1 = Na end zone está uma adversária.
demo-touchdown-block-2 = X1 a bloqueia, com a bola. Bloquear na end zone é touchdown, embora X1 fique inativa. Touchdown!

## Unlock

demo-stand-up-title = Levantar
demo-stand-up-1 = X1 está derrubada em G9. As casas ao lado estão vazias.
demo-stand-up-2 = A fase de ação termina; começa a fase de desbloqueio. X1 é uma tarefa.
demo-stand-up-3 = X1 se levanta em H10 e está ativa de novo. Não restam tarefas: o turno passa.

demo-stand-up-ball-title = Levantar com a bola
demo-stand-up-ball-1 = X1 está derrubada em G9 e tem a bola. Enquanto estiver derrubada, ninguém pode esquivá-la, mas um bloqueio lhe tomaria a bola.
demo-stand-up-ball-2 = Começa a fase de desbloqueio.
demo-stand-up-ball-3 = X1 se levanta em F10. A bola vai com ela.

demo-no-room-title = Sem espaço, até outra peça se mover
demo-no-room-1 = X1 está cercada. Ao lado dela, X2 está derrubada.
demo-no-room-2 = As duas são tarefas, na ordem que você escolher.
demo-no-room-3 = X1 ainda não pode se levantar: não há casa vazia adjacente.
demo-no-room-4 = X2 se levanta primeiro e deixa H10.
demo-no-room-5 = Agora há espaço. Toda tarefa que possa ser resolvida tem de ser resolvida.

demo-no-room-at-all-title = Sem espaço nenhum
demo-no-room-at-all-1 = X1 está cercada, e não há mais nada a resolver.
demo-no-room-at-all-2 = Nenhuma tarefa pode ser resolvida, por isso o turno passa logo. X1 continua derrubada e espera por um turno posterior.

demo-unblock-title = Liberar um bloqueio
demo-unblock-1 = X1 bloqueia uma adversária desde um turno anterior.
demo-unblock-2 = Na fase de desbloqueio, o empilhamento é uma tarefa do treinador da peça superior.
demo-unblock-3 = As duas peças vão para casas vazias diferentes ao lado do empilhamento: X1 para H10, a adversária para F10. Você escolhe as duas.

demo-unprotect-title = Desproteger
demo-unprotect-1 = X1 protege X2 e tem a bola. O empilhamento é uma tarefa.
demo-unprotect-2 = X1 vai para H10 e fica com a bola; X2 vai para F8. As duas estão ativas.

demo-release-top-title = Liberação: a superior fica com a bola
demo-release-top-1 = X1 bloqueia uma adversária e tem a bola. Quem libera o empilhamento escolhe qual das duas fica com ela.
demo-release-top-2 = Aqui quem fica com ela é a peça superior.

demo-release-bottom-title = Liberação: a inferior fica com a bola
demo-release-bottom-1 = O mesmo empilhamento. A escolha é livre, mesmo que a inferior seja uma adversária.
demo-release-bottom-2 = Aqui a peça inferior fica com a bola. Raramente você vai querer isso, mas pode.

demo-release-downed-title = Liberar uma peça derrubada
demo-release-downed-1 = A adversária sob X1 está derrubada.
demo-release-downed-2 = O empilhamento é uma tarefa de ATK.
demo-release-downed-3 = A peça superior está ativa de novo. A inferior fica como estava antes: ainda derrubada. Será uma tarefa do seu próprio treinador.

demo-release-refused-title = Uma liberação sem espaço
demo-release-refused-1 = Ao lado do empilhamento só H10 está vazia, mas as duas peças têm de se mover.
demo-release-refused-2 = Duas tarefas: o empilhamento, e X3 em C5.
demo-release-refused-3 = Sem duas casas vazias não há liberação.
demo-release-refused-4 = X3 se levanta. O empilhamento não tem espaço, por isso fica para um turno posterior, e o turno passa.

demo-stack-this-turn-title = Um empilhamento deste turno
demo-stack-this-turn-1 = ATK bloqueia.
demo-stack-this-turn-2 = X3 é uma tarefa. O empilhamento novo, não.
demo-stack-this-turn-3 = Um empilhamento nunca é liberado no turno em que foi formado.
demo-stack-this-turn-4 = X3 se levanta; o turno passa para DEF.
demo-stack-this-turn-5 = DEF não faz nada. O empilhamento não é tarefa de DEF: só o treinador da peça superior o libera.
demo-stack-this-turn-6 = ATK termina a sua próxima fase de ação.
demo-stack-this-turn-7 = Agora o empilhamento é uma tarefa de ATK, e é liberado.

## Cards

demo-pe-earned-title = Ganhar PE
demo-pe-earned-1 = Modo com cartas: os dois treinadores têm 0 PE no início.
demo-pe-earned-2 = ATK ganha PE pela esquiva, e mais alguns porque ela toma a bola.
demo-pe-earned-3 = Um movimento não rende nada. Os PE ficam guardados até serem gastos.

demo-pe-converted-title = Converter PA em PE
demo-pe-converted-1 = ATK não precisa de todos os seus PA.
demo-pe-converted-2 = Um PA para um movimento.
demo-pe-converted-3 = O outro é convertido: { $convert-pa } PA se torna { $convert-pe } PE. Os PA que restam quando a fase termina são perdidos.
demo-pe-converted-4 = A fase de ação termina; ATK conserva os seus PE.

demo-card-second-effort-title = Segundo esforço
demo-card-second-effort-1 = X1 recolhe a bola e fica restringida.
demo-card-second-effort-2 = Não pode iniciar outra ação ordinária.
demo-card-second-effort-3 = Segundo esforço tira a restrição.
demo-card-second-effort-4 = X1 continua correndo.

demo-card-no-huddle-title = No Huddle
demo-card-no-huddle-1 = O primeiro PA.
demo-card-no-huddle-2 = O segundo PA.
demo-card-no-huddle-3 = No Huddle dá mais um PA neste turno. Não é preciso nenhuma peça.
demo-card-no-huddle-4 = X1 se move pela terceira vez.

demo-card-quick-recovery-title = Recuperação rápida
demo-card-quick-recovery-1 = X1 está derrubada, e a fase de desbloqueio está longe.
demo-card-quick-recovery-2 = Recuperação rápida: X1 se levanta já, como faria na fase de desbloqueio.
demo-card-quick-recovery-3 = Está ativa e pode agir logo.

demo-card-pile-breaker-title = Desempilhar
demo-card-pile-breaker-1 = X1 bloqueia desde um turno anterior.
demo-card-pile-breaker-2 = Desempilhar libera o empilhamento agora, pelas regras da fase de desbloqueio.
demo-card-pile-breaker-3 = X1 pode agir logo.

demo-card-breakaway-title = Escapada
demo-card-breakaway-1 = Por aqui não: todas as casas da corrida têm de estar desimpedidas, e X1 está em F10.
demo-card-breakaway-2 = Escapada: uma peça de qualquer tipo, até um O, corre exatamente 3 casas por uma diagonal.

demo-card-hail-mary-title = Hail Mary
demo-card-hail-mary-1 = Resta um só PA, pouco para um passe longo.
demo-card-hail-mary-2 = Hail Mary lança a bola mesmo assim, pela regra de distância do passe longo.

demo-card-stiff-arm-title = Stiff Arm
demo-card-stiff-arm-1 = Há duas adversárias adjacentes. Nenhuma tem a bola.
demo-card-stiff-arm-2 = Stiff Arm derruba uma delas onde está. X1 fica na sua casa.
demo-card-stiff-arm-3 = X1 ainda pode agir.

demo-card-hook-and-lateral-title = Hook and Lateral
demo-card-hook-and-lateral-1 = Nenhuma peça está adjacente ao portador: um hand-off comum não tem rede.
demo-card-hook-and-lateral-2 = Hook and Lateral conecta peças a uma distância de até 2 casas. X3 recebe a bola.

demo-card-scoop-title = Scoop
demo-card-scoop-1 = Scoop: X1 dá um passo até a bola adjacente e a tem, sem ficar restringida.
demo-card-scoop-2 = Pode continuar logo.

demo-card-reverse-title = Reverse
demo-card-reverse-1 = Duas peças ativas, a no máximo 2 casas uma da outra.
demo-card-reverse-2 = Reverse: elas trocam de casa. A bola fica com o seu portador, X1.
