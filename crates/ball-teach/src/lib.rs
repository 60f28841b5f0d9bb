//! How BALL is taught: rulebook, demonstrations, lessons and exercises as data, checked by the rules.
#![forbid(unsafe_code)]
#![warn(missing_docs)]
