//! The operations of threaded code, once, as a table: every fact of an operation stands in its row and nowhere else.
//!
//! A row is `name(words "operands" kind "reads" "writes" flow throws resolution);`. The enumeration [`Op`], the facts
//! that it gives, the printer, the document `docs/instructions.md`, both dispatch modes and what the compiler knows of an
//! operation all expand from [`for_each_op`]; the handlers in [`crate::interp::handlers`] have the same names. A
//! consumer gives its own macro the whole table.
//!
//! * words: length in instruction words, fixed payload included; switch tables follow beyond it.
//! * operands: a letter each for a, b and c in turn, or, where there are four, for a, b and the halves of c: `d` a
//!   register written, `r` a register read, `i` an immediate, `j` displacement to the taken target (in instructions, from
//!   this instruction), `s` the same to what a fused operation stands for, `w` weight charged to the budget, `x` an index
//!   (class, constant, root slot, vtable, byte offset), `-` none; then `p` where payload words follow.
//! * kind: what the operation does, see [`OperationKind`], with parameters that only the compiler reads.
//! * reads: the types of what registers are read, in the order of the operands: `I` int and smaller, `J` long, `F` float,
//!   `D` double, `A` reference; `*` if that, or which registers, depends on the operands, the method or the constant.
//! * writes: the same of what is written, to the register named and those behind it.
//! * flow: where control goes next, see [`Flow`](crate::classfile::opcodes::Flow). `Next` also stands for the VM's own
//!   operations, behind which control goes where the VM says.
//! * throws: whether execution can raise an exception, other than by what is called.
//! * resolution: see [`Resolution`].
//!
//! Behind the rows come the pairs, `name(first second);`. A fused operation stands in the place of the first one, whose
//! operands stay, and executes the second one, which stays too, without a dispatch in between. So nothing but the first
//! handler word changes, and whoever enters at the second instruction finds it. All else of a pair is as of its first part.

#[cfg(doc)]
use super::op::{Op, OperationKind, Resolution};

