//! The list of benchmark programs: name, the class of behaviour each stands for, where its class files
//! and its recorded answer are. A test keeps the list and the folders equal.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What a program mainly stresses; figures are averaged within each group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Classes, interfaces, virtual calls, linked structures.
    Objects,
    /// Double and long arithmetic over arrays.
    Numeric,
    /// Strings, maps, lists, sorting.
    Collections,
    /// Interpreters written in Java.
    Interpreters,
    /// High turnover of small objects.
    Allocation,
    /// Calls, returns, deep stacks.
    Recursion,
    /// Throwing and catching.
    Exceptions,
    /// Threads, monitors, wait and notify.
    Threads,
    /// Whole small tools: compressor, audio decoder, compiler, bytecode analyser.
    Tools,
    /// Lambdas, boxing, combinators.
    Functions,
    /// Bound by the collector; run by `bench gc`.
    Collector,
    /// Bound by start-up; run by `bench hello`.
    Startup,
    /// Nearly all of the time in one part of the class library; run by `bench library`.
    Library,
}

impl Group {
    /// The name in tables and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Group::Objects => "objects",
            Group::Numeric => "numeric",
            Group::Collections => "collections",
            Group::Interpreters => "interpreters",
            Group::Allocation => "allocation",
            Group::Recursion => "recursion",
            Group::Exceptions => "exceptions",
            Group::Threads => "threads",
            Group::Tools => "tools",
            Group::Functions => "functions",
            Group::Collector => "collector",
            Group::Startup => "startup",
            Group::Library => "library",
        }
    }
}

/// A program of the benchmark set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Benchmark {
    /// Main class, source file and folder all have this name.
    pub name: &'static str,
    /// What it mainly stresses.
    pub group: Group,
}

/// All programs, in the order of the tables.
pub const PROGRAMS: &[Benchmark] = &[
    program("TaskScheduler", Group::Objects),
    program("ConstraintSolver", Group::Objects),
    program("GraphAnalysis", Group::Objects),
    program("JsonParser", Group::Objects),
    program("CollisionDetection", Group::Objects),
    program("RayTracer", Group::Objects),
    program("RedBlackTree", Group::Objects),
    program("EventQueue", Group::Objects),
    program("LuFactorization", Group::Numeric),
    program("FastFourier", Group::Numeric),
    program("HeatStencil", Group::Numeric),
    program("SparseMultiply", Group::Numeric),
    program("MonteCarlo", Group::Numeric),
    program("BigNumbers", Group::Numeric),
    program("TextProcessing", Group::Collections),
    program("WordCount", Group::Collections),
    program("SortRecords", Group::Collections),
    program("StackMachine", Group::Interpreters),
    program("ExpressionInterpreter", Group::Interpreters),
    program("LinkedLists", Group::Allocation),
    program("BinaryTrees", Group::Allocation),
    program("RecursiveFunctions", Group::Recursion),
    program("Backtracking", Group::Recursion),
    program("ExceptionFlow", Group::Exceptions),
    program("LockedBuffer", Group::Threads),
    program("Compressor", Group::Tools),
    program("AudioDecoder", Group::Tools),
    program("TinyCompiler", Group::Tools),
    program("BytecodeAnalyser", Group::Tools),
    program("FunctionalPipeline", Group::Functions),
    program("HeapEdits", Group::Collector),
    program("CacheTurnover", Group::Collector),
    program("Hello", Group::Startup),
    program("LibrarySorting", Group::Library),
    program("LibraryMaps", Group::Library),
    program("LibraryBuilders", Group::Library),
    program("LibraryFormats", Group::Library),
    program("LibraryPatterns", Group::Library),
    program("LibraryStreams", Group::Library),
    program("LibraryBigNumbers", Group::Library),
];

const fn program(name: &'static str, group: Group) -> Benchmark {
    Benchmark { name, group }
}

/// The programs that the speed figures are made of.
pub fn timed() -> impl Iterator<Item = Benchmark> {
    let others = [Group::Collector, Group::Startup, Group::Library];
    PROGRAMS.iter().copied().filter(move |program| !others.contains(&program.group))
}

/// The programs whose time depends on the collector: allocation, and those made for the purpose.
pub fn collector_bound() -> impl Iterator<Item = Benchmark> {
    PROGRAMS.iter().copied().filter(|program| matches!(program.group, Group::Allocation | Group::Collector))
}

/// The programs that spend their time in the class library, one for each part of it.
pub fn library() -> impl Iterator<Item = Benchmark> {
    PROGRAMS.iter().copied().filter(|program| program.group == Group::Library)
}

/// The program that only says hello.
pub fn hello() -> Benchmark {
    program("Hello", Group::Startup)
}

/// The folder that holds `classes/` and `expected/`.
#[derive(Clone, Debug)]
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// The folder this crate was built from.
    pub fn of_this_crate() -> Folder {
        Folder { root: PathBuf::from(env!("CARGO_MANIFEST_DIR")) }
    }

    /// The class path of a program.
    pub fn class_path(&self, program: Benchmark) -> PathBuf {
        self.root.join("classes").join(program.name)
    }

    /// The recorded output of one round of a program.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn expected(&self, program: Benchmark) -> io::Result<String> {
        fs::read_to_string(self.root.join("expected").join(program.name).with_extension("txt"))
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.root
    }
}

#[cfg(test)]
mod tests {
    use super::{Folder, PROGRAMS, timed};
    use std::collections::BTreeSet;
    use std::fs;

    fn stems(folder: &str) -> BTreeSet<String> {
        let path = Folder::of_this_crate().root().join(folder);
        fs::read_dir(path)
            .expect("the folder is in the repository")
            .map(|entry| {
                let path = entry.expect("a directory entry").path();
                path.file_stem().expect("files have names").to_string_lossy().into_owned()
            })
            .collect()
    }

    #[test]
    fn list_and_folders_agree() {
        let listed: BTreeSet<String> = PROGRAMS.iter().map(|program| program.name.to_owned()).collect();
        assert_eq!(listed.len(), PROGRAMS.len(), "a name occurs twice");
        for folder in ["java", "classes", "expected"] {
            assert_eq!(stems(folder), listed, "in {folder}/");
        }
    }

    #[test]
    fn every_program_has_its_main_class_and_an_answer() {
        let folder = Folder::of_this_crate();
        for &program in PROGRAMS {
            let main = folder.class_path(program).join(program.name).with_extension("class");
            assert!(main.is_file(), "{} is missing", main.display());
            let expected = folder.expected(program).expect("the answer is in the repository");
            assert!(expected.starts_with(program.name), "{}: {expected}", program.name);
        }
    }

    #[test]
    fn the_timed_set_is_wide_enough() {
        assert!(timed().count() >= 24);
    }
}
