//! Detectors of hot spots: in go executed branches, out comes where the time goes, at a cost that no profile of all the code
//! has. Both were conceived as hardware; both work here on whatever numbers stand for branches and loop heads.

pub mod branch_buffer;
pub mod loop_heads;
