//! `java.lang.Class`: what class files say about classes, asked at run time.

use super::registry::{Native, leaf_native, native};
use super::{NativeContext, NativeOutcome, NativeResult, invoke_handles};
use crate::classfile::FieldType;
use crate::error::JavaError;
use crate::id::ClassId;
use crate::link::{Class, ClassKind, flags};
use crate::options::AssertionRule;
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    native("primitive", "(C)Ljava/lang/Class;", primitive),
    native("computeName", "()Ljava/lang/String;", compute_name),
    leaf_native("isInstance", "(Ljava/lang/Object;)Z", is_instance),
    leaf_native("isAssignableFrom0", "(Ljava/lang/Class;)Z", is_assignable_from),
    leaf_native("isPrimitive", "()Z", is_primitive),
    leaf_native("isHidden", "()Z", is_hidden),
    leaf_native("isOfLibrary", "()Z", is_of_library),
    leaf_native("getModifiers", "()I", get_modifiers),
    leaf_native("getSuperclass", "()Ljava/lang/Class;", get_superclass),
    native("getInterfaces", "()[Ljava/lang/Class;", get_interfaces),
    leaf_native("getComponentType", "()Ljava/lang/Class;", get_component_type),
    native("desiredAssertionStatus", "()Z", desired_assertion_status),
    native("declaringClass", "()Ljava/lang/Class;", declaring_class),
    native("enclosingClass", "()Ljava/lang/Class;", enclosing_class),
    native("innerName", "()Ljava/lang/String;", inner_name),
    native("initialize", "()V", initialize),
    native("forName0", "(Ljava/lang/String;)Ljava/lang/Class;", for_name),
    native("caller", "()Ljava/lang/Class;", invoke_handles::caller),
];

impl NativeContext<'_> {
    /// The class that a `java.lang.Class` argument stands for.
    ///
    /// # Errors
    /// `NullPointerException`.
    pub(super) fn mirrored(&self, argument: usize) -> Result<ClassId, JavaError> {
        Ok(self.vm.loader.mirrored(&self.vm.runtime, self.non_null(argument)?.raw()))
    }

    fn receiver_class(&self) -> Result<&Class, JavaError> {
        Ok(self.vm.loader.classes.class(self.mirrored(0)?))
    }

    /// The mirror of a class, or null, as a result.
    fn mirror_or_null(&mut self, class: Option<ClassId>) -> NativeResult {
        match class {
            Some(class) => Ok(self.vm.loader.mirror(&mut self.vm.runtime, class)?.into()),
            None => Ok(().into()),
        }
    }

    /// The mirror of a class that the receiver's class file names, or null, as a result.
    fn named_or_null(&mut self, name: Option<String>) -> NativeResult {
        let from = self.mirrored(0)?;
        let class = name.map(|name| self.vm.loader.class_named(&mut self.vm.runtime, from, &name)).transpose()?;
        self.mirror_or_null(class)
    }
}

/// What a class file's InnerClasses attribute says of its own class.
struct Nesting<'a> {
    access: u16,
    /// The class it is a member of.
    outer: Option<&'a str>,
    /// `None` if anonymous.
    name: Option<&'a str>,
}

fn nesting(class: &Class) -> Option<Nesting<'_>> {
    let file = class.file.as_deref()?;
    let entry = file.own_inner_class()?;
    Some(Nesting { access: entry.access.0, outer: entry.outer, name: entry.name })
}

fn primitive(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = u8::try_from(cx.int(0)).ok().and_then(|letter| cx.vm.loader.well_known.primitive(letter));
    cx.mirror_or_null(class)
}

fn compute_name(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = cx.receiver_class()?.java_name();
    cx.string(&name)
}

fn is_instance(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    let instance = cx.object(1).is_some_and(|object| cx.vm.loader.classes.is_subtype(cx.class_of(object), class));
    Ok(instance.into())
}

fn is_assignable_from(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.vm.loader.classes.is_subtype(cx.mirrored(1)?, cx.mirrored(0)?).into())
}

fn is_primitive(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok((cx.receiver_class()?.kind == ClassKind::Primitive).into())
}

