//! What is known of the guest's classes while values are taken from it or made for it, and the bounds of that.
//!
//! In go names of classes and members; out come members that were found once for each VM. Whatever lies in a guest is taken
//! as meant to harm: a [`Level`] bounds how deep values are nested, and how many bytes one of them may become. Components
//! of records and numbers in boxes are read where they lie, so that no accessor of the program runs.

use std::any::Any;
use std::cell::Cell;
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use holloway_vm::{CallError, Callable, Description, Guest, Object, ResolvedField, Value};

use crate::control::Control;
use crate::convert::{present, told};
use crate::error::{Error, Reason};

/// How deep values may be nested that are taken from a guest or made for it.
pub(crate) const DEEPEST: usize = 128;

/// What each value that is taken costs at least, so that those without size are bounded too.
const LEAST_COST: usize = 16;

/// Bytes that are copied for a unit of fuel.
const BYTES_FOR_FUEL: u64 = 16;

/// The work that a value is which is not copied with others at once, as the bytes that would be copied in that time.
pub(crate) const VALUE_WORK: usize = 512;

/// Values that are taken between two looks at the clock.
const BETWEEN_LOOKS: u32 = 1024;

/// What a frame of a stack trace costs that is told to the host.
const FRAME_COST: usize = 1024;

/// A member of a class: the class's name, its own, its descriptor.
pub(crate) type Member = (&'static str, &'static str, &'static str);

/// What a VM keeps for its host.
pub(crate) struct Hosted {
    /// The host's own data.
    data: Box<dyn Any + Send>,
    control: Arc<Control>,
    /// Bytes that one value may become: the limit of the heap.
    limit: usize,
    left: usize,
    depth: usize,
    until_look: u32,
    /// Bytes that were taken and not charged to the guest.
    taken: Cell<u64>,
    /// Functions of the host that have been called and have not returned.
    functions: Cell<usize>,
    methods: HashMap<Member, Arc<Callable>>,
    fields: HashMap<Member, Arc<ResolvedField>>,
    records: HashMap<String, Arc<RecordClass>>,
}

impl Hosted {
    pub(crate) fn new(data: Box<dyn Any + Send>, control: Arc<Control>, heap: u64) -> Hosted {
        Hosted {
            data,
            control,
            limit: usize::try_from(heap).unwrap_or(usize::MAX),
            left: 0,
            depth: 0,
            until_look: BETWEEN_LOOKS,
            taken: Cell::new(0),
            functions: Cell::new(0),
            methods: HashMap::new(),
            fields: HashMap::new(),
            records: HashMap::new(),
        }
    }

    /// The host's data, if it is of this type.
    pub(crate) fn data<T: 'static>(&mut self) -> Option<&mut T> {
        self.data.downcast_mut()
    }
}

fn hosted<'a>(guest: &'a mut Guest<'_>) -> Result<&'a mut Hosted, Error> {
    let missing = || Error::Type("only VMs of the crate `holloway` take and give such values".to_owned());
    guest.data_mut::<Hosted>().ok_or_else(missing)
}

/// The VM while the parts of a value are taken or made.
pub(crate) struct Level<'a, 'vm>(&'a mut Guest<'vm>);

impl<'a, 'vm> Level<'a, 'vm> {
    /// # Errors
    /// [`Error::TooLarge`]: values are nested too deep.
    pub(crate) fn enter(guest: &'a mut Guest<'vm>) -> Result<Level<'a, 'vm>, Error> {
        let hosted = hosted(guest)?;
        if hosted.depth == 0 {
            hosted.left = hosted.limit;
        }
        if hosted.depth >= DEEPEST {
            return Err(Error::TooLarge(format!("values are nested more than {DEEPEST} deep, or in a circle")));
        }
        hosted.depth += 1;
        Ok(Level(guest))
    }
}

impl<'vm> Deref for Level<'_, 'vm> {
    type Target = Guest<'vm>;

    fn deref(&self) -> &Guest<'vm> {
        self.0
    }
}

impl<'vm> DerefMut for Level<'_, 'vm> {
    fn deref_mut(&mut self) -> &mut Guest<'vm> {
        self.0
    }
}

impl Drop for Level<'_, '_> {
    fn drop(&mut self) {
        if let Ok(hosted) = hosted(self.0) {
            hosted.depth -= 1;
        }
    }
}

