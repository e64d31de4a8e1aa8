//! Methods and fields for the host: in go names and descriptors, out come members with their types checked once.

use super::{CallError, Guest, Object, Value};
use crate::classfile::{FieldType, MethodDescriptor};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::{ClassId, MethodId};
use crate::link::{ClassKind, flags, variables};
use crate::runtime::calls::SlotValue;
use crate::vm::Vm;
use crate::vm::offered::letter;

/// What a parameter, a result or a field can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Type {
    /// A primitive type, by its letter; `V` for none.
    Primitive(u8),
    /// References to instances of a class.
    Reference(ClassId),
}

impl Type {
    /// The value as it lies in a slot, if it may be there.
    pub(crate) fn slot(self, vm: &Vm, value: &Value) -> Option<SlotValue> {
        match (self, value) {
            (Type::Reference(_), Value::Object(None)) => Some(SlotValue::Reference(Ref::NULL)),
            (Type::Reference(wanted), Value::Object(Some(object))) => {
                let reference = vm.runtime.rooted.get(object.rooted())?;
                let class = vm.runtime.heap.class_of(reference);
                vm.loader.classes.is_subtype(class, wanted).then_some(SlotValue::Reference(reference))
            }
            (Type::Primitive(letter), value) => (value.letter() == letter).then(|| value.bits(vm)).flatten(),
            _ => None,
        }
    }
}

/// A method that the host may call, in one VM.
#[derive(Clone, Debug)]
pub struct Callable {
    pub(crate) vm: u64,
    pub(crate) method: MethodId,
    /// The class by which it was found.
    pub(crate) class: ClassId,
    pub(crate) is_static: bool,
    pub(crate) constructs: bool,
    pub(crate) parameters: Box<[Type]>,
    pub(crate) result: u8,
}

impl Callable {
    /// Whether it is called without an object.
    pub fn is_static(&self) -> bool {
        self.is_static
    }
}

/// A field that the host may read and write, in one VM.
#[derive(Clone, Debug)]
pub struct ResolvedField {
    pub(crate) vm: u64,
    pub(crate) class: ClassId,
    is_static: bool,
    is_final: bool,
    offset: u32,
    letter: u8,
    holds: Type,
}

fn no_field(class: &str, name: &str) -> JavaError {
    JavaError::new("java/lang/NoSuchFieldError", format!("{class}.{name}"))
}

