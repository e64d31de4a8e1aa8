//! Calls of native methods: by the VM, by a function with arguments in registers where the work is short, or in line.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, BlockArg, InstBuilder, types};
use holloway_vm::MethodId;
use holloway_vm::native::ShortNative;
use holloway_vm::native::{CHARGE_BYTES, CHARGE_MAX};
use holloway_vm::tier::functions::RuntimeFunction;
use holloway_vm::tier::runtime::{object, vm};

use super::function::{Lowering, clif_type};
use super::memory::{Place, element_alias};
use crate::ir::{ExitId, IrConstant, MemoryKind, Type, Value};

/// The parts of an instruction that calls a native method.
#[derive(Clone, Copy)]
pub(super) struct NativeCall<'a> {
    pub method: MethodId,
    pub arguments: &'a [Value],
    /// So much budget has to be left.
    pub weight: u32,
    pub exit: ExitId,
    /// Type of the result.
    pub ty: Type,
}

impl Lowering<'_, '_> {
    /// Calls a native method by the function for short work, and where that has done nothing by way of the VM.
    pub(super) fn call_short_native(&mut self, short: ShortNative, call: NativeCall<'_>) -> Option<ir::Value> {
        let NativeCall { arguments, weight, ty, .. } = call;
        let has_result = ty != Type::Void;
        let [enough, direct, fits, long, done] = [(); 5].map(|()| self.builder.create_block());
        self.builder.set_cold_block(long);
        if has_result {
            self.builder.append_block_param(done, clif_type(ty));
        }
        let budget = self.builder.use_var(self.budget);
        let least = i64::from(weight) + i64::from(CHARGE_MAX);
        let little = self.builder.ins().icmp_imm_s(IntCC::SignedLessThan, budget, least);
        self.builder.ins().brif(little, long, &[], enough, &[]);

        self.builder.switch_to_block(enough);
        match (short, arguments) {
            (ShortNative::BytesEqual, &[a, a_byte, b, b_byte, length]) if self.are_zero(&[a_byte, b_byte]) => {
                self.compare_words((a, b, length), direct, done);
            }
            _ => {
                self.builder.ins().jump(direct, &[]);
            }
        }

        self.builder.switch_to_block(direct);
        let mut passed = vec![self.vm];
        passed.extend(arguments.iter().map(|&argument| self.value(argument)));
        let answer = self.call_at(short.address(), short.signature(), &passed);
        let refused = self.builder.ins().icmp_imm_s(IntCC::SignedLessThan, answer, 0);
        self.builder.ins().brif(refused, long, &[], fits, &[]);

        self.builder.switch_to_block(fits);
        let charged = self.builder.ins().ushr_imm_u(answer, 32);
        let left = self.builder.ins().isub(budget, charged);
        self.builder.def_var(self.budget, left);
        let result = has_result.then(|| {
            let low = self.builder.ins().ireduce(types::I32, answer);
            BlockArg::Value(if ty == Type::Ref { self.builder.ins().uextend(types::I64, low) } else { low })
        });
        self.builder.ins().jump(done, result.as_slice());

        self.builder.switch_to_block(long);
        let result = self.call_native(call).map(BlockArg::Value);
        self.builder.ins().jump(done, result.as_slice());

        self.builder.switch_to_block(done);
        has_result.then(|| self.builder.block_params(done)[0])
    }

    fn are_zero(&self, values: &[Value]) -> bool {
        values.iter().all(|&value| self.function.constant(value) == Some(IrConstant::I32(0)))
    }

    /// Compares all bytes of two arrays of one length, eight at a time: what lies behind the last one is zero (H4). Goes on in
    /// `done` with whether they are equal, or in `call` where these are not two whole arrays or they are long.
    fn compare_words(&mut self, (a, b, length): (Value, Value, Value), call: ir::Block, done: ir::Block) {
        let (first, second) = (self.value(a), self.value(b));
        for array in [first, second] {
            let next = self.builder.create_block();
            self.builder.ins().brif(array, next, &[], call, &[]);
            self.builder.switch_to_block(next);
        }
        let [a, b] = [first, second].map(|array| self.builder.ins().iadd(self.base, array));
        let wanted = self.value(length);
        let [differs_a, differs_b] = [a, b].map(|array| {
            let length = self.load(Place::Header, types::I32, array, object::LENGTH);
            self.builder.ins().bxor(length, wanted)
        });
        let [whole, short, word, next, equal, differ] = [(); 6].map(|()| self.builder.create_block());
        let differs = self.builder.ins().bor(differs_a, differs_b);
        self.builder.ins().brif(differs, call, &[], whole, &[]);

        self.builder.switch_to_block(whole);
        let long =
            self.builder.ins().icmp_imm_u(IntCC::UnsignedGreaterThan, wanted, i64::from(CHARGE_MAX * CHARGE_BYTES));
        self.builder.ins().brif(long, call, &[], short, &[]);

        self.builder.switch_to_block(short);
        let length = self.wide(length);
        let charged = self.builder.ins().ushr_imm_u(length, i64::from(CHARGE_BYTES.trailing_zeros()));
        let budget = self.builder.use_var(self.budget);
        let left = self.builder.ins().isub(budget, charged);
        self.builder.def_var(self.budget, left);
        let start = self.builder.ins().iconst(types::I64, 0);
        self.builder.append_block_param(word, types::I64);
        self.builder.ins().brif(length, word, &[BlockArg::Value(start)], equal, &[]);

        self.builder.switch_to_block(word);
        let at = self.builder.block_params(word)[0];
        let alias = Place::Java(element_alias(MemoryKind::Byte));
        let [x, y] = [a, b].map(|array| {
            let place = self.builder.ins().iadd(array, at);
            self.load(alias, types::I64, place, object::ELEMENTS)
        });
        let same = self.builder.ins().icmp(IntCC::Equal, x, y);
        self.builder.ins().brif(same, next, &[], differ, &[]);

        self.builder.switch_to_block(next);
        let behind = self.builder.ins().iadd_imm_u(at, 8);
        let more = self.builder.ins().icmp(IntCC::UnsignedLessThan, behind, length);
        self.builder.ins().brif(more, word, &[BlockArg::Value(behind)], equal, &[]);

        for (block, result) in [(equal, 1), (differ, 0)] {
            self.builder.switch_to_block(block);
            let result = self.builder.ins().iconst(types::I32, result);
            self.builder.ins().jump(done, &[BlockArg::Value(result)]);
        }
    }

    /// Calls a native method by way of the VM. Its arguments and its result lie where exits leave values.
    pub(super) fn call_native(&mut self, call: NativeCall<'_>) -> Option<ir::Value> {
        let NativeCall { method, arguments, weight, exit, ty } = call;
        for (number, &argument) in arguments.iter().enumerate() {
            let bits = self.slot_value(argument);
            self.store(Place::ExitValues, bits, self.vm, vm::EXIT_VALUES + 8 * number as i32);
        }
        let method = self.builder.ins().iconst(types::I32, i64::from(method.0));
        let budget = self.builder.use_var(self.budget);
        let least = self.builder.ins().iconst(types::I64, i64::from(weight));
        let left = self.call_runtime(RuntimeFunction::CallNative, &[self.vm, method, budget, least]);
        let refused = self.builder.ins().icmp_imm_s(IntCC::SignedLessThan, left, 0);
        self.leave_if(refused, exit);
        self.builder.def_var(self.budget, left);
        (ty != Type::Void).then(|| self.load(Place::ExitValues, clif_type(ty), self.vm, vm::EXIT_VALUES))
    }
}