/// What a value that becomes one of this type costs.
pub(crate) const fn cost<T>() -> usize {
    if size_of::<T>() > LEAST_COST { size_of::<T>() } else { LEAST_COST }
}

/// Whether the time is over, or the guest cannot pay for more.
///
/// # Errors
/// [`Error::Ended`].
#[cold]
fn look(guest: &mut Guest<'_>) -> Result<(), Error> {
    let left = guest.fuel();
    let hosted = hosted(guest)?;
    let is_paid = hosted.functions.get() > 0;
    if is_paid && left.is_some_and(|left| hosted.taken.get() / BYTES_FOR_FUEL > left) {
        return Err(Error::Ended(Reason::OutOfFuel));
    }
    hosted.control.is_over().map_or(Ok(()), |reason| Err(Error::Ended(reason)))
}

/// Takes bytes from what the value may become that is being taken; nothing where no value with parts is. Looks now and then
/// whether the time is over.
///
/// # Errors
/// [`Error::TooLarge`]; [`Error::Ended`].
pub(crate) fn charge(guest: &mut Guest<'_>, bytes: usize) -> Result<(), Error> {
    note(guest, bytes);
    let Some(hosted) = guest.data_mut::<Hosted>() else { return Ok(()) };
    if hosted.depth == 0 {
        return Ok(());
    }
    hosted.until_look -= 1;
    if hosted.until_look == 0 {
        hosted.until_look = BETWEEN_LOOKS;
        look(guest)?;
    }
    let hosted = self::hosted(guest)?;
    match hosted.left.checked_sub(bytes) {
        Some(left) => hosted.left = left,
        None => {
            let limit = hosted.limit;
            return Err(Error::TooLarge(format!("a value takes more than the {limit} bytes that the heap may have")));
        }
    }
    Ok(())
}

/// Takes a value that becomes one of this type, and the work that it is.
///
/// # Errors
/// As for [`charge`].
pub(crate) fn charge_value<T>(guest: &mut Guest<'_>) -> Result<(), Error> {
    note(guest, VALUE_WORK);
    charge(guest, cost::<T>())
}

/// Notes bytes that were copied for the guest's sake.
pub(crate) fn note(guest: &Guest<'_>, bytes: usize) {
    if let Some(hosted) = guest.data::<Hosted>() {
        hosted.taken.set(hosted.taken.get().saturating_add(bytes as u64));
    }
}

/// Notes the work of telling what an exception says.
pub(crate) fn note_description(guest: &Guest<'_>, description: &Description) {
    let told = std::iter::successors(Some(description), |one| one.cause.as_deref());
    let bytes = told.map(|one| one.message.as_ref().map_or(0, String::len) + one.frames.len() * FRAME_COST);
    note(guest, bytes.sum());
}

/// A function of the host begins, for which the guest pays. Gives the bytes that were copied before.
#[inline]
pub(crate) fn begin_function(guest: &Guest<'_>) -> u64 {
    guest.data::<Hosted>().map_or(0, |hosted| {
        hosted.functions.set(hosted.functions.get() + 1);
        hosted.taken.replace(0)
    })
}

/// It ends. Gives the fuel that the guest pays.
#[inline]
pub(crate) fn end_function(guest: &Guest<'_>, before: u64) -> u64 {
    guest.data::<Hosted>().map_or(0, |hosted| {
        hosted.functions.set(hosted.functions.get().saturating_sub(1));
        hosted.taken.replace(before) / BYTES_FOR_FUEL
    })
}

/// What has become of something that was asked of a guest while a value is taken or made: that cannot be suspended.
fn settled<R>(guest: &Guest<'_>, result: Result<R, CallError>) -> Result<R, Error> {
    match told(guest, result) {
        Err(Error::Suspended(call)) => Err(Error::Ended(call.reason())),
        other => other,
    }
}

/// Calls a method of the library, which may be one that the program overrides.
///
/// # Errors
/// What it throws; [`Error::Ended`] where a limit is reached.
pub(crate) fn call(
    guest: &mut Guest<'_>,
    member: Member,
    receiver: Option<&Object>,
    arguments: &[Value],
) -> Result<Value, Error> {
    let known = hosted(guest)?.methods.get(&member).cloned();
    let method = match known {
        Some(method) => method,
        None => {
            let found = guest.method(member.0, member.1, member.2);
            let found = Arc::new(told(guest, found)?);
            hosted(guest)?.methods.insert(member, Arc::clone(&found));
            found
        }
    };
    let result = guest.call(&method, receiver, arguments);
    settled(guest, result)
}

