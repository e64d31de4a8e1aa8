//! Class files: bytes in, a faithful model out.
//!
//! A [`ClassFile`] says what its file says and means nothing yet: the linker gives it meaning, the verifier proves its
//! methods. All of it is immutable and shared by the VMs of an engine.

mod class_attributes;
mod code_attribute;
mod constant_use;
mod cursor;
mod member_attributes;
mod member_facts;
mod members;
mod names;
mod pool_check;
mod prepass;
mod work;

pub mod access;
pub mod assemble;
pub mod attributes;
pub mod bytes;
pub mod code;
pub mod constant_pool;
pub mod descriptor;
pub mod error;
pub mod instructions;
pub mod model;
pub mod mutf8;
#[macro_use]
pub mod opcode_kind;
pub mod opcodes;
pub mod parse;
pub mod print;
pub mod stack_map;

pub use access::AccessFlags;
pub use bytes::ClassBytes;
pub use code::{CodeAttribute, LineNumber};
pub use constant_pool::{ConstantError, ConstantPool, PoolConstant, Tag};
pub use constant_use::{ConstantUse, FieldAccess, Invocation};
pub use descriptor::{FieldType, MethodDescriptor, PrimitiveType};
pub use error::{ClassFileError, ErrorKind};
pub use instructions::{BytecodeInstruction, Instructions, LookupSwitch, Operands, TableSwitch, decode};
pub(crate) use member_facts::{FieldFacts, MethodFacts};
pub use model::{ClassFile, FieldInfo, MethodInfo};
pub use mutf8::Mutf8;
pub use opcode_kind::OpcodeKind;
pub use opcodes::Opcode;
pub use parse::{MAX_CLASS_BYTES, parse};
pub(crate) use parse::{PoolNames, parse_pausing};
pub(crate) use work::parsing_bytes;
