//! The matrix: each mode is a list of options of the `holloway` program, and all modes must agree.

/// One way to run every program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mode {
    /// Short name, for messages and for choosing modes.
    pub name: &'static str,
    /// Options given to `holloway` before the program's own.
    pub options: &'static [&'static str],
    /// Whether the mode collects far more often than the program needs, or executes everything several times; programs may opt
    /// out of such modes.
    pub is_heavy: bool,
    /// Of how many programs one runs in this mode, unless modes are chosen: 1 for all.
    pub one_of: usize,
}

impl Mode {
    /// Modes of these options, separated by blanks, one mode a line, for as long as the process lives; they are named by the
    /// lines' numbers, from 1.
    pub fn with_options(lines: &str) -> Vec<Mode> {
        let mode = |(at, options): (usize, &str)| {
            let words: Vec<&'static str> = options.split_whitespace().map(|word| &*word.to_owned().leak()).collect();
            let name = format!("given-{}", at + 1).leak();
            Mode { name, is_heavy: options.contains("--stress"), options: words.leak(), one_of: 1 }
        };
        lines.lines().enumerate().map(mode).collect()
    }
}

/// All modes. The first is the reference for the fuel of the others.
pub const MODES: &[Mode] = &[
    Mode { name: "tail", options: &["--tier=interp", "--dispatch=tail", "--count=off"], is_heavy: false, one_of: 1 },
    Mode { name: "match", options: &["--tier=interp", "--dispatch=match", "--count=off"], is_heavy: false, one_of: 8 },
    Mode { name: "unfused", options: &["--tier=interp", "--fuse=off", "--count=off"], is_heavy: false, one_of: 8 },
    Mode { name: "gc", options: &["--tier=interp", "--stress=gc", "--count=off"], is_heavy: true, one_of: 8 },
    // Profiled at every block, traces selected but not followed.
    Mode { name: "profile", options: &["--tier=profile", "--count=off"], is_heavy: false, one_of: 8 },
    Mode {
        name: "profile-1",
        options: &["--tier=profile", "--threshold=90", "--delay=1", "--count=off"],
        is_heavy: false,
        one_of: 8,
    },
    // Traces followed block by block.
    Mode { name: "replay", options: &["--tier=replay", "--count=off"], is_heavy: false, one_of: 4 },
    Mode {
        name: "replay-1",
        options: &["--tier=replay", "--threshold=90", "--delay=1", "--count=off"],
        is_heavy: false,
        one_of: 8,
    },
    Mode {
        name: "replay-100",
        options: &["--tier=replay", "--threshold=100", "--delay=1", "--count=off"],
        is_heavy: false,
        one_of: 8,
    },
    // Instrumented code, whose counters give the number of bytecodes.
    Mode { name: "counted", options: &["--tier=interp", "--count=on"], is_heavy: false, one_of: 4 },
    Mode { name: "jit", options: &["--count=off"], is_heavy: false, one_of: 1 },
    // Everything that is executed a few times is compiled.
    Mode {
        name: "jit-eager",
        options: &[
            "--tier=jit",
            "--compile=now",
            "--count=off",
            "--jit=interval=100,portion=100,samples=1,executions=2,window=1,exits=2,cost=0",
        ],
        is_heavy: false,
        one_of: 1,
    },
    // The oracle in place of machine code.
    Mode {
        name: "eval",
        options: &[
            "--tier=eval",
            "--compile=now",
            "--count=off",
            "--jit=interval=100,samples=1,executions=2,window=1,exits=2,cost=0",
        ],
        is_heavy: true,
        one_of: 12,
    },
    // Evaluator, machine code and interpreter compared at every exit.
    Mode {
        name: "check-exits",
        options: &[
            "--check=exits",
            "--compile=now",
            "--count=off",
            "--jit=interval=100,samples=1,executions=2,window=1,exits=2,cost=0",
        ],
        is_heavy: true,
        one_of: 12,
    },
    // Exits taken that need not be.
    Mode {
        name: "fail-once",
        options: &[
            "--compile=now",
            "--count=off",
            "--jit=fail=once,interval=100,samples=1,executions=2,window=1,exits=2,cost=0",
        ],
        is_heavy: true,
        one_of: 12,
    },
    Mode {
        name: "fail-random",
        options: &[
            "--compile=now",
            "--count=off",
            "--jit=fail=1%:7,interval=100,samples=1,executions=2,window=1,exits=2,cost=0",
        ],
        is_heavy: true,
        one_of: 12,
    },
    // A prime, so that the collections fall on other instructions in each round of a loop.
    Mode { name: "gc-nth", options: &["--tier=interp", "--stress=gc-nth=7", "--count=off"], is_heavy: true, one_of: 8 },
];
