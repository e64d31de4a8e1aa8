//! Native methods: what the class library declares `native`, one file per Java class.
//!
//! A native of the library reads its arguments from its frame and never calls back into Java (K3). A reference it gets is bound by
//! its lifetime to a shared borrow of the [`NativeContext`]; whatever may collect takes the context exclusively, so a
//! raw offset cannot cross such a point (K14). What must, becomes a [`Handle`] (I6). What arguments hold beyond their types a
//! native checks itself (K31).

mod array_arguments;
mod class_loader;
mod class_path_resources;
mod compression;
mod cryptography;
mod floating_text;
mod host_connections;
mod host_files;
mod host_network;
mod host_processes;
mod invoke_handles;
mod lambda_metafactory;
mod lang_class;
mod lang_math;
mod lang_numbers;
mod lang_object;
mod lang_string;
mod lang_system;
mod lang_thread;
mod lang_throwable;
mod leaf;
mod reference_handler;
mod reflect_array;
mod reflect_members;
mod reflect_proxy;
mod registry;
mod serial_access;
pub(crate) mod short;
pub(crate) mod signature;
mod stack_walker;
mod strict_math;
mod string_bytes;
mod string_concat;
mod string_search;
mod unicode_texts;
mod zone_data;

use crate::runtime::handles::Handle;
use crate::vm::native::{NativeContext, NativeFunction, NativeOutcome, NativeResult};

pub(crate) use lang_math::MATH_LEAVES;
pub use leaf::{LeafFunction, LeafNative, NumberOperation};
pub(crate) use registry::{find_native, suits_compiled_code};
pub use short::{CHARGE_BYTES, CHARGE_MAX, ShortNative};
pub use signature::{MachineType, Signature};
