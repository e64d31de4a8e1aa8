//! `java.lang.System`, `SystemProperties` and `Runtime`: copies of arrays, clocks, settings, and the VM as the program
//! sees it.

use super::registry::{Native, leaf_native, native};
use super::short::ShortNative::{ArrayCopy, IdentityHash};
use super::short::{SHORT_BYTES, ShortAnswer, of_1, of_5, short_answer};
use super::{NativeContext, NativeOutcome, NativeResult};
use crate::error::JavaError;
use crate::heap::Ref;
use crate::id::ClassId;
use crate::link::ClassKind;
use crate::runtime::Runtime;
use crate::stopping::STRETCH;
use crate::vm::Vm;

pub(super) const NATIVES: &[Native] = &[
    native("setStream", "(ILjava/lang/Object;)V", set_stream),
    leaf_native("arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", arraycopy)
        .short(ArrayCopy.writes(of_5(short_arraycopy))),
    leaf_native("identityHashCode", "(Ljava/lang/Object;)I", identity_hash_code)
        .short(IdentityHash.reads(of_1(short_identity_hash))),
    native("currentTimeMillis", "()J", current_time_millis),
    native("nanoTime", "()J", nano_time),
];

/// The encoding of everything where nothing else is said.
const UTF_8: &str = "UTF-8";

/// The property with the encoding of each standard stream.
const ENCODINGS: [&str; 3] = ["stdin.encoding", "stdout.encoding", "stderr.encoding"];

/// The name of a standard stream's encoding. Asks the options alone: what the host tells of itself is asked for when the
/// guest reads a property.
pub(super) fn encoding_of(vm: &Vm, descriptor: i32) -> &str {
    let wanted = usize::try_from(descriptor).ok().and_then(|descriptor| ENCODINGS.get(descriptor).copied());
    let mut given = vm.runtime.options.properties.iter().rev();
    given.find(|(name, _)| Some(name.as_str()) == wanted).map_or(UTF_8, |(_, value)| value)
}

fn set_stream(cx: &mut NativeContext<'_>) -> NativeResult {
    let (name, descriptor) = match cx.int(0) {
        0 => ("in", "Ljava/io/InputStream;"),
        1 => ("out", "Ljava/io/PrintStream;"),
        _ => ("err", "Ljava/io/PrintStream;"),
    };
    let system = cx.vm.loader.load_class(&mut cx.vm.runtime, "java/lang/System")?;
    let slot = cx.vm.loader.library_field(system, name, descriptor)?;
    let class = cx.vm.loader.load_class(&mut cx.vm.runtime, &descriptor[1..descriptor.len() - 1])?;
    let stream = match cx.object(1) {
        None => Ref::NULL,
        Some(stream) if cx.vm.loader.classes.is_subtype(cx.class_of(stream), class) => stream.raw(),
        Some(other) => {
            let name = cx.vm.loader.classes.class(cx.class_of(other)).java_name();
            return Err(JavaError::new("java/lang/ClassCastException", name));
        }
    };
    cx.vm.runtime.heap.store_reference_slot(slot, stream);
    Ok(().into())
}

/// An array as HotSpot's messages of `arraycopy` name it: arrays of references are all `object array`.
fn array_text(vm: &Vm, class: ClassId) -> String {
    let element = vm.loader.classes.class(vm.loader.classes.class(class).element);
    if element.kind == ClassKind::Primitive { element.java_name() } else { "object array".to_owned() }
}

fn store_error(message: String) -> JavaError {
    JavaError::new("java/lang/ArrayStoreException", format!("arraycopy: {message}"))
}

/// The kinds of both arguments fit: both are arrays, of the same primitive type or of references.
fn check_kinds(vm: &Vm, from: ClassId, to: ClassId) -> Result<(), JavaError> {
    for (id, what) in [(from, "source"), (to, "destination")] {
        let class = vm.loader.classes.class(id);
        if class.kind != ClassKind::Array {
            return Err(store_error(format!("{what} type {} is not an array", class.java_name())));
        }
    }
    let element = |id| vm.loader.classes.class(vm.loader.classes.class(id).element);
    let primitive = |id| element(id).kind == ClassKind::Primitive;
    if (primitive(from) || primitive(to)) && from != to {
        let (from, to) = (array_text(vm, from), array_text(vm, to));
        return Err(store_error(format!("type mismatch: can not copy {from}[] into {to}[]")));
    }
    Ok(())
}