fn is_hidden(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.receiver_class()?;
    Ok((class.hidden && class.kind != ClassKind::Array).into())
}

fn is_of_library(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok(cx.receiver_class()?.boot.into())
}

/// An array type has its element type's visibility.
fn get_modifiers(cx: &mut NativeContext<'_>) -> NativeResult {
    const VISIBILITY: u16 = flags::PUBLIC | flags::PRIVATE | flags::PROTECTED;
    /// `ACC_SUPER`: for the VM, not for programs.
    const SUPER: u16 = 0x20;
    let mut class = cx.receiver_class()?;
    let is_array = class.kind == ClassKind::Array;
    while class.kind == ClassKind::Array {
        class = cx.vm.loader.classes.class(class.element);
    }
    let modifiers = nesting(class).map_or(class.access, |entry| entry.access) & !SUPER;
    let modifiers = if is_array { modifiers & VISIBILITY | flags::FINAL | flags::ABSTRACT } else { modifiers };
    Ok(i32::from(modifiers).into())
}

fn get_superclass(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.receiver_class()?;
    let super_class = class.super_class.filter(|_| !class.is_interface());
    cx.mirror_or_null(super_class)
}

fn get_interfaces(cx: &mut NativeContext<'_>) -> NativeResult {
    let interfaces = cx.receiver_class()?.interfaces.clone();
    let array_class = cx.vm.loader.array_of(&mut cx.vm.runtime, cx.vm.loader.well_known.class)?;
    let array = cx.vm.runtime.new_array(array_class, interfaces.len() as u32)?;
    let array = cx.keep(array);
    for (index, &interface) in (0..).zip(&interfaces) {
        let mirror = cx.vm.loader.mirror(&mut cx.vm.runtime, interface)?;
        cx.vm.runtime.heap.set_element(cx.vm.runtime.handles.get(array), index, mirror);
    }
    Ok(cx.get(array).into())
}

fn get_component_type(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.receiver_class()?;
    let component = (class.kind == ClassKind::Array).then_some(class.element);
    cx.mirror_or_null(component)
}

fn desired_assertion_status(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.receiver_class()?;
    let rules = &cx.vm.runtime.options.assertions;
    if rules.iter().all(|rule| rule.scope.is_none()) {
        return Ok(status_of_all(rules, class.boot).into());
    }
    let name = class.java_name();
    let status = assertion_status(rules, &name, class.boot);
    let work = name.len().saturating_mul(rules.len());
    cx.charge_bytes(work);
    Ok(status.into())
}

/// Whether assertions are on in a class, by the rules of `java -ea` and `-da`: a switch for the class itself comes
/// first, then the one for the nearest enclosing package, then the one for all; of several for one scope the last.
/// Linear in the name for each rule.
fn assertion_status(rules: &[AssertionRule], class: &str, boot: bool) -> bool {
    let ranked = rules.iter().filter_map(|rule| Some((rank(rule.scope.as_deref()?, class)?, rule.enable)));
    match ranked.max_by_key(|&(rank, _)| rank) {
        Some((_, enable)) => enable,
        None => status_of_all(rules, boot),
    }
}

/// What switches for all say, of several the last; about the library they say nothing.
fn status_of_all(rules: &[AssertionRule], boot: bool) -> bool {
    !boot && rules.iter().rev().find(|rule| rule.scope.is_none()).is_some_and(|rule| rule.enable)
}

/// How near a scope of a switch is to a class that it includes, the class itself being the nearest.
fn rank(scope: &str, class: &str) -> Option<usize> {
    let dotted = |byte: &u8| if *byte == b'/' { b'.' } else { *byte };
    let is_text = |scope: &[u8], text: &[u8]| scope.iter().map(dotted).eq(text.iter().copied());
    let (scope, class) = (scope.as_bytes(), class.as_bytes());
    if is_text(scope, class) {
        return Some(usize::MAX);
    }
    let (package, dots) = scope.split_at(scope.len().checked_sub(3)?);
    let (outer, inner) = class.split_at_checked(package.len())?;
    let is_inside = inner.first() == Some(&b'.') || package.is_empty() && !class.contains(&b'.');
    (is_text(dots, b"...") && is_inside && is_text(package, outer)).then_some(package.len())
}