fn field(guest: &mut Guest<'_>, member: Member) -> Result<Arc<ResolvedField>, Error> {
    if let Some(known) = hosted(guest)?.fields.get(&member) {
        return Ok(Arc::clone(known));
    }
    let found = guest.field(member.0, member.1, member.2);
    let found = Arc::new(told(guest, found)?);
    hosted(guest)?.fields.insert(member, Arc::clone(&found));
    Ok(found)
}

/// Reads a field of an object, or a static one, whose class is initialised then.
///
/// # Errors
/// What the initialiser throws; [`Error::Type`] for an object without it; [`Error::Ended`].
pub(crate) fn get(guest: &mut Guest<'_>, member: Member, object: Option<&Object>) -> Result<Value, Error> {
    let access = field(guest, member)?;
    let value = guest.get(&access, object);
    settled(guest, value)
}

/// The name of an object's class, the beginning of it where it is very long.
pub(crate) fn name_of(guest: &Guest<'_>, object: &Object) -> Result<String, Error> {
    Ok(guest.class_name(object)?.chars().take(200).collect())
}

/// The classes of boxes: the letter of what is in them, the class, its field, the method that makes one.
const BOXES: &[(&str, Member, Member)] = &[
    ("Z", ("java/lang/Boolean", "value", "Z"), ("java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;")),
    ("B", ("java/lang/Byte", "value", "B"), ("java/lang/Byte", "valueOf", "(B)Ljava/lang/Byte;")),
    ("C", ("java/lang/Character", "value", "C"), ("java/lang/Character", "valueOf", "(C)Ljava/lang/Character;")),
    ("S", ("java/lang/Short", "value", "S"), ("java/lang/Short", "valueOf", "(S)Ljava/lang/Short;")),
    ("I", ("java/lang/Integer", "value", "I"), ("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;")),
    ("J", ("java/lang/Long", "value", "J"), ("java/lang/Long", "valueOf", "(J)Ljava/lang/Long;")),
    ("F", ("java/lang/Float", "value", "F"), ("java/lang/Float", "valueOf", "(F)Ljava/lang/Float;")),
    ("D", ("java/lang/Double", "value", "D"), ("java/lang/Double", "valueOf", "(D)Ljava/lang/Double;")),
];

/// The class of boxes of a primitive type.
pub(crate) fn box_of(descriptor: &str) -> Option<&'static str> {
    BOXES.iter().find(|(letter, ..)| *letter == descriptor).map(|(_, value, _)| value.0)
}

/// What is in a box of a primitive type.
///
/// # Errors
/// [`Error::Type`] for another object.
pub(crate) fn unboxed(guest: &mut Guest<'_>, object: &Object, letter: &str) -> Result<Value, Error> {
    let Some((_, member, _)) = BOXES.iter().find(|(known, ..)| *known == letter) else { return Ok(Value::Void) };
    if !guest.is_instance(object, member.0)? {
        let name = name_of(guest, object)?;
        return Err(Error::Type(format!("{name} is no {}", member.0.replace('/', "."))));
    }
    get(guest, *member, Some(object))
}

/// What is in a box of any primitive type; `None` for another object.
#[cfg(feature = "serde")]
pub(crate) fn unboxed_any(guest: &mut Guest<'_>, object: &Object) -> Result<Option<Value>, Error> {
    let name = guest.class_name(object)?;
    match BOXES.iter().find(|(_, value, _)| value.0.replace('/', ".") == name) {
        Some((_, member, _)) => get(guest, *member, Some(object)).map(Some),
        None => Ok(None),
    }
}

/// The letter of the primitive type that a class, by its descriptor, has boxes of.
#[cfg(feature = "serde")]
pub(crate) fn letter_of(descriptor: &str) -> Option<&'static str> {
    let class = descriptor.strip_prefix('L')?.strip_suffix(';')?;
    BOXES.iter().find(|(_, value, _)| value.0 == class).map(|(letter, ..)| *letter)
}

/// A box with a value in it; a reference as it is.
///
/// # Errors
/// `OutOfMemoryError`.
pub(crate) fn boxed(guest: &mut Guest<'_>, value: Value) -> Result<Value, Error> {
    let letter = value.letter();
    match BOXES.iter().find(|(known, ..)| known.as_bytes() == [letter]) {
        Some((_, _, make)) => call(guest, *make, None, &[value]),
        None => Ok(value),
    }
}

