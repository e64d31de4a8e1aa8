//! Chooses sibling-call dispatch where the compiler is known to make jumps of calls in tail position.
//!
//! With `HOLLOWAY_BARE=1` in the environment the interpreter is built without budget and block headers, only to measure
//! what these cost (`benchmarks/budget-cost`): nothing but `-Xint` works then, and threads are not preempted.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=HOLLOWAY_BARE");
    println!("cargo::rustc-check-cfg=cfg(tail_dispatch)");
    println!("cargo::rustc-check-cfg=cfg(bare)");
    if std::env::var("HOLLOWAY_BARE").is_ok_and(|value| value == "1") {
        println!("cargo::rustc-cfg=bare");
    }
    let optimised = std::env::var("OPT_LEVEL").is_ok_and(|level| matches!(level.as_str(), "2" | "3" | "s" | "z"));
    let architecture = std::env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    let miri = std::env::var_os("CARGO_CFG_MIRI").is_some();
    if optimised && !miri && matches!(architecture.as_str(), "x86_64" | "aarch64") {
        println!("cargo::rustc-cfg=tail_dispatch");
    }
}
