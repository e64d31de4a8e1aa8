//! Chooses sibling-call dispatch where the compiler is known to make jumps of calls in tail position.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(tail_dispatch)");
    let optimised = std::env::var("OPT_LEVEL").is_ok_and(|level| matches!(level.as_str(), "2" | "3" | "s" | "z"));
    let architecture = std::env::var("CARGO_CFG_TARGET_ARCH").unwrap_or_default();
    let miri = std::env::var_os("CARGO_CFG_MIRI").is_some();
    if optimised && !miri && matches!(architecture.as_str(), "x86_64" | "aarch64") {
        println!("cargo::rustc-cfg=tail_dispatch");
    }
}
