//! Call sites and dynamic constants (K25).

use crate::error::JavaError;
use crate::id::{ClassId, MethodId};
use crate::vm::Vm;

impl Vm {
    /// The adapter method of a call site.
    pub(crate) fn link_call_site(&mut self, from: ClassId, index: u16) -> Result<Option<MethodId>, JavaError> {
        let _ = (from, index);
        Err(JavaError::new("java/lang/BootstrapMethodError", "unknown bootstrap"))
    }

    /// The root slot of a dynamic constant.
    pub(crate) fn dynamic_constant(&mut self, from: ClassId, index: u16) -> Result<Option<u32>, JavaError> {
        let _ = (from, index);
        Err(JavaError::new("java/lang/BootstrapMethodError", "unknown bootstrap"))
    }
}
