//! A VM made: its parts put together, and the classes loaded that it refers to itself.

#![allow(unsafe_code)]

use std::sync::atomic::{AtomicU64, Ordering};

use rustc_hash::FxHashMap;

use crate::code::dispatch::HeadMode;
use crate::code::instruction::BARE;
use crate::error::{JavaError, VmError};
use crate::host::Host;
use crate::link::call_sites::CallSites;
use crate::link::{Class, ClassKind};
use crate::loader::Loader;
use crate::options::VmOptions;
use crate::runtime::Runtime;
use crate::runtime::strings::StringFields;
use crate::schedule::Schedule;
use crate::source::ClassSource;
use crate::tiering::Tiering;
use crate::vm::Vm;
use crate::vm::native::Natives;
use crate::vm::tier::Tier;

/// The number of the next VM.
static IDENTITIES: AtomicU64 = AtomicU64::new(1);

impl Vm {
    /// A VM with the basic classes loaded.
    ///
    /// # Errors
    /// The library lacks a class, or there is no memory for heap and stack.
    pub fn new(
        options: VmOptions,
        boot_source: Box<dyn ClassSource>,
        class_path: Box<dyn ClassSource>,
        host: Box<dyn Host>,
        tier: Box<dyn Tier>,
    ) -> Result<Box<Vm>, VmError> {
        let watched = options.head_mode != HeadMode::Plain || options.sample_interval != i64::MAX;
        if BARE && (watched || options.count_bytecodes || options.fuel.is_some()) {
            return Err(VmError::Unsupported);
        }
        let words = options.dispatch.words();
        let mut vm = Box::new(Vm {
            tiering: Tiering::new(options.max_heap),
            schedule: Schedule::new(options.fuel),
            runtime: Runtime::new(options, words, host)?,
            loader: Loader::new(boot_source, class_path),
            call_sites: CallSites::default(),
            natives: Natives::default(),
            tier,
            stand_ins: FxHashMap::default(),
            tier_is_told: false,
            data: Box::new(()),
            identity: IDENTITIES.fetch_add(1, Ordering::Relaxed),
        });
        // SAFETY: I1: made for the words of this dispatch, and only now do they lie where they stay.
        unsafe { vm.runtime.registers.connect(&vm.runtime.stubs) };
        if vm.runtime.options.count_retired {
            vm.tiering.make_retired_counters(&mut vm.runtime);
        }
        vm.boot().map_err(VmError::Library)?;
        Ok(vm)
    }

    /// Loads the classes that the VM refers to itself.
    fn boot(&mut self) -> Result<(), JavaError> {
        // Number 0 is `void`, of which there are no instances: no object's class is ever 0.
        for (at, letter) in crate::link::PRIMITIVE_LETTERS.iter().enumerate().rev() {
            let id = self.loader.classes.next_class();
            let keyword = if *letter == b'V' { "void" } else { primitive_keyword(*letter) };
            let class = Class { access: 0x411, ..Class::empty(id, keyword.into(), ClassKind::Primitive) };
            self.loader.classes.add_class(class);
            self.loader.well_known.primitives[at] = id;
        }
        self.runtime.stubs.add_methods(&mut self.loader.classes);
        self.loader.well_known.object = self.loader.load_class(&mut self.runtime, "java/lang/Object")?;
        self.loader.well_known.cloneable = self.loader.load_class(&mut self.runtime, "java/lang/Cloneable")?;
        self.loader.well_known.serializable = self.loader.load_class(&mut self.runtime, "java/io/Serializable")?;
        for at in 0..8 {
            self.loader.well_known.primitive_arrays[at] =
                self.loader.array_of(&mut self.runtime, self.loader.well_known.primitives[at])?;
        }
        self.loader.well_known.string = self.loader.load_class(&mut self.runtime, "java/lang/String")?;
        let field = |vm: &Vm, name: &str, descriptor: &str| {
            vm.loader
                .find_field(vm.loader.well_known.string, name, descriptor)
                .map(|found| vm.loader.field(found).offset)
                .ok_or_else(|| JavaError::new("java/lang/NoSuchFieldError", name))
        };
        self.runtime.string_fields = StringFields {
            class: self.loader.well_known.string,
            bytes_class: self.loader.well_known.primitive_arrays[1],
            value: field(self, "value", "[B")?,
            coder: field(self, "coder", "B")?,
        };
        self.loader.well_known.class = self.loader.load_class(&mut self.runtime, "java/lang/Class")?;
        self.loader.well_known.throwable = self.loader.load_class(&mut self.runtime, "java/lang/Throwable")?;
        self.loader.well_known.thread = self.loader.load_class(&mut self.runtime, "java/lang/Thread")?;
        self.loader.well_known.object_array = self.loader.array_of(&mut self.runtime, self.loader.well_known.object)?;
        self.loader.well_known.string_array = self.loader.array_of(&mut self.runtime, self.loader.well_known.string)?;
        let class = self.loader.load_class(&mut self.runtime, "java/lang/OutOfMemoryError")?;
        let error = self.runtime.new_instance(class)?;
        self.runtime.keep_reserve_error(error)?;
        let message = self.runtime.new_string("Java heap space")?;
        let field =
            self.loader.library_field(self.loader.well_known.throwable, "detailMessage", "Ljava/lang/String;")?;
        self.runtime.heap.store_reference(self.runtime.reserve_error(), field, message);
        self.runtime.take_memory_reserve();
        Ok(())
    }
}

fn primitive_keyword(letter: u8) -> &'static str {
    crate::classfile::PrimitiveType::from_letter(letter).map_or("void", |primitive| primitive.keyword())
}