/// Both ranges lie inside of their arrays; messages and their order as HotSpot's.
fn check_ranges(
    vm: &Vm,
    (source, from, source_start): (Ref, ClassId, i32),
    (target, to, target_start): (Ref, ClassId, i32),
    length: i32,
) -> Result<(), JavaError> {
    let error =
        |text: String| Err(JavaError::new("java/lang/ArrayIndexOutOfBoundsException", format!("arraycopy: {text}")));
    let sides = [(source, from, source_start, "source"), (target, to, target_start, "destination")];
    for (array, class, start, what) in sides {
        if start < 0 {
            let size = vm.runtime.heap.array_length(array);
            return error(format!("{what} index {start} out of bounds for {}[{size}]", array_text(vm, class)));
        }
    }
    if length < 0 {
        return error(format!("length {length} is negative"));
    }
    for (array, class, start, what) in sides {
        let (last, size) = (start as u32 + length as u32, vm.runtime.heap.array_length(array));
        if last > size {
            return error(format!("last {what} index {last} out of bounds for {}[{size}]", array_text(vm, class)));
        }
    }
    Ok(())
}

fn arraycopy(cx: &mut NativeContext<'_>) -> NativeResult {
    let (source, target) = (cx.non_null(0)?.raw(), cx.non_null(2)?.raw());
    let (source_start, target_start, length) = (cx.int(1), cx.int(3), cx.int(4));
    let vm = &mut *cx.vm;
    // The usual case needs no other look at the classes.
    match vm.runtime.copy_alike((source, source_start), (target, target_start), length) {
        Some(done) => done.map(|()| ().into()),
        None => copy_unlike(vm, (source, source_start), (target, target_start), length),
    }
}

/// The same between arrays of one class where it is short.
extern "C" fn short_arraycopy(
    vm: &mut Vm,
    source: Ref,
    source_start: i32,
    target: Ref,
    target_start: i32,
    length: i32,
) -> ShortAnswer<()> {
    short_answer(|| {
        if source.is_null() || target.is_null() {
            return None;
        }
        let mut work = 0;
        let look = |bytes| {
            work = bytes as usize;
            if work <= SHORT_BYTES { Ok(()) } else { Err(()) }
        };
        let heap = &mut vm.runtime.heap;
        heap.copy_alike((source, source_start), (target, target_start), length, look)?.ok()?;
        Some(((), work))
    })
}

/// The rest of `arraycopy`: between arrays of two classes, what is long, and what fails.
#[inline(never)]
fn copy_unlike(
    vm: &mut Vm,
    (source, source_start): (Ref, i32),
    (target, target_start): (Ref, i32),
    length: i32,
) -> NativeResult {
    let (from, to) = (vm.runtime.heap.class_of(source), vm.runtime.heap.class_of(target));
    check_kinds(vm, from, to)?;
    check_ranges(vm, (source, from, source_start), (target, to, target_start), length)?;
    let (source_start, target_start, count) = (source_start as u32, target_start as u32, length as u32);
    let (source_element, target_element) = (vm.loader.classes.class(from).element, vm.loader.classes.class(to).element);
    if vm.loader.classes.is_subtype(source_element, target_element) {
        let work = u64::from(count) << vm.loader.classes.class(from).element_log2;
        // The parts may overlap.
        vm.runtime.charge_before(work / 8)?;
        let log2 = vm.loader.classes.class(from).element_log2;
        copy_in_stretches(vm, (source, source_start), (target, target_start), count, log2)?;
        return Ok(().into());
    }
    vm.runtime.charge(u64::from(count));
    // The classes of neighbours are often the same: remember which one was allowed last.
    let mut allowed = ClassId(0);
    for at in 0..count {
        if (at + 1).is_multiple_of(STRETCH as u32) {
            vm.runtime.look_up()?;
        }
        let value = vm.runtime.heap.element(source, source_start + at);
        if !value.is_null() {
            let class = vm.runtime.heap.class_of(value);
            if class != allowed && !vm.loader.classes.is_subtype(class, target_element) {
                return Err(element_error(vm, source_element, target_element));
            }
            allowed = class;
        }
        vm.runtime.heap.set_element(target, target_start + at, value);
    }
    Ok(().into())
}

