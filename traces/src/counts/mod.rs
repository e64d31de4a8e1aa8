//! What machine code tells of the paths in it: in goes how much of the budget it used and how often it was left where, out
//! comes how often each branch inside went each way ([`interior`]), by the frequencies that branches had before ([`spread`]).

pub(crate) mod interior;
pub(crate) mod spread;
