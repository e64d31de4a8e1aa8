//! `jdk.internal.vm.HostFiles`: streams of the host.

use super::registry::Native;
use super::{NativeContext, NativeResult};

const CLASS: &str = "jdk/internal/vm/HostFiles";

pub(super) const NATIVES: &[Native] =
    &[Native { class: CLASS, name: "print", descriptor: "(ILjava/lang/String;Z)Z", function: print }];

fn print(cx: &mut NativeContext<'_>) -> NativeResult {
    let descriptor = cx.int(0);
    let mut text = cx.text(1)?;
    if cx.boolean(2) {
        text.push('\n');
    }
    Ok(cx.vm.host.write(descriptor, text.as_bytes()).is_ok().into())
}