/// Calls `$m` with every operation: `{ rows } { pairs }`.
#[macro_export]
#[doc(hidden)]
macro_rules! for_each_op {
    ($m:path) => {
        $m! { {
            // Stubs: where control leaves straight line execution inside the VM.
            slow(1 "" Stub "" "" Next Quiet Final);
            exit(1 "" Stub "" "" Next Quiet Final);
            translate(1 "" Stub "" "" Next Quiet Final);
            native(1 "" Stub "" "" Next Quiet Final);
            abstract_method(1 "" Stub "" "" Next Quiet Final);
            class_initialisation_step(1 "" Stub "" "" Next Quiet Final);
            class_initialisation_done(1 "" Stub "" "" Next Quiet Final);
            thread_end(1 "" Stub "" "" Next Quiet Final);
            // Handlers that stand in for a block's first instruction.
            head_count(1 "" Head "" "" Next Quiet Final);
            head_profile(1 "" Head "" "" Next Quiet Final);
            head_enter(1 "" Head "" "" Next Quiet Final);
            head_switch(1 "" Head "" "" Next Quiet Final);
            head_region(1 "" Head "" "" Next Quiet Final);
            checkpoint(1 "" Head "" "" Next Quiet Final);
            head_region_measured(1 "" Head "" "" Next Quiet Final);
            // Counts an edge, in instrumented versions.
            probe_edge(1 "--x" Probe "" "" Next Quiet Final);
            probe_off(1 "---" Probe "" "" Next Quiet Final);
            // Steps of path profiles: a names the path register, c what it is set to or what is added. The payload has the
            // table's first counter, how many paths it has, and which hash table it is.
            path_set(1 "i-i" Probe "" "" Next Quiet Final);
            path_add(1 "i-i" Probe "" "" Next Quiet Final);
            path_count(2 "i-ip" Probe "" "" Next Quiet Final);
            path_count_hash(2 "i-ip" Probe "" "" Next Quiet Final);
            path_off(2 "i-ip" Probe "" "" Next Quiet Final);
            // Asks the budget in counter c of switch a.
            path_budget(1 "i-x" Probe "" "" Next Quiet Final);
            // The first instruction of a synchronized method: b says whether it is static, and then a is not read.
            lock_method(1 "ri" LockMethod "*" "" Next Throws Final);
            // Not resolved yet: c is an index into the constant pool, a and b are as the resolved form wants them.
            resolve(1 "dri" Resolve "*" "*" Next Throws Pending);
            resolve_invoke(2 "rixp" ResolveCall "*" "*" Call Throws Pending);
            resolve_invoke_interface(3 "rixp" ResolveCall "*" "*" Call Throws Pending);
            // Moves and constants.
            skip(1 "" Pass "" "" Next Quiet Final);
            mov(1 "dr" Moves(1) "*" "*" Next Quiet Final);
            mov2(1 "drdr" Moves(2) "**" "**" Next Quiet Final);
            mov3(2 "drdrp" Moves(3) "***" "***" Next Quiet Final);
            mov4(2 "drdrp" Moves(4) "****" "****" Next Quiet Final);
            constant_int(1 "d-i" Constant "" "*" Next Quiet Final);
            constant_long(1 "d-i" Constant "" "*" Next Quiet Final);
            constant_wide(2 "d-p" WideConstant "" "*" Next Quiet Final);
            load_root(1 "d-x" LoadRoot "" "*" Next Quiet Resolved);
            // Integer arithmetic.
            iadd(1 "drr" Binary(Iadd) "II" "I" Next Quiet Final);
            isub(1 "drr" Binary(Isub) "II" "I" Next Quiet Final);
            imul(1 "drr" Binary(Imul) "II" "I" Next Quiet Final);
            idiv(1 "drr" Binary(Idiv) "II" "I" Next Throws Final);
            irem(1 "drr" Binary(Irem) "II" "I" Next Throws Final);
            iand(1 "drr" Binary(Iand) "II" "I" Next Quiet Final);
            ior(1 "drr" Binary(Ior) "II" "I" Next Quiet Final);
            ixor(1 "drr" Binary(Ixor) "II" "I" Next Quiet Final);
            ishl(1 "drr" Binary(Ishl) "II" "I" Next Quiet Final);
            ishr(1 "drr" Binary(Ishr) "II" "I" Next Quiet Final);
            iushr(1 "drr" Binary(Iushr) "II" "I" Next Quiet Final);
            iadd_i(1 "dri" Immediate(Iadd "I") "I" "I" Next Quiet Final);
            imul_i(1 "dri" Immediate(Imul "I") "I" "I" Next Quiet Final);
            idiv_i(1 "dri" Immediate(Idiv "I") "I" "I" Next Quiet Final);
            irem_i(1 "dri" Immediate(Irem "I") "I" "I" Next Quiet Final);
            isub_from_i(1 "dri" SubtractFrom "I" "I" Next Quiet Final);
            iand_i(1 "dri" Immediate(Iand "I") "I" "I" Next Quiet Final);
            ior_i(1 "dri" Immediate(Ior "I") "I" "I" Next Quiet Final);
            ixor_i(1 "dri" Immediate(Ixor "I") "I" "I" Next Quiet Final);
            ishl_i(1 "dri" Immediate(Ishl "I") "I" "I" Next Quiet Final);
            ishr_i(1 "dri" Immediate(Ishr "I") "I" "I" Next Quiet Final);
            iushr_i(1 "dri" Immediate(Iushr "I") "I" "I" Next Quiet Final);
            ineg(1 "dr" Unary(Ineg) "I" "I" Next Quiet Final);
            ladd(1 "drr" Binary(Ladd) "JJ" "J" Next Quiet Final);
            lsub(1 "drr" Binary(Lsub) "JJ" "J" Next Quiet Final);
            lmul(1 "drr" Binary(Lmul) "JJ" "J" Next Quiet Final);
            ldiv(1 "drr" Binary(Ldiv) "JJ" "J" Next Throws Final);
            lrem(1 "drr" Binary(Lrem) "JJ" "J" Next Throws Final);
            land(1 "drr" Binary(Land) "JJ" "J" Next Quiet Final);
            lor(1 "drr" Binary(Lor) "JJ" "J" Next Quiet Final);
            lxor(1 "drr" Binary(Lxor) "JJ" "J" Next Quiet Final);
            lshl(1 "drr" Binary(Lshl) "JI" "J" Next Quiet Final);
            lshr(1 "drr" Binary(Lshr) "JI" "J" Next Quiet Final);
            lushr(1 "drr" Binary(Lushr) "JI" "J" Next Quiet Final);
            ladd_i(1 "dri" Immediate(Ladd "J") "J" "J" Next Quiet Final);
            lmul_i(1 "dri" Immediate(Lmul "J") "J" "J" Next Quiet Final);
            ldiv_i(1 "dri" Immediate(Ldiv "J") "J" "J" Next Quiet Final);
            lrem_i(1 "dri" Immediate(Lrem "J") "J" "J" Next Quiet Final);
            land_i(1 "dri" Immediate(Land "J") "J" "J" Next Quiet Final);
            lor_i(1 "dri" Immediate(Lor "J") "J" "J" Next Quiet Final);
            lxor_i(1 "dri" Immediate(Lxor "J") "J" "J" Next Quiet Final);
            lshl_i(1 "dri" Immediate(Lshl "I") "J" "J" Next Quiet Final);
            lshr_i(1 "dri" Immediate(Lshr "I") "J" "J" Next Quiet Final);
            lushr_i(1 "dri" Immediate(Lushr "I") "J" "J" Next Quiet Final);
            lneg(1 "dr" Unary(Lneg) "J" "J" Next Quiet Final);
            lcmp(1 "drr" Binary(Lcmp) "JJ" "I" Next Quiet Final);
            // Floating-point arithmetic.
            fadd(1 "drr" Binary(Fadd) "FF" "F" Next Quiet Final);
            fsub(1 "drr" Binary(Fsub) "FF" "F" Next Quiet Final);
            fmul(1 "drr" Binary(Fmul) "FF" "F" Next Quiet Final);
            fdiv(1 "drr" Binary(Fdiv) "FF" "F" Next Quiet Final);
            frem(1 "drr" Binary(Frem) "FF" "F" Next Quiet Final);
            fneg(1 "dr" Unary(Fneg) "F" "F" Next Quiet Final);
            fcmpl(1 "drr" Binary(Fcmpl) "FF" "I" Next Quiet Final);
            fcmpg(1 "drr" Binary(Fcmpg) "FF" "I" Next Quiet Final);
            dadd(1 "drr" Binary(Dadd) "DD" "D" Next Quiet Final);
            dsub(1 "drr" Binary(Dsub) "DD" "D" Next Quiet Final);
            dmul(1 "drr" Binary(Dmul) "DD" "D" Next Quiet Final);
            ddiv(1 "drr" Binary(Ddiv) "DD" "D" Next Quiet Final);
            drem(1 "drr" Binary(Drem) "DD" "D" Next Quiet Final);
            dneg(1 "dr" Unary(Dneg) "D" "D" Next Quiet Final);
            dcmpl(1 "drr" Binary(Dcmpl) "DD" "I" Next Quiet Final);
            dcmpg(1 "drr" Binary(Dcmpg) "DD" "I" Next Quiet Final);
            // Conversions.
            i2l(1 "dr" Unary(I2l) "I" "J" Next Quiet Final);
            i2f(1 "dr" Unary(I2f) "I" "F" Next Quiet Final);
            i2d(1 "dr" Unary(I2d) "I" "D" Next Quiet Final);
            l2i(1 "dr" Unary(L2i) "J" "I" Next Quiet Final);
            l2f(1 "dr" Unary(L2f) "J" "F" Next Quiet Final);
            l2d(1 "dr" Unary(L2d) "J" "D" Next Quiet Final);
            f2i(1 "dr" Unary(F2i) "F" "I" Next Quiet Final);
            f2l(1 "dr" Unary(F2l) "F" "J" Next Quiet Final);
            f2d(1 "dr" Unary(F2d) "F" "D" Next Quiet Final);
            d2i(1 "dr" Unary(D2i) "D" "I" Next Quiet Final);
            d2l(1 "dr" Unary(D2l) "D" "J" Next Quiet Final);
            d2f(1 "dr" Unary(D2f) "D" "F" Next Quiet Final);
            i2b(1 "dr" Unary(I2b) "I" "I" Next Quiet Final);
            i2c(1 "dr" Unary(I2c) "I" "I" Next Quiet Final);
            i2s(1 "dr" Unary(I2s) "I" "I" Next Quiet Final);
            i2z(1 "dr" Unary(I2z) "I" "I" Next Quiet Final);
            // Control.
            goto(1 "--j" Goto "" "" Goto Quiet Final);
            goto_back(1 "w-j" GotoBack "" "" Goto Quiet Final);
            if_icmpeq(1 "rrj" BranchInt(Equal) "II" "" Branch Quiet Final);
            if_icmpne(1 "rrj" BranchInt(NotEqual) "II" "" Branch Quiet Final);
            if_icmplt(1 "rrj" BranchInt(Less) "II" "" Branch Quiet Final);
            if_icmpge(1 "rrj" BranchInt(GreaterEqual) "II" "" Branch Quiet Final);
            if_icmpgt(1 "rrj" BranchInt(Greater) "II" "" Branch Quiet Final);
            if_icmple(1 "rrj" BranchInt(LessEqual) "II" "" Branch Quiet Final);
            if_ieq_i(1 "rij" BranchImmediate(Equal) "I" "" Branch Quiet Final);
            if_ine_i(1 "rij" BranchImmediate(NotEqual) "I" "" Branch Quiet Final);
            if_ilt_i(1 "rij" BranchImmediate(Less) "I" "" Branch Quiet Final);
            if_ige_i(1 "rij" BranchImmediate(GreaterEqual) "I" "" Branch Quiet Final);
            if_igt_i(1 "rij" BranchImmediate(Greater) "I" "" Branch Quiet Final);
            if_ile_i(1 "rij" BranchImmediate(LessEqual) "I" "" Branch Quiet Final);
            if_lcmpeq(1 "rrj" BranchInt(Equal) "JJ" "" Branch Quiet Final);
            if_lcmpne(1 "rrj" BranchInt(NotEqual) "JJ" "" Branch Quiet Final);
            if_lcmplt(1 "rrj" BranchInt(Less) "JJ" "" Branch Quiet Final);
            if_lcmpge(1 "rrj" BranchInt(GreaterEqual) "JJ" "" Branch Quiet Final);
            if_lcmpgt(1 "rrj" BranchInt(Greater) "JJ" "" Branch Quiet Final);
            if_lcmple(1 "rrj" BranchInt(LessEqual) "JJ" "" Branch Quiet Final);
            if_feq(1 "rrj" BranchFloat(Equal true) "FF" "" Branch Quiet Final);
            if_fne(1 "rrj" BranchFloat(NotEqual true) "FF" "" Branch Quiet Final);
            if_flt(1 "rrj" BranchFloat(Less true) "FF" "" Branch Quiet Final);
            if_fge(1 "rrj" BranchFloat(GreaterEqual true) "FF" "" Branch Quiet Final);
            if_fgt(1 "rrj" BranchFloat(Greater true) "FF" "" Branch Quiet Final);
            if_fle(1 "rrj" BranchFloat(LessEqual true) "FF" "" Branch Quiet Final);
            if_fnlt(1 "rrj" BranchFloat(Less false) "FF" "" Branch Quiet Final);
            if_fnge(1 "rrj" BranchFloat(GreaterEqual false) "FF" "" Branch Quiet Final);
            if_fngt(1 "rrj" BranchFloat(Greater false) "FF" "" Branch Quiet Final);
            if_fnle(1 "rrj" BranchFloat(LessEqual false) "FF" "" Branch Quiet Final);
            if_deq(1 "rrj" BranchFloat(Equal true) "DD" "" Branch Quiet Final);
            if_dne(1 "rrj" BranchFloat(NotEqual true) "DD" "" Branch Quiet Final);
            if_dlt(1 "rrj" BranchFloat(Less true) "DD" "" Branch Quiet Final);
            if_dge(1 "rrj" BranchFloat(GreaterEqual true) "DD" "" Branch Quiet Final);
            if_dgt(1 "rrj" BranchFloat(Greater true) "DD" "" Branch Quiet Final);
            if_dle(1 "rrj" BranchFloat(LessEqual true) "DD" "" Branch Quiet Final);
            if_dnlt(1 "rrj" BranchFloat(Less false) "DD" "" Branch Quiet Final);
            if_dnge(1 "rrj" BranchFloat(GreaterEqual false) "DD" "" Branch Quiet Final);
            if_dngt(1 "rrj" BranchFloat(Greater false) "DD" "" Branch Quiet Final);
            if_dnle(1 "rrj" BranchFloat(LessEqual false) "DD" "" Branch Quiet Final);
            if_acmpeq(1 "rrj" BranchInt(Equal) "AA" "" Branch Quiet Final);
            if_acmpne(1 "rrj" BranchInt(NotEqual) "AA" "" Branch Quiet Final);
            ifnull(1 "r-j" BranchNull(true) "A" "" Branch Quiet Final);
            ifnonnull(1 "r-j" BranchNull(false) "A" "" Branch Quiet Final);
            tableswitch(2 "r--p" TableSwitch "I" "" Switch Quiet Final);
            lookupswitch(2 "r--p" LookupSwitch "I" "" Switch Quiet Final);
            // A loop's end: (increment,) charge, jump to the head and do the head's compare, from the payload word. What it
            // stands for follows it.
            back_icmpeq(2 "rrsp" Pass "" "" Next Quiet Final);
            back_icmpne(2 "rrsp" Pass "" "" Next Quiet Final);
            back_icmplt(2 "rrsp" Pass "" "" Next Quiet Final);
            back_icmpge(2 "rrsp" Pass "" "" Next Quiet Final);
            back_icmpgt(2 "rrsp" Pass "" "" Next Quiet Final);
            back_icmple(2 "rrsp" Pass "" "" Next Quiet Final);
            back_ieq_i(2 "risp" Pass "" "" Next Quiet Final);
            back_ine_i(2 "risp" Pass "" "" Next Quiet Final);
            back_ilt_i(2 "risp" Pass "" "" Next Quiet Final);
            back_ige_i(2 "risp" Pass "" "" Next Quiet Final);
            back_igt_i(2 "risp" Pass "" "" Next Quiet Final);
            back_ile_i(2 "risp" Pass "" "" Next Quiet Final);
            inc_back_icmpeq(2 "rrsp" Pass "" "" Next Quiet Final);
            inc_back_icmpne(2 "rrsp" Pass "" "" Next Quiet Final);
            inc_back_icmplt(2 "rrsp" Pass "" "" Next Quiet Final);
            inc_back_icmpge(2 "rrsp" Pass "" "" Next Quiet Final);
            inc_back_icmpgt(2 "rrsp" Pass "" "" Next Quiet Final);
            inc_back_icmple(2 "rrsp" Pass "" "" Next Quiet Final);
            inc_back_ieq_i(2 "risp" Pass "" "" Next Quiet Final);
            inc_back_ine_i(2 "risp" Pass "" "" Next Quiet Final);
            inc_back_ilt_i(2 "risp" Pass "" "" Next Quiet Final);
            inc_back_ige_i(2 "risp" Pass "" "" Next Quiet Final);
            inc_back_igt_i(2 "risp" Pass "" "" Next Quiet Final);
            inc_back_ile_i(2 "risp" Pass "" "" Next Quiet Final);
            // The same while transitions are profiled: the head is profiled too, or all is done one by one.
            profiled_back_icmpeq(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_back_icmpne(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_back_icmplt(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_back_icmpge(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_back_icmpgt(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_back_icmple(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_back_ieq_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_back_ine_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_back_ilt_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_back_ige_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_back_igt_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_back_ile_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_icmpeq(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_icmpne(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_icmplt(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_icmpge(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_icmpgt(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_icmple(2 "rrsp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_ieq_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_ine_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_ilt_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_ige_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_igt_i(2 "risp" Profiled "" "" Next Quiet Final);
            profiled_inc_back_ile_i(2 "risp" Profiled "" "" Next Quiet Final);
            // Arrays.
            arraylength(1 "dr" ArrayLength "A" "I" Next Throws Final);
            iaload(1 "drr" ArrayLoad(Int) "AI" "I" Next Throws Final);
            laload(1 "drr" ArrayLoad(Long) "AI" "J" Next Throws Final);
            faload(1 "drr" ArrayLoad(Float) "AI" "F" Next Throws Final);
            daload(1 "drr" ArrayLoad(Double) "AI" "D" Next Throws Final);
            aaload(1 "drr" ArrayLoad(Reference) "AI" "A" Next Throws Final);
            baload(1 "drr" ArrayLoad(Byte) "AI" "I" Next Throws Final);
            caload(1 "drr" ArrayLoad(Char) "AI" "I" Next Throws Final);
            saload(1 "drr" ArrayLoad(Short) "AI" "I" Next Throws Final);
            iastore(1 "rrr" ArrayStore(Int) "IAI" "" Next Throws Final);
            lastore(1 "rrr" ArrayStore(Long) "JAI" "" Next Throws Final);
            fastore(1 "rrr" ArrayStore(Float) "FAI" "" Next Throws Final);
            dastore(1 "rrr" ArrayStore(Double) "DAI" "" Next Throws Final);
            aastore(1 "rrr" ArrayStore(Reference) "AAI" "" Next Throws Final);
            bastore(1 "rrr" ArrayStore(Byte) "IAI" "" Next Throws Final);
            castore(1 "rrr" ArrayStore(Char) "IAI" "" Next Throws Final);
            sastore(1 "rrr" ArrayStore(Short) "IAI" "" Next Throws Final);
            newarray(1 "drx" NewArray "I" "A" Next Throws Resolved);
            multianewarray(1 "dix" MultiNewArray "*" "A" Next Throws Resolved);
            // Objects.
            new(1 "dix" New(false) "" "A" Next Throws Resolved);
            new_dup(1 "dix" New(true) "" "AA" Next Throws Resolved);
            getfield_z(1 "drx" GetField(Boolean) "A" "I" Next Throws Field(GetField "Z"));
            getfield_b(1 "drx" GetField(Byte) "A" "I" Next Throws Field(GetField "B"));
            getfield_c(1 "drx" GetField(Char) "A" "I" Next Throws Field(GetField "C"));
            getfield_s(1 "drx" GetField(Short) "A" "I" Next Throws Field(GetField "S"));
            getfield_i(1 "drx" GetField(Int) "A" "I" Next Throws Field(GetField "I"));
            getfield_j(1 "drx" GetField(Long) "A" "J" Next Throws Field(GetField "J"));
            getfield_f(1 "drx" GetField(Float) "A" "F" Next Throws Field(GetField "F"));
            getfield_d(1 "drx" GetField(Double) "A" "D" Next Throws Field(GetField "D"));
            getfield_a(1 "drx" GetField(Reference) "A" "A" Next Throws Field(GetField "L["));
            putfield_z(1 "rrx" PutField(Boolean) "AI" "" Next Throws Field(PutField "Z"));
            putfield_b(1 "rrx" PutField(Byte) "AI" "" Next Throws Field(PutField "B"));
            putfield_c(1 "rrx" PutField(Char) "AI" "" Next Throws Field(PutField "C"));
            putfield_s(1 "rrx" PutField(Short) "AI" "" Next Throws Field(PutField "S"));
            putfield_i(1 "rrx" PutField(Int) "AI" "" Next Throws Field(PutField "I"));
            putfield_j(1 "rrx" PutField(Long) "AJ" "" Next Throws Field(PutField "J"));
            putfield_f(1 "rrx" PutField(Float) "AF" "" Next Throws Field(PutField "F"));
            putfield_d(1 "rrx" PutField(Double) "AD" "" Next Throws Field(PutField "D"));
            putfield_a(1 "rrx" PutField(Reference) "AA" "" Next Throws Field(PutField "L["));
            getstatic(1 "dix" GetStatic "" "*" Next Quiet Field(GetStatic "ZBCSIJFDL["));
            putstatic(1 "rix" PutStatic(None) "*" "" Next Quiet Field(PutStatic "IJFDL["));
            putstatic_z(1 "rix" PutStatic(I2z) "*" "" Next Quiet Field(PutStatic "Z"));
            putstatic_b(1 "rix" PutStatic(I2b) "*" "" Next Quiet Field(PutStatic "B"));
            putstatic_c(1 "rix" PutStatic(I2c) "*" "" Next Quiet Field(PutStatic "C"));
            putstatic_s(1 "rix" PutStatic(I2s) "*" "" Next Quiet Field(PutStatic "S"));
            checkcast(1 "r-x" CheckCast "A" "" Next Throws Resolved);
            instanceof(1 "drx" InstanceOf "A" "I" Next Quiet Resolved);
            monitorenter(1 "r" MonitorEnter "A" "" Next Throws Final);
            monitorexit(1 "r" MonitorExit "A" "" Next Throws Final);
            monitorenter_noted(1 "r" Noted "A" "" Next Throws Final);
            monitorexit_noted(1 "r" Noted "A" "" Next Throws Final);
            leave_noted(1 "" Noted "" "" Next Throws Final);
            athrow(1 "r" Throw "A" "" Throw Throws Final);
            // Calls: a is the first argument's register and the result's, b the number of arguments; the payload names the target.
            invoke_empty(2 "rixp" CallSpecial "*" "*" Call Throws Resolved);
            invoke_empty_static(2 "rixp" CallStatic "*" "*" Call Throws Resolved);
            invokestatic(2 "rixp" CallStatic "*" "*" Call Throws Resolved);
            invokespecial(2 "rixp" CallSpecial "*" "*" Call Throws Resolved);
            invokevirtual(2 "rixp" CallVirtual "*" "*" Call Throws Resolved);
            invokeinterface(3 "rixp" CallInterface "*" "*" Call Throws Resolved);
            // The first two while transitions are profiled.
            profiled_invoke_empty(2 "rixp" Profiled "*" "*" Call Throws Final);
            profiled_invoke_empty_static(2 "rixp" Profiled "*" "*" Call Throws Final);
            // Returns: a is the value's register, b the number of the frame's locals; where a method is synchronized, c says
            // whether there is a value.
            return_void(1 "" ReturnVoid "" "" Return Quiet Final);
            return_value(1 "ri" ReturnValue "*" "" Return Quiet Final);
            return_synchronized(1 "rii" ReturnSynchronized "*" "" Return Throws Final);
            return_getfield_i(1 "rix" ReturnField "A" "" Return Throws Resolved);
            return_getfield_a(1 "rix" ReturnField "A" "" Return Throws Resolved);
            return_getfield_j(1 "rix" ReturnField "A" "" Return Throws Resolved);
        } {
            getfield_a_getfield_i(getfield_a getfield_i);
            getfield_a_getfield_a(getfield_a getfield_a);
            getfield_a_aaload(getfield_a aaload);
            getfield_a_iaload(getfield_a iaload);
            getfield_a_baload(getfield_a baload);
            getfield_a_caload(getfield_a caload);
            getfield_a_daload(getfield_a daload);
            getfield_a_arraylength(getfield_a arraylength);
            getfield_i_iadd_i(getfield_i iadd_i);
            getfield_i_if_icmpge(getfield_i if_icmpge);
            getfield_i_if_icmplt(getfield_i if_icmplt);
            getfield_a_ifnull(getfield_a ifnull);
            getfield_a_ifnonnull(getfield_a ifnonnull);
            aaload_iaload(aaload iaload);
            aaload_daload(aaload daload);
            iaload_iadd(iaload iadd);
            daload_dmul(daload dmul);
            dmul_dadd(dmul dadd);
            daload_dadd(daload dadd);
            arraylength_if_icmpge(arraylength if_icmpge);
            arraylength_if_icmplt(arraylength if_icmplt);
            iadd_i_putfield_i(iadd_i putfield_i);
            iadd_putfield_i(iadd putfield_i);
            iadd_i_goto_back(iadd_i goto_back);
            mov_invokevirtual(mov invokevirtual);
            mov_invokespecial(mov invokespecial);
            mov_invokestatic(mov invokestatic);
            mov_invokeinterface(mov invokeinterface);
            mov2_invokevirtual(mov2 invokevirtual);
            mov2_invokespecial(mov2 invokespecial);
            mov2_invokestatic(mov2 invokestatic);
            mov2_invokeinterface(mov2 invokeinterface);
            mov_goto(mov goto);
            mov_getfield_i(mov getfield_i);
            mov_getfield_a(mov getfield_a);
            mov_return_value(mov return_value);
        } }
    };
}