/// A record class: its components in their order, and what makes one.
pub(crate) struct RecordClass {
    pub(crate) components: Vec<ComponentAccess>,
    constructor: Callable,
}

/// A component of a record.
pub(crate) struct ComponentAccess {
    pub(crate) name: String,
    pub(crate) descriptor: String,
    access: ResolvedField,
}

impl ComponentAccess {
    /// The component's value in a record, without its accessor.
    pub(crate) fn of(&self, guest: &mut Guest<'_>, record: &Object) -> Result<Value, Error> {
        let value = guest.get(&self.access, Some(record));
        settled(guest, value)
    }
}

impl RecordClass {
    /// A new one, by its canonical constructor.
    pub(crate) fn make(&self, guest: &mut Guest<'_>, values: &[Value]) -> Result<Value, Error> {
        let made = guest.call(&self.constructor, None, values);
        settled(guest, made)
    }
}

/// The record class of a name, with slashes.
///
/// # Errors
/// [`Error::Signature`]: it is no record. What loading throws.
pub(crate) fn record(guest: &mut Guest<'_>, class: &str) -> Result<Arc<RecordClass>, Error> {
    const ARRAY: &str = "()[Ljava/lang/reflect/RecordComponent;";
    if let Some(known) = hosted(guest)?.records.get(class) {
        return Ok(Arc::clone(known));
    }
    let array = guest.new_object_array(class, 0);
    let array = told(guest, array)?;
    let of_array = call(guest, ("java/lang/Object", "getClass", "()Ljava/lang/Class;"), Some(&array), &[])?;
    let of_array = present(of_array)?;
    let found = call(guest, ("java/lang/Class", "getComponentType", "()Ljava/lang/Class;"), Some(&of_array), &[])?;
    let found = present(found)?;
    let Value::Object(Some(all)) = call(guest, ("java/lang/Class", "getRecordComponents", ARRAY), Some(&found), &[])?
    else {
        return Err(Error::Signature(format!("{} is no record", class.replace('/', "."))));
    };
    let mut components = Vec::new();
    for at in 0..guest.array_length(&all)? {
        const OF: &str = "java/lang/reflect/RecordComponent";
        const TEXT: &str = "()Ljava/lang/String;";
        let one = guest.element(&all, at)?.ok_or(Error::Null)?;
        let name = present(call(guest, (OF, "getName", TEXT), Some(&one), &[])?)?;
        let of = present(call(guest, (OF, "getType", "()Ljava/lang/Class;"), Some(&one), &[])?)?;
        let descriptor = present(call(guest, ("java/lang/Class", "descriptorString", TEXT), Some(&of), &[])?)?;
        let (name, descriptor) = (guest.text(&name)?, guest.text(&descriptor)?);
        let access = guest.field(class, &name, &descriptor);
        let access = told(guest, access)?;
        components.push(ComponentAccess { name, descriptor, access });
    }
    let types: String = components.iter().map(|component| component.descriptor.as_str()).collect();
    let constructor = guest.method(class, "<init>", &format!("({types})V"));
    let record = Arc::new(RecordClass { components, constructor: told(guest, constructor)? });
    hosted(guest)?.records.insert(class.to_owned(), Arc::clone(&record));
    Ok(record)
}

/// The name of a constant of an `enum`, without asking the program.
///
/// # Errors
/// [`Error::Type`] for another object.
pub(crate) fn constant_name(guest: &mut Guest<'_>, constant: &Object) -> Result<String, Error> {
    let name = present(get(guest, ("java/lang/Enum", "name", "Ljava/lang/String;"), Some(constant))?)?;
    Ok(guest.text(&name)?)
}

/// The constant of an `enum`, by the names of both.
///
/// # Errors
/// [`Error::Signature`]: there is none of that name; what the initialiser throws.
pub(crate) fn constant(guest: &mut Guest<'_>, class: &str, name: &str) -> Result<Value, Error> {
    let access = guest.field(class, name, &format!("L{class};"));
    let value = match access {
        Ok(access) => guest.get(&access, None),
        Err(error) => Err(error),
    };
    match settled(guest, value) {
        Ok(Value::Object(None)) => Err(Error::Null),
        Err(Error::Exception(exception)) if exception.class() == "java.lang.NoSuchFieldError" => {
            Err(Error::Signature(format!("{} has no constant {name}", class.replace('/', "."))))
        }
        other => other,
    }
}