/// Copies elements of `1 << log2` bytes a stretch at a time, from the end where the ranges may overlap so that elements
/// would be written over before they are read.
fn copy_in_stretches(
    vm: &mut Vm,
    (source, source_start): (Ref, u32),
    (target, target_start): (Ref, u32),
    count: u32,
    log2: u8,
) -> Result<(), JavaError> {
    let backward = source == target && source_start < target_start;
    let mut done = 0;
    while done < count {
        let part = (count - done).min((STRETCH >> log2) as u32);
        let at = if backward { count - done - part } else { done };
        vm.runtime.heap.copy_elements(source, source_start + at, target, target_start + at, part);
        done += part;
        if done < count {
            vm.runtime.look_up()?;
        }
    }
    Ok(())
}

/// An element does not fit the target; the elements before it have been copied.
fn element_error(vm: &Vm, from: ClassId, to: ClassId) -> JavaError {
    let (source, target) = (vm.loader.classes.class(from).java_name(), vm.loader.classes.class(to).java_name());
    if vm.loader.classes.is_subtype(to, from) {
        store_error(format!(
            "element type mismatch: can not cast one of the elements of {source}[] to the type of the destination \
             array, {target}"
        ))
    } else {
        store_error(format!("type mismatch: can not copy {source}[] into {target}[]"))
    }
}

/// The identity hash of an object, where there is room for a monitor.
pub(super) extern "C" fn short_identity_hash(vm: &mut Vm, object: Ref) -> ShortAnswer<i32> {
    short_answer(|| {
        if object.is_null() {
            return None;
        }
        let Runtime { monitors, heap, threads, .. } = &mut vm.runtime;
        monitors.make_room(heap, threads.running().id).ok()?;
        Some((monitors.identity_hash(heap, object) as i32, 0))
    })
}

fn identity_hash_code(cx: &mut NativeContext<'_>) -> NativeResult {
    cx.vm.runtime.make_room_for_monitor()?;
    let Some(object) = cx.object(0) else { return Ok(0_i32.into()) };
    let object = object.raw();
    Ok((cx.vm.runtime.monitors.identity_hash(&mut cx.vm.runtime.heap, object) as i32).into())
}

fn current_time_millis(cx: &mut NativeContext<'_>) -> NativeResult {
    if cx.vm.runtime.options.virtual_clock {
        return Ok(((cx.vm.schedule.virtual_time() / 1_000_000) as i64).into());
    }
    Ok(cx.vm.runtime.host.milliseconds().into())
}

fn nano_time(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok((cx.vm.schedule.now(&mut cx.vm.runtime) as i64).into())
}

/// `java.lang.SystemProperties`.
pub(super) const PROPERTIES: &[Native] = &[
    native("initial", "()[Ljava/lang/String;", initial_properties),
    native("environment", "()[Ljava/lang/String;", environment),
];