fn declaring_class(cx: &mut NativeContext<'_>) -> NativeResult {
    let outer = nesting(cx.receiver_class()?).and_then(|entry| entry.outer).map(str::to_owned);
    cx.named_or_null(outer)
}

fn enclosing_class(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.receiver_class()?;
    let method = class.file.as_deref().and_then(|file| file.enclosing_method()).map(|enclosing| enclosing.class);
    let outer = method.or_else(|| nesting(class)?.outer).map(str::to_owned);
    cx.named_or_null(outer)
}

fn inner_name(cx: &mut NativeContext<'_>) -> NativeResult {
    let name = nesting(cx.receiver_class()?).map(|entry| entry.name.unwrap_or_default().to_owned());
    match name {
        Some(name) => cx.string(&name),
        None => Ok(().into()),
    }
}

pub(super) fn initialize(cx: &mut NativeContext<'_>) -> NativeResult {
    let class = cx.mirrored(0)?;
    let has_initialiser = matches!(cx.vm.loader.classes.class(class).kind, ClassKind::Class | ClassKind::Interface);
    if !has_initialiser || cx.vm.ensure_initialised(class)? { Ok(().into()) } else { Ok(NativeOutcome::Retry) }
}

pub(super) fn for_name(cx: &mut NativeContext<'_>) -> NativeResult {
    refuse_long_name(cx)?;
    let name = cx.text(0)?;
    let class = find_named(cx.vm, &name)?;
    Ok(cx.vm.loader.mirror(&mut cx.vm.runtime, class)?.into())
}

/// Bytes that a unit takes in modified UTF-8.
fn encoded_bytes(unit: u16) -> usize {
    match unit {
        1..=0x7F => 1,
        0 | 0x80..=0x7FF => 2,
        _ => 3,
    }
}

/// Refuses a name as the first argument that no class file can have, with what HotSpot says, before it is copied.
fn refuse_long_name(cx: &mut NativeContext<'_>) -> Result<(), JavaError> {
    const LONGEST: usize = 0xFFFF;
    let length = cx.unit_count(0)?;
    // A unit takes three bytes at most.
    if length <= LONGEST / 3 {
        return Ok(());
    }
    let mut bytes = 0;
    cx.in_stretches(length, |cx, part| {
        bytes += cx.units_at(0, part)?.into_iter().map(encoded_bytes).sum::<usize>();
        Ok(false)
    })?;
    cx.charge_bytes(length);
    if bytes <= LONGEST {
        return Ok(());
    }
    let first = cx.units_at(0, 0..NAME_SHOWN)?;
    let last = cx.units_at(0, length - NAME_SHOWN..length)?;
    Err(JavaError::new("java/lang/ClassNotFoundException", long_name_message(&first, &last, bytes)))
}

/// Bytes of a name that is too long that are shown of its beginning and of its end.
const NAME_SHOWN: usize = 128;

/// What HotSpot says of a name of so many bytes that begins and ends with these units. A character that it cuts is left out.
fn long_name_message(first: &[u16], last: &[u16], bytes: usize) -> String {
    /// How many of the units fit.
    fn fitting<'a>(units: impl Iterator<Item = &'a u16>) -> usize {
        let sums = units.scan(0, |sum, &unit| {
            *sum += encoded_bytes(unit);
            Some(*sum)
        });
        sums.take_while(|&sum| sum <= NAME_SHOWN).count()
    }
    let text = |units: &[u16]| String::from_utf16_lossy(units).replace('.', "/");
    let first = text(first.get(..fitting(first.iter())).unwrap_or_default());
    let last = text(last.get(last.len() - fitting(last.iter().rev())..).unwrap_or_default());
    let omitted = bytes - 2 * NAME_SHOWN;
    format!("Class name exceeds maximum length of 65535: {first} ... ({omitted} characters omitted) ... {last}")
}

/// Whether HotSpot looks for a class file of this internal name: a slash at its end is no hindrance.
fn is_class_name(name: &str) -> bool {
    !name.contains([';', '[']) && name.strip_suffix('/').unwrap_or(name).split('/').all(|part| !part.is_empty())
}

