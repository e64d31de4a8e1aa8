//! The matrix: each mode is a list of options of the `holloway` program, and all modes must agree.

/// One way to run every program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mode {
    /// Short name, for messages and for choosing modes.
    pub name: &'static str,
    /// Options given to `holloway` before the program's own.
    pub options: &'static [&'static str],
    /// Whether the mode collects far more often than the program needs; programs may opt out of such modes.
    pub stresses_collector: bool,
}

impl Mode {
    /// A mode of these options, separated by blanks, for as long as the process lives.
    pub fn with_options(options: &str) -> Mode {
        let words: Vec<&'static str> = options.split_whitespace().map(|word| &*word.to_owned().leak()).collect();
        Mode { name: "given", stresses_collector: options.contains("--stress"), options: words.leak() }
    }
}

/// All modes. The first is the reference for the fuel of the others.
pub const MODES: &[Mode] = &[
    Mode { name: "tail", options: &["--tier=interp", "--dispatch=tail", "--count=off"], stresses_collector: false },
    Mode { name: "match", options: &["--tier=interp", "--dispatch=match", "--count=off"], stresses_collector: false },
    Mode { name: "unfused", options: &["--tier=interp", "--fuse=off", "--count=off"], stresses_collector: false },
    Mode { name: "gc", options: &["--tier=interp", "--stress=gc", "--count=off"], stresses_collector: true },
    // Profiled at every block, traces selected but not followed.
    Mode { name: "profile", options: &["--tier=profile", "--count=off"], stresses_collector: false },
    Mode {
        name: "profile-1",
        options: &["--tier=profile", "--threshold=90", "--delay=1", "--count=off"],
        stresses_collector: false,
    },
    // Traces followed block by block.
    Mode { name: "replay", options: &["--tier=replay", "--count=off"], stresses_collector: false },
    Mode {
        name: "replay-1",
        options: &["--tier=replay", "--threshold=90", "--delay=1", "--count=off"],
        stresses_collector: false,
    },
    Mode {
        name: "replay-100",
        options: &["--tier=replay", "--threshold=100", "--delay=1", "--count=off"],
        stresses_collector: false,
    },
    // Instrumented code, whose counters give the number of bytecodes.
    Mode { name: "counted", options: &["--tier=interp", "--count=on"], stresses_collector: false },
    Mode { name: "jit", options: &["--count=off"], stresses_collector: false },
    // Everything that is executed a few times is compiled.
    Mode {
        name: "jit-eager",
        options: &[
            "--tier=jit",
            "--compile=now",
            "--count=off",
            "--jit=interval=100,samples=1,executions=2,window=1,exits=2",
        ],
        stresses_collector: false,
    },
    // The oracle in place of machine code.
    Mode {
        name: "eval",
        options: &[
            "--tier=eval",
            "--compile=now",
            "--count=off",
            "--jit=interval=100,samples=1,executions=2,window=1,exits=2",
        ],
        stresses_collector: false,
    },
    // Evaluator, machine code and interpreter compared at every exit.
    Mode {
        name: "check-exits",
        options: &[
            "--check=exits",
            "--compile=now",
            "--count=off",
            "--jit=interval=100,samples=1,executions=2,window=1,exits=2",
        ],
        stresses_collector: false,
    },
    // Exits taken that need not be.
    Mode {
        name: "fail-once",
        options: &[
            "--compile=now",
            "--count=off",
            "--jit=fail=once,interval=100,samples=1,executions=2,window=1,exits=2",
        ],
        stresses_collector: false,
    },
    Mode {
        name: "fail-random",
        options: &[
            "--compile=now",
            "--count=off",
            "--jit=fail=1%:7,interval=100,samples=1,executions=2,window=1,exits=2",
        ],
        stresses_collector: false,
    },
    // A prime, so that the collections fall on other instructions in each round of a loop.
    Mode { name: "gc-nth", options: &["--tier=interp", "--stress=gc-nth=7", "--count=off"], stresses_collector: true },
];
