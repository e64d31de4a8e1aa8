//! Each example does what it says.

#![forbid(unsafe_code)]

/// Examples with what they print.
macro_rules! examples {
    ($($name:ident $path:literal: $expected:expr;)*) => {$(
        #[path = $path]
        #[allow(dead_code, reason = "its main function is not called")]
        mod $name;
    )*

    mod prints {$(
        #[test]
        fn $name() {
            assert_eq!(super::$name::run().expect("it runs"), $expected);
        }
    )*}};
}

examples! {
    hello "../examples/hello.rs": "Hello, world!";
    rules "../examples/rules.rs": "gold Ada: 46.50\nGrace: 27.00\ngold Edsger: 1760.00";
    sandbox "../examples/sandbox.rs": "spin: the fuel is used up\nfill: java.lang.OutOfMemoryError: Java heap space\n\
        threads: java.lang.OutOfMemoryError: unable to create native thread: possibly out of memory or process/resource \
        limits reached\nshout: 1000 bytes of output, no more\nread: java.io.FileNotFoundException: /etc/passwd (Permission \
        denied)\nexit: System.exit(1)";
    many_vms "../examples/many_vms.rs": "100 VMs have counted to 166200";
    game "../examples/game.rs": "20 moves to 25, 25";
    plugin "../examples/plugin.rs": "1 words\n2 words\n2 words\nreplaced\ncake 1, milk 1, tea 2\ncake 1, milk 1, tea 3";
    service "../examples/service.rs": "/world: 200 Hello, world!\n/divide: 200 12\n/divide: 500 \
        java.lang.ArithmeticException: / by zero\n/x: 405 only GET\n/spin: 503 the fuel is used up\n/again: 200 Hello, again!";
    host_functions "../examples/host_functions.rs": "books: 30\nlog: order book, order cake\n\
        java.lang.IllegalArgumentException: no cake here\n\tat Rule.price(Native Method)\n\tat Rule.order(Rule.java:138)";
}

#[path = "../examples/repl.rs"]
#[allow(dead_code, reason = "its main function is not called")]
mod repl;

/// Without a compiler there is nothing to be seen of it.
#[test]
fn repl_prints_what_javac_lets_it() {
    let compiler = std::env::var_os("JAVA_HOME").map(|home| std::path::Path::new(&home).join("bin/javac"));
    let found = std::process::Command::new(compiler.unwrap_or_else(|| "javac".into())).arg("-version").output();
    if !found.is_ok_and(|found| found.status.success()) {
        return;
    }
    let printed = repl::run().expect("it runs");
    let expected = "3\nnull\n{x=42}\njava.lang.ArithmeticException: / by zero\n\tat Line4.run(Line4.java:4)\n[1, 2, 3]";
    assert_eq!(printed, expected);
}