impl Guest<'_> {
    /// The method of a class by its name and descriptor, inherited ones too, of whatever access: a host may call all. The
    /// classes of its parameters are loaded. `<init>` is a constructor: called without a receiver, it gives the new object.
    ///
    /// # Errors
    /// `NoSuchMethodError`, `InstantiationError`, and what loading the classes throws.
    pub fn method(&mut self, class: &str, name: &str, descriptor: &str) -> Result<Callable, CallError> {
        let class = self.class(class)?;
        if name == "<init>" && !self.is_instantiable(class) {
            let name = self.vm.loader.classes.class(class).java_name();
            return self.within(|_| Err(JavaError::new("java/lang/InstantiationError", name)));
        }
        self.within(|vm| {
            let is_interface = vm.loader.classes.class(class).is_interface();
            let found = match name {
                "<clinit>" => None,
                _ => Some(vm.loader.lookup_method(class, name, descriptor, is_interface)?),
            };
            let Some(parsed) = MethodDescriptor::parse(descriptor).filter(|_| found.is_some()) else {
                return Err(JavaError::new("java/lang/NoSuchMethodError", format!("{name}{descriptor}")));
            };
            let method = found.unwrap_or(MethodId(0));
            let mut parameters = Vec::new();
            for parameter in parsed.parameters() {
                parameters.push(vm.type_of(parameter)?);
            }
            Ok(Callable {
                vm: vm.identity,
                method,
                class,
                is_static: vm.loader.classes.method(method).is_static(),
                constructs: name == "<init>",
                parameters: parameters.into(),
                result: parsed.return_type().map_or(b'V', letter),
            })
        })
    }

    /// The descriptors of the methods of a name that a class declares or inherits, the class's own first.
    ///
    /// # Errors
    /// What loading the class throws.
    pub fn descriptors(&mut self, class: &str, name: &str) -> Result<Vec<String>, CallError> {
        let mut next = Some(self.class(class)?);
        let classes = &self.vm.loader.classes;
        let mut found = Vec::new();
        while let Some(class) = next.map(|class| classes.class(class)) {
            for &method in &class.methods {
                let method = classes.method(method);
                if &*method.name == name && !found.iter().any(|known: &String| **known == *method.descriptor) {
                    found.push(method.descriptor.to_string());
                }
            }
            next = class.super_class.filter(|_| name != "<init>");
        }
        Ok(found)
    }

    /// The field of a class by its name and descriptor, inherited ones too, of whatever access.
    ///
    /// # Errors
    /// `NoSuchFieldError`, and what loading classes throws.
    pub fn field(&mut self, class: &str, name: &str, descriptor: &str) -> Result<ResolvedField, CallError> {
        let named = class;
        let class = self.class(class)?;
        self.within(|vm| {
            let found = vm.loader.find_field(class, name, descriptor).ok_or_else(|| no_field(named, name))?;
            let holds = FieldType::parse(descriptor).ok_or_else(|| no_field(named, name))?;
            let holds = vm.type_of(holds)?;
            let field = vm.loader.field(found);
            Ok(ResolvedField {
                vm: vm.identity,
                class: found.0,
                is_static: field.is_static(),
                is_final: field.access & flags::FINAL != 0,
                offset: field.offset,
                letter: field.letter(),
                holds,
            })
        })
    }

    /// Reads a field; of an object, unless it is static. A class whose static field is read is initialised before.
    ///
    /// # Errors
    /// [`CallError::Foreign`], [`CallError::Argument`] for an object of another class or none, and what the initialiser throws.
    pub fn get(&mut self, field: &ResolvedField, object: Option<&Object>) -> Result<Value, CallError> {
        let holder = self.holder(field, object)?;
        let (vm, at) = (&mut *self.vm, field.offset);
        let heap = &vm.runtime.heap;
        if let Type::Reference(_) = field.holds {
            let found = if field.is_static { heap.load_reference_slot(at) } else { heap.load_reference(holder, at) };
            return Ok(Value::of_reference(vm, found));
        }
        let bits =
            if field.is_static { heap.load_slot(at) } else { variables::load_field(heap, holder, at, field.letter) };
        Ok(Value::of_primitive(field.letter, bits))
    }

    /// Writes a field.
    ///
    /// # Errors
    /// As for [`Guest::get`]; [`CallError::Argument`] for a value of another type, or a final field.
    pub fn set(&mut self, field: &ResolvedField, object: Option<&Object>, value: &Value) -> Result<(), CallError> {
        let holder = self.holder(field, object)?;
        if field.is_final {
            return Err(CallError::Argument("the field is final".to_owned()));
        }
        let slot = field.holds.slot(self.vm, value);
        let slot = slot.ok_or_else(|| CallError::Argument("the field holds another type".to_owned()))?;
        let (heap, at) = (&mut self.vm.runtime.heap, field.offset);
        match slot {
            SlotValue::Reference(value) if field.is_static => heap.store_reference_slot(at, value),
            SlotValue::Reference(value) => heap.store_reference(holder, at, value),
            SlotValue::Bits(bits) if field.is_static => heap.store_primitive_slot(at, bits),
            SlotValue::Bits(bits) => variables::store_field(heap, holder, at, field.letter, bits),
        }
        Ok(())
    }

    /// The object that has the field; null for a static one, whose class is initialised then.
    fn holder(&mut self, field: &ResolvedField, object: Option<&Object>) -> Result<Ref, CallError> {
        if field.vm != self.vm.identity {
            return Err(CallError::Foreign);
        }
        if field.is_static {
            self.initialise(field.class)?;
            return Ok(Ref::NULL);
        }
        let object = object.ok_or_else(|| CallError::Argument("the field is one of objects".to_owned()))?;
        let holder = self.reference(object)?;
        let class = self.vm.runtime.heap.class_of(holder);
        if self.vm.loader.classes.is_subtype(class, field.class) {
            Ok(holder)
        } else {
            Err(CallError::Argument("the object has no such field".to_owned()))
        }
    }
}

impl Vm {
    /// What a type can hold; its class is loaded.
    fn type_of(&mut self, field_type: FieldType<'_>) -> Result<Type, JavaError> {
        match field_type.class_name() {
            Some(name) => Ok(Type::Reference(self.loader.load_class(&mut self.runtime, name)?)),
            None => Ok(Type::Primitive(letter(field_type))),
        }
    }

    /// The method that a call of `method` enters on an instance of `class` (JVMS 5.4.6).
    pub(crate) fn selected(&self, class: ClassId, method: MethodId) -> Result<MethodId, JavaError> {
        let classes = &self.loader.classes;
        let found = classes.method(method);
        if !found.is_selected() {
            return Ok(method);
        }
        if classes.class(found.class).kind == ClassKind::Interface {
            return classes
                .interface_callee(class, method)
                .map_err(|_| JavaError::bare("java/lang/IncompatibleClassChangeError"));
        }
        let selected = found.vtable_index.get().and_then(|at| classes.class(class).vtable_methods.get(at as usize));
        Ok(selected.copied().unwrap_or(method))
    }
}
