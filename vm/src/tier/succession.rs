//! Whether and how one block can follow another.
//!
//! Two block heads that a thread reaches one after the other need not be neighbours: a class's initialiser may have
//! run in between, a native method may have pushed a frame, heads in between may be plain. What holds of every
//! execution is in the code: that is looked at here.

use crate::classfile::constant_pool::MemberRef;
use crate::classfile::opcodes::{Flow, Opcode};
use crate::classfile::{BytecodeInstruction, ClassFile, CodeAttribute as Bytecode, Operands};
use crate::code::{Code, block_bytecodes, has_quiet_edge};
use crate::id::BlockId;
use crate::link::Method;
use crate::vm::tier::Control;

/// How control goes from a block to the next one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Succession {
    /// Within a frame: by a branch, by falling into the next block, or past a call that pushes no frame of bytecode.
    Jump,
    /// From the call that ends the block to the entry of the method called.
    Call,
    /// From a return to the block behind the call.
    Return,
    /// From a bytecode that throws to the head of its handler, in the same frame or one below.
    Throw,
}

impl Control<'_> {
    /// How control can go from a block to another one, by the code alone; `None` if it cannot. The first that fits of
    /// jump, call, return and throw is given. Costs a walk over the bytecode of a block, and over the handlers of a method
    /// where only an exception can have led there.
    pub fn succession(&self, from: BlockId, to: BlockId) -> Option<Succession> {
        let (from, to) = (self.block_place(from)?, self.block_place(to)?);
        let (caller, callee) = (self.method(from.method), self.method(to.method));
        let (from_code, to_code) = (caller.version(0)?, callee.version(0)?);
        let from_file = self.vm.loader.class_file(caller.class)?;
        let bytecode = bytecode(&from_file, caller)?;
        let last = last_bytecode(bytecode, from_code, from.index);
        if from.method == to.method && has_quiet_edge(from_code, bytecode, from.index, to.index) {
            return Some(Succession::Jump);
        }
        if to.index == 0 && last.is_some_and(|last| self.may_enter(&from_file, last, callee)) {
            return Some(Succession::Call);
        }
        if last.is_some_and(|last| last.opcode.info().flow == Flow::Return) && to.index > 0 {
            let to_file = self.vm.loader.class_file(callee.class)?;
            let call = last_bytecode(self::bytecode(&to_file, callee)?, to_code, to.index - 1);
            if call.is_some_and(|call| self.may_enter(&to_file, call, caller)) {
                return Some(Succession::Return);
            }
        }
        let head = to_code.blocks[to.index as usize].start;
        let handles = to_code.handlers.iter().any(|handler| handler.target == head);
        handles.then_some(Succession::Throw)
    }

    /// Whether a bytecode is a call that may enter a method: same name and descriptor. What a call site of `invokedynamic`
    /// was linked to is a static method with any name, and what a call of a signature polymorphic method has become, one of a
    /// hidden class that takes the handle as its first argument.
    fn may_enter(&self, file: &ClassFile, call: BytecodeInstruction<'_>, method: &Method) -> bool {
        if call.opcode.info().flow != Flow::Call {
            return false;
        }
        if let Operands::InvokeDynamic { .. } = call.operands {
            return method.is_static() && &*method.name != "<clinit>";
        }
        let Some(index) = call.operands.constant_index() else { return false };
        let is_static = call.opcode == Opcode::Invokestatic;
        file.pool().method_ref(index).is_ok_and(|member| {
            *member.name == *method.name && *member.descriptor == *method.descriptor && is_static == method.is_static()
                || call.opcode == Opcode::Invokevirtual
                    && self.vm.loader.classes.class(method.class).hidden
                    && is_polymorphic_adapter(member, method)
        })
    }
}

fn bytecode<'a>(file: &'a ClassFile, method: &Method) -> Option<Bytecode<'a>> {
    file.method(usize::from(method.index))?.code()
}

fn last_bytecode<'a>(bytecode: Bytecode<'a>, code: &Code, block: u32) -> Option<BytecodeInstruction<'a>> {
    block_bytecodes(bytecode, code.blocks.get(block as usize)?).last()
}

/// Whether a method is what `invokedynamic::polymorphic` makes of a call.
fn is_polymorphic_adapter(called: MemberRef<'_>, method: &Method) -> bool {
    let behind_handle = method.descriptor.strip_prefix("(L").and_then(|text| text.strip_prefix(called.class));
    ["java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle"].contains(&called.class)
        && method.is_static()
        && behind_handle.and_then(|text| text.strip_prefix(';')) == called.descriptor.strip_prefix('(')
}