/// What the VM says of itself; what the host tells and what was set from outside wins.
fn standard_properties() -> Vec<(String, String)> {
    let system = match std::env::consts::OS {
        "linux" => "Linux",
        "macos" => "Mac OS X",
        "windows" => "Windows",
        other => other,
    };
    let architecture = match std::env::consts::ARCH {
        "x86_64" => "amd64",
        other => other,
    };
    let standard = [
        ("java.version", "25"),
        ("java.version.date", "2025-09-16"),
        ("java.specification.name", "Java Platform API Specification"),
        ("java.specification.vendor", "Oracle Corporation"),
        ("java.specification.version", "25"),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", "25"),
        ("java.runtime.name", "Holloway Runtime Environment"),
        ("java.runtime.version", env!("CARGO_PKG_VERSION")),
        ("java.class.version", "69.0"),
        ("java.vendor", "Holloway"),
        ("java.vendor.version", concat!("Holloway-", env!("CARGO_PKG_VERSION"))),
        ("java.vm.name", "Holloway"),
        ("java.vm.vendor", "Holloway"),
        ("java.vm.version", env!("CARGO_PKG_VERSION")),
        ("java.vm.info", "interpreted mode"),
        ("java.vendor.url", env!("CARGO_PKG_REPOSITORY")),
        ("java.vendor.url.bug", env!("CARGO_PKG_REPOSITORY")),
        // No native libraries are loaded.
        ("java.library.path", ""),
        ("jdk.debug", "release"),
        ("user.language", "en"),
        ("sun.arch.data.model", if cfg!(target_pointer_width = "64") { "64" } else { "32" }),
        ("sun.cpu.endian", if cfg!(target_endian = "little") { "little" } else { "big" }),
        ("sun.io.unicode.encoding", if cfg!(target_endian = "little") { "UnicodeLittle" } else { "UnicodeBig" }),
        ("sun.jnu.encoding", UTF_8),
        ("os.name", system),
        ("os.arch", architecture),
        ("file.separator", "/"),
        ("path.separator", ":"),
        ("line.separator", "\n"),
        ("file.encoding", UTF_8),
        ("native.encoding", UTF_8),
        (ENCODINGS[0], UTF_8),
        (ENCODINGS[1], UTF_8),
        (ENCODINGS[2], UTF_8),
    ];
    standard.map(|(key, value)| (key.to_owned(), value.to_owned())).into()
}

fn initial_properties(cx: &mut NativeContext<'_>) -> NativeResult {
    let mut properties = standard_properties();
    let told = cx.vm.runtime.host.properties();
    for (key, value) in told.iter().chain(&cx.vm.runtime.options.properties) {
        match properties.iter_mut().find(|(known, _)| known == key) {
            Some(known) => known.1.clone_from(value),
            None => properties.push((key.clone(), value.clone())),
        }
    }
    string_pairs(cx, &properties)
}

fn environment(cx: &mut NativeContext<'_>) -> NativeResult {
    let variables = cx.vm.runtime.host.environment();
    string_pairs(cx, &variables)
}

/// Keys and values in turn.
fn string_pairs(cx: &mut NativeContext<'_>, pairs: &[(String, String)]) -> NativeResult {
    let texts: Vec<&String> = pairs.iter().flat_map(|(key, value)| [key, value]).collect();
    cx.string_array(texts.into_iter())
}

/// `java.lang.Runtime`.
pub(super) const RUNTIME: &[Native] = &[
    native("availableProcessors", "()I", available_processors),
    native("freeMemory", "()J", free_memory),
    native("totalMemory", "()J", total_memory),
    native("maxMemory", "()J", max_memory),
    native("gc", "()V", collect),
    native("halt0", "(I)V", halt),
];

/// One: threads of a VM take turns.
fn available_processors(_: &mut NativeContext<'_>) -> NativeResult {
    Ok(1_i32.into())
}

fn free_memory(cx: &mut NativeContext<'_>) -> NativeResult {
    let heap = &cx.vm.runtime.heap;
    let free = heap.used_bytes() - heap.charged_bytes() - heap.object_bytes();
    Ok((free as i64).into())
}

fn total_memory(cx: &mut NativeContext<'_>) -> NativeResult {
    let heap = &cx.vm.runtime.heap;
    Ok(((heap.used_bytes() - heap.charged_bytes()) as i64).into())
}

fn max_memory(cx: &mut NativeContext<'_>) -> NativeResult {
    Ok((cx.vm.runtime.heap.limit_bytes() as i64).into())
}

fn collect(cx: &mut NativeContext<'_>) -> NativeResult {
    cx.vm.runtime.collect_full();
    Ok(().into())
}

/// The thread does not come back: it is left where it stands.
fn halt(cx: &mut NativeContext<'_>) -> NativeResult {
    let status = cx.int(1);
    cx.vm.schedule.halt(&mut cx.vm.runtime, status);
    Ok(NativeOutcome::Retry)
}
