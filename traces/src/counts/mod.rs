//! What machine code tells of the paths in it: in goes how much of the budget it used and how often it was left where, out
//! comes how often each branch inside took each edge ([`profile_inference`]), by the frequencies that branches had before
//! ([`frequency_propagation`]).

pub(crate) mod frequency_propagation;
pub(crate) mod profile_inference;
