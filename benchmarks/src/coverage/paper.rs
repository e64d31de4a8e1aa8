//! The paper's figures: Tables I to VII of Berndl and Hendren (2002).

/// The paper's programs, and which of ours is of the same kind.
pub const KINDS: [(&str, &str); 6] = [
    ("compress", "Compressor"),
    ("javac", "TinyCompiler"),
    ("raytrace", "RayTracer"),
    ("mpegaudio", "AudioDecoder"),
    ("soot", "BytecodeAnalyser"),
    ("scimark", "HeatStencil"),
];

/// Completion thresholds, in percent.
pub const THRESHOLDS: [u64; 5] = [100, 99, 98, 97, 95];
/// Start state delays.
pub const DELAYS: [u64; 3] = [1, 64, 4096];
/// The settings that the paper recommends.
pub const DEFAULT: (u64, u64) = (97, 64);

/// Table I: blocks of a completed trace, by threshold and program.
pub const LENGTHS: [[f64; 6]; 5] = [
    [5.0, 2.9, 2.9, 3.1, 3.2, 10.8],
    [12.0, 4.0, 8.0, 3.4, 3.9, 10.8],
    [12.0, 4.1, 8.1, 3.4, 4.3, 10.8],
    [12.1, 4.3, 8.4, 4.8, 4.5, 10.8],
    [11.7, 5.9, 8.5, 5.3, 4.8, 10.8],
];
/// Table II: coverage by completed traces, in percent.
pub const COVERAGE: [[f64; 6]; 5] = [
    [78.0, 72.0, 79.0, 90.0, 76.0, 98.0],
    [90.0, 73.0, 82.0, 90.0, 80.0, 98.0],
    [90.0, 76.0, 79.0, 92.0, 81.0, 98.0],
    [91.0, 79.0, 80.0, 92.0, 83.0, 98.0],
    [90.0, 77.0, 80.0, 90.0, 83.0, 98.0],
];
/// Table III: completion rate, in percent; the paper prints what lies above 99.9 as "99%+".
pub const COMPLETION: [[f64; 6]; 5] = [
    [80.0, 89.0, 90.0, 99.9, 95.0, 99.0],
    [99.0, 91.0, 91.0, 99.9, 95.0, 99.9],
    [99.9, 93.0, 91.0, 99.9, 95.0, 99.9],
    [99.9, 92.0, 92.0, 99.9, 94.0, 99.9],
    [99.9, 91.0, 91.0, 99.9, 92.0, 99.9],
];
/// Table IV: thousands of dispatches per state change signal.
pub const SIGNALS: [[f64; 6]; 5] = [
    [37.3, 10.4, 39.4, 30.0, 11.5, 11.9],
    [39.8, 11.0, 41.7, 31.6, 10.5, 369.3],
    [40.5, 11.1, 43.3, 33.4, 10.5, 415.5],
    [38.0, 11.1, 43.3, 31.6, 10.5, 554.0],
    [40.5, 10.9, 43.3, 34.3, 10.7, 415.5],
];
/// Table V: thousands of dispatches per trace event, by delay and program.
pub const EVENTS: [[f64; 6]; 3] =
    [[36.0, 4.6, 17.8, 18.6, 1.6, 317.5], [37.6, 6.6, 20.0, 13.5, 5.2, 512.0], [32.1, 12.4, 25.5, 30.6, 6.0, 468.1]];
/// Table VI: seconds without the profiler, millions of dispatches, seconds with it.
pub const OVERHEAD: [[f64; 6]; 3] = [
    [248.0, 123.0, 204.0, 240.0, 96.0, 261.0],
    [1906.0, 621.0, 866.0, 2404.0, 513.0, 3324.0],
    [303.0, 158.0, 269.0, 312.0, 124.0, 321.0],
];
/// Table VII: millions of trace dispatches, and the expected overhead in percent.
pub const EXPECTED: [[f64; 6]; 2] = [[142.0, 144.0, 103.0, 500.0, 114.0, 308.0], [1.7, 6.8, 3.8, 6.2, 6.5, 2.1]];
