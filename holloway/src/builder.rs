//! A VM in the making: what it may use and do.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::Arc;

use holloway_vm::source::ClassSource;
use holloway_vm::{HostFunction, Value, VmOptions};

use crate::caller::{Caller, Returned, Thrown, wrap, wrap_any, wrap_numbered};
use crate::classes::{Classes, Library};
use crate::control::Control;
use crate::convert::Parameters;
use crate::engine::Engine;
use crate::error::Error;
use crate::files::Access;
use crate::host::{Clock, Grants, Random, Sandbox};
use crate::implementation::{self, Implementation, Implemented};
use crate::shapes::Hosted;
use crate::vm::Vm;

/// The limit of the heap where none is given.
const DEFAULT_HEAP: u64 = 64 << 20;
/// The limit of each thread's stack where none is given.
const DEFAULT_STACK: usize = 512 << 10;
/// The limit of threads where none is given.
const DEFAULT_THREADS: usize = 64;

/// A VM in the making. What is not granted here is denied: a VM built at once has the class library, 64 MB of heap, 64
/// threads with stacks of 512 KB, no classes of its own, no limit of fuel, and nothing of the outside.
#[must_use = "a builder does nothing until it builds"]
pub struct VmBuilder<T> {
    engine: Engine,
    data: T,
    options: VmOptions,
    classes: Classes,
    grants: Grants,
    functions: Vec<(String, String, String, Result<HostFunction, Error>)>,
    implementations: Vec<Implementation>,
    compiles: bool,
    code_cache: usize,
}