/// The class of a name with dots. That there is no such class is a `ClassNotFoundException`; that a class it needs is
/// missing stays the error it is. The message is the name of what was not found; as in HotSpot, one that no class can
/// have is given with slashes.
fn find_named(vm: &mut Vm, name: &str) -> Result<ClassId, JavaError> {
    let not_found = |name: &str| JavaError::new("java/lang/ClassNotFoundException", name);
    let internal = name.replace('.', "/");
    let element = match FieldType::parse(&internal).filter(|_| internal.starts_with('[')) {
        None => &*internal,
        Some(array) => match array.element() {
            Some(FieldType::Object(element)) => element,
            _ => return vm.loader.load_class(&mut vm.runtime, &internal),
        },
    };
    if !is_class_name(element) {
        return Err(not_found(&internal));
    }
    let missing = JavaError::no_class(element);
    let noted = vm.loader.missing_from_library().len();
    match vm.loader.load_class(&mut vm.runtime, &internal) {
        Ok(class) => Ok(class),
        Err(error) if error == missing => {
            vm.loader.forget_missing(noted);
            Err(not_found(&element.replace('/', ".")))
        }
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(switches: &[&str]) -> Vec<AssertionRule> {
        let rule = |switch: &&str| {
            let (word, scope) = switch.split_once(':').map_or((*switch, None), |(word, scope)| (word, Some(scope)));
            AssertionRule { enable: word == "-ea", scope: scope.map(str::to_owned) }
        };
        switches.iter().map(rule).collect()
    }

    #[test]
    fn nearest_scope_decides() {
        let status = |switches: &[&str], class: &str| assertion_status(&rules(switches), class, false);
        assert!(!status(&[], "a.B"));
        assert!(status(&["-ea"], "a.B"));
        assert!(!status(&["-ea", "-da"], "a.B"));
        assert!(!status(&["-ea", "-da:a.B"], "a.B"));
        assert!(!status(&["-da:a.B", "-ea"], "a.B"), "a class comes before all classes, whatever the order");
        assert!(status(&["-ea:a...", "-da:a.b..."], "a.C"));
        assert!(!status(&["-ea:a...", "-da:a.b..."], "a.b.C"));
        assert!(!status(&["-da:a.b...", "-ea:a..."], "a.b.c.D"));
        assert!(status(&["-da:a...", "-ea:a.B"], "a.B"));
        assert!(status(&["-ea:..."], "Main") && !status(&["-ea:..."], "a.B"));
        assert!(status(&["-ea:a/b..."], "a.b.C") && !status(&["-ea:a/b..."], "a.bc.D"));
        assert!(status(&["-da:a...", "-ea:a..."], "a.B"), "of several for one scope the last");
        assert!(!status(&["-ea:a.B..."], "a.B") && !status(&["-ea:a"], "a.B"));
    }

    #[test]
    fn the_status_of_a_long_name_is_found_at_once() {
        let class = "a.".repeat(30_000) + "B";
        let rules = rules(&["-ea:a.a...", "-da:b...", "-da:a.a.a.B..."]);
        assert!((0..1000).all(|_| assertion_status(&rules, &class, false)));
    }

    #[test]
    fn the_middle_of_a_long_name_is_left_out() {
        let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
        let message = long_name_message(&units(&"a.".repeat(64)), &units(&"b".repeat(128)), 65_536);
        assert_eq!(message.len(), 336);
        assert!(message.starts_with("Class name exceeds maximum length of 65535: a/a/"), "{message}");
        assert!(message.contains("a/ ... (65280 characters omitted) ... b"), "{message}");
        let message = long_name_message(&units(&"\u{20ac}".repeat(128)), &units(&"\u{20ac}".repeat(128)), 65_538);
        assert_eq!(message.matches('\u{20ac}').count(), 84);
        assert!(message.contains("(65282 characters omitted)"), "{message}");
    }

    #[test]
    fn switches_for_all_spare_the_library() {
        assert!(!assertion_status(&rules(&["-ea"]), "java.util.ArrayList", true));
        assert!(assertion_status(&rules(&["-ea:java.util..."]), "java.util.ArrayList", true));
    }
}
