//! `java.lang.String`: what needs the VM's table of interned strings.

use super::registry::{Native, native};
use super::{NativeContext, NativeResult};

pub(super) const NATIVES: &[Native] = &[native("intern", "()Ljava/lang/String;", intern)];

fn intern(cx: &mut NativeContext<'_>) -> NativeResult {
    let string = cx.non_null(0)?.raw();
    Ok(cx.vm.runtime.intern(string)?.into())
}