impl<T: Send + 'static> VmBuilder<T> {
    pub(crate) fn new(engine: Engine, data: T) -> VmBuilder<T> {
        let options = VmOptions {
            max_heap: DEFAULT_HEAP,
            stack_bytes: DEFAULT_STACK,
            max_threads: DEFAULT_THREADS,
            ..VmOptions::default()
        };
        VmBuilder {
            engine,
            data,
            options,
            classes: Classes::default(),
            grants: Grants::default(),
            functions: Vec::new(),
            implementations: Vec::new(),
            compiles: true,
            code_cache: 8 << 20,
        }
    }

    /// Where its classes and resources are.
    pub fn classes(mut self, classes: &Classes) -> Self {
        self.classes = classes.clone();
        self
    }

    /// Bytes that objects, classes, strings, stacks and monitors may take together: at least 512 KB. Beyond that Java code
    /// gets an `OutOfMemoryError`. Compiled code and profiles take a quarter of that at most, of what the program leaves.
    pub fn heap(mut self, bytes: u64) -> Self {
        self.options.max_heap = bytes;
        self
    }

    /// Bytes that the stack of each thread may take. Beyond that Java code gets a `StackOverflowError`.
    pub fn stack(mut self, bytes: usize) -> Self {
        self.options.stack_bytes = bytes.max(MIN_STACK);
        self
    }

    /// Threads that there may be at a time, the host's own among them.
    pub fn threads(mut self, threads: usize) -> Self {
        self.options.max_threads = threads.max(1);
        self
    }

    /// Units that may be executed, about one for each bytecode: the same with and without compiled code.
    pub fn fuel(mut self, units: u64) -> Self {
        self.options.fuel = Some(units);
        self
    }

    /// Whether hot code becomes machine code. Without the feature `jit` it never does.
    pub fn compile(mut self, compiles: bool) -> Self {
        self.compiles = compiles;
        self
    }

    /// Bytes of machine code that there may be: 8 MB if nothing is said.
    pub fn code_cache(mut self, bytes: usize) -> Self {
        self.code_cache = bytes;
        self
    }

    /// Where standard output goes: nowhere if nothing is said.
    pub fn stdout(mut self, output: impl Write + Send + 'static) -> Self {
        self.grants.output = Box::new(output);
        self
    }

    /// Where standard error goes: nowhere if nothing is said.
    pub fn stderr(mut self, output: impl Write + Send + 'static) -> Self {
        self.grants.errors = Box::new(output);
        self
    }

    /// Bytes that may be written to both, in all: beyond that writing fails, which `PrintStream` keeps to itself.
    pub fn output_limit(mut self, bytes: u64) -> Self {
        self.grants.output_limit = bytes;
        self
    }

    /// Where standard input comes from: it is at its end if nothing is said. A read that waits holds up the VM.
    pub fn stdin(mut self, input: impl Read + Send + 'static) -> Self {
        self.grants.input = Box::new(input);
        self
    }

    /// What time it is: a virtual clock if nothing is said.
    pub fn clock(mut self, clock: Clock) -> Self {
        self.grants.clock = clock;
        self
    }

    /// Where `SecureRandom` has its numbers: it has none if nothing is said.
    pub fn random(mut self, random: Random) -> Self {
        self.grants.random = random;
        self
    }

    /// The seed of identity hashes, which are all that else is random in a VM: 0 if nothing is said.
    pub fn seed(mut self, seed: u64) -> Self {
        self.options.seed = seed;
        self
    }

    /// Adds an environment variable.
    pub fn environment(mut self, name: &str, value: &str) -> Self {
        self.grants.environment.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Grants a directory of the host: the guest has it at `at`, an absolute path of its own, and nothing outside of it, where
    /// `..` and symbolic links may lead to. Of several, the one with the longest path counts; the first one is where relative
    /// paths begin. A directory that is not granted is not there.
    ///
    /// Programs make no links, and open regular files only. Devices, pipes and sockets in the directory are denied.
    ///
    /// # Errors
    /// [`Error::Source`]: there is no such directory, or `at` is not absolute.
    pub fn directory(mut self, at: &str, directory: impl AsRef<Path>, access: Access) -> Result<Self, Error> {
        self.grants.files.grant(at, directory.as_ref(), access)?;
        Ok(self)
    }

    /// Files that may be open at a time: 64 if nothing is said. Opening more is an error.
    pub fn open_files(mut self, files: usize) -> Self {
        self.grants.files.open_most = files;
        self
    }

    /// Bytes that the files of granted directories may grow by, in all: 64 MB if nothing is said. Beyond that writing fails.
    pub fn file_growth(mut self, bytes: u64) -> Self {
        self.grants.files.growth_left = bytes;
        self
    }

    /// Adds a system property.
    pub fn property(mut self, name: &str, value: &str) -> Self {
        self.options.properties.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Puts a function behind a `native` method of a class of the class path, by its descriptor (JVMS 4.3.3). Its arguments
    /// come as a tuple, without the receiver of methods of objects.
    ///
    /// A panic in it becomes a Java `InternalError`.
    pub fn function<P: Parameters, R: Returned>(
        mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        function: impl Fn(&mut Caller<'_, T>, P) -> R + Send + Sync + 'static,
    ) -> Self {
        let class = class.replace('.', "/");
        let wrapped = wrap(&format!("{class}.{name}"), descriptor, function);
        self.functions.push((class, name.to_owned(), descriptor.to_owned(), wrapped));
        self
    }

    /// Puts a function behind a method of an interface, by its descriptor: objects that [`Java::implementation`](crate::Java::implementation)
    /// makes have it. The function gets the object's number before the arguments. Methods of the interface without a function
    /// are as the interface has them, or throw an `AbstractMethodError`.
    pub fn implement<P: Parameters, R: Returned>(
        mut self,
        interface: &str,
        name: &str,
        descriptor: &str,
        function: impl Fn(&mut Caller<'_, T>, i64, P) -> R + Send + Sync + 'static,
    ) -> Self {
        let interface = interface.replace('.', "/");
        let wrapped = wrap_numbered(&format!("{interface}.{name}"), descriptor, function);
        implementation::add(&mut self.implementations, &interface, name, descriptor);
        let (name, descriptor) = implementation::native(name, descriptor);
        self.functions.push((implementation::class_name(&interface), name, descriptor, wrapped));
        self
    }

    /// Puts a function behind a `native` method, for whoever knows its types at run time only: it gets a value of the type of
    /// each parameter, without the receiver, and gives one of the result's. Another one is a Java `InternalError`.
    pub fn any_function(
        mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        function: impl Fn(&mut Caller<'_, T>, &[Value]) -> Result<Value, Thrown> + Send + Sync + 'static,
    ) -> Self {
        let (class, wrapped) = (class.replace('.', "/"), wrap_any(function));
        self.functions.push((class, name.to_owned(), descriptor.to_owned(), Ok(wrapped)));
        self
    }

    /// The VM.
    ///
    /// # Errors
    /// [`Error::Unmade`]: the limit of the heap is too low; [`Error::Signature`]: a function does not fit its descriptor.
    pub fn build(self) -> Result<Vm<T>, Error> {
        let VmBuilder { engine, data, mut options, classes, grants, functions, implementations, compiles, code_cache } =
            self;
        let class_path: Box<dyn ClassSource> = if implementations.is_empty() {
            Box::new(classes)
        } else {
            Box::new(Implemented::new(&implementations, classes)?)
        };
        options.virtual_clock = grants.clock == Clock::Virtual;
        let (control, heap) = (Arc::new(Control::default()), options.max_heap);
        let tier = crate::tier::make(&mut options, compiles, code_cache);
        let host = Box::new(Sandbox::new(grants, Arc::clone(&control)));
        let mut vm = holloway_vm::Vm::new(options, Box::new(Library(engine.clone())), class_path, host, tier)?;
        let mut guest = vm.guest();
        guest.set_data(Box::new(Hosted::new(Box::new(data), Arc::clone(&control), heap)));
        for (class, name, descriptor, function) in functions {
            guest.bind(&class, &name, &descriptor, function?);
        }
        Ok(Vm::new(vm, engine, control))
    }
}

/// The smallest stack: the library's own methods have to run.
const MIN_STACK: usize = 64 << 10;
