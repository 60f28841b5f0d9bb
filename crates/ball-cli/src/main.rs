//! c
fn main(){}
