//! The operations of threaded code, once, as a table.
//!
//! Enumeration, printer and both dispatch modes expand from [`for_each_op`]; the handlers in
//! [`crate::interp::handlers`] have the same names. Formats: `d` destination register, `r` register read, `i`
//! immediate, `j` displacement to the taken target (in instructions, from this instruction), `w` weight charged to
//! the budget, `x` index (class, constant, root slot, vtable, byte offset), `p` further payload words follow. Each
//! letter consumes the operands a, b, c in turn.

/// Calls `$m` with every operation: `name(words) "format"`.
#[macro_export]
#[doc(hidden)]
macro_rules! for_each_op { ($m:path) => { $m! {
    // Where control leaves straight line execution inside the VM.
    slow(1) "";
    exit(1) "";
    translate(1) "";
    native(1) "";
    abstract_method(1) "";
    lock_method(1) "ri";
    class_initialisation_step(1) "";
    class_initialisation_done(1) "";
    thread_end(1) "";
    // Handlers that stand in for a block's first instruction.
    head_count(1) "";
    head_profile(1) "";
    head_enter(1) "";
    head_switch(1) "";
    head_region(1) "";
    checkpoint(1) "";
    head_region_measured(1) "";
    // Counts an edge, in instrumented versions.
    probe_edge(1) "--x";
    // Resolution pending: c is a constant-pool index, a and b are already final.
    resolve(1) "dri";
    resolve_invoke(2) "drxp";
    resolve_invoke_interface(3) "drxp";
    // Moves and constants.
    skip(1) "";
    mov(1) "dr";
    mov2(1) "drrr"; mov3(2) "drrrp"; mov4(2) "drrrp";
    constant_int(1) "d-i";
    constant_long(1) "d-i";
    constant_wide(2) "d-p";
    load_root(1) "d-x";
    // Integer arithmetic.
    iadd(1) "drr"; isub(1) "drr"; imul(1) "drr"; idiv(1) "drr"; irem(1) "drr";
    iand(1) "drr"; ior(1) "drr"; ixor(1) "drr"; ishl(1) "drr"; ishr(1) "drr"; iushr(1) "drr";
    iadd_i(1) "dri"; imul_i(1) "dri"; idiv_i(1) "dri"; irem_i(1) "dri"; isub_from_i(1) "dri";
    iand_i(1) "dri"; ior_i(1) "dri"; ixor_i(1) "dri"; ishl_i(1) "dri"; ishr_i(1) "dri"; iushr_i(1) "dri";
    ineg(1) "dr";
    ladd(1) "drr"; lsub(1) "drr"; lmul(1) "drr"; ldiv(1) "drr"; lrem(1) "drr";
    land(1) "drr"; lor(1) "drr"; lxor(1) "drr"; lshl(1) "drr"; lshr(1) "drr"; lushr(1) "drr";
    ladd_i(1) "dri"; lmul_i(1) "dri"; ldiv_i(1) "dri"; lrem_i(1) "dri";
    land_i(1) "dri"; lor_i(1) "dri"; lxor_i(1) "dri"; lshl_i(1) "dri"; lshr_i(1) "dri"; lushr_i(1) "dri";
    lneg(1) "dr"; lcmp(1) "drr";
    fadd(1) "drr"; fsub(1) "drr"; fmul(1) "drr"; fdiv(1) "drr"; frem(1) "drr"; fneg(1) "dr";
    fcmpl(1) "drr"; fcmpg(1) "drr";
    dadd(1) "drr"; dsub(1) "drr"; dmul(1) "drr"; ddiv(1) "drr"; drem(1) "drr"; dneg(1) "dr";
    dcmpl(1) "drr"; dcmpg(1) "drr";
    i2l(1) "dr"; i2f(1) "dr"; i2d(1) "dr"; l2i(1) "dr"; l2f(1) "dr"; l2d(1) "dr";
    f2i(1) "dr"; f2l(1) "dr"; f2d(1) "dr"; d2i(1) "dr"; d2l(1) "dr"; d2f(1) "dr";
    i2b(1) "dr"; i2c(1) "dr"; i2s(1) "dr"; i2z(1) "dr";
    // Control.
    goto(1) "--j"; goto_back(1) "w-j";
    if_icmpeq(1) "rrj"; if_icmpne(1) "rrj"; if_icmplt(1) "rrj"; if_icmpge(1) "rrj"; if_icmpgt(1) "rrj"; if_icmple(1) "rrj";
    if_ieq_i(1) "rij"; if_ine_i(1) "rij"; if_ilt_i(1) "rij"; if_ige_i(1) "rij"; if_igt_i(1) "rij"; if_ile_i(1) "rij";
    if_lcmpeq(1) "rrj"; if_lcmpne(1) "rrj"; if_lcmplt(1) "rrj"; if_lcmpge(1) "rrj"; if_lcmpgt(1) "rrj"; if_lcmple(1) "rrj";
    if_feq(1) "rrj"; if_fne(1) "rrj"; if_flt(1) "rrj"; if_fge(1) "rrj"; if_fgt(1) "rrj"; if_fle(1) "rrj";
    if_fnlt(1) "rrj"; if_fnge(1) "rrj"; if_fngt(1) "rrj"; if_fnle(1) "rrj";
    if_deq(1) "rrj"; if_dne(1) "rrj"; if_dlt(1) "rrj"; if_dge(1) "rrj"; if_dgt(1) "rrj"; if_dle(1) "rrj";
    if_dnlt(1) "rrj"; if_dnge(1) "rrj"; if_dngt(1) "rrj"; if_dnle(1) "rrj";
    if_acmpeq(1) "rrj"; if_acmpne(1) "rrj"; ifnull(1) "r-j"; ifnonnull(1) "r-j";
    tableswitch(2) "r-xp"; lookupswitch(2) "r-xp";
    // A loop's end: (increment,) charge, jump to the head and do the head's compare: payload word.
    back_icmpeq(2) "rrwp"; back_icmpne(2) "rrwp"; back_icmplt(2) "rrwp"; back_icmpge(2) "rrwp"; back_icmpgt(2) "rrwp"; back_icmple(2) "rrwp";
    back_ieq_i(2) "riwp"; back_ine_i(2) "riwp"; back_ilt_i(2) "riwp"; back_ige_i(2) "riwp"; back_igt_i(2) "riwp"; back_ile_i(2) "riwp";
    inc_back_icmpeq(2) "rrwp"; inc_back_icmpne(2) "rrwp"; inc_back_icmplt(2) "rrwp"; inc_back_icmpge(2) "rrwp"; inc_back_icmpgt(2) "rrwp"; inc_back_icmple(2) "rrwp";
    inc_back_ieq_i(2) "riwp"; inc_back_ine_i(2) "riwp"; inc_back_ilt_i(2) "riwp"; inc_back_ige_i(2) "riwp"; inc_back_igt_i(2) "riwp"; inc_back_ile_i(2) "riwp";
    // The same while transitions are profiled: the head is profiled too, or all is done one by one.
    profiled_back_icmpeq(2) "rrwp"; profiled_back_icmpne(2) "rrwp"; profiled_back_icmplt(2) "rrwp"; profiled_back_icmpge(2) "rrwp"; profiled_back_icmpgt(2) "rrwp"; profiled_back_icmple(2) "rrwp";
    profiled_back_ieq_i(2) "riwp"; profiled_back_ine_i(2) "riwp"; profiled_back_ilt_i(2) "riwp"; profiled_back_ige_i(2) "riwp"; profiled_back_igt_i(2) "riwp"; profiled_back_ile_i(2) "riwp";
    profiled_inc_back_icmpeq(2) "rrwp"; profiled_inc_back_icmpne(2) "rrwp"; profiled_inc_back_icmplt(2) "rrwp"; profiled_inc_back_icmpge(2) "rrwp"; profiled_inc_back_icmpgt(2) "rrwp"; profiled_inc_back_icmple(2) "rrwp";
    profiled_inc_back_ieq_i(2) "riwp"; profiled_inc_back_ine_i(2) "riwp"; profiled_inc_back_ilt_i(2) "riwp"; profiled_inc_back_ige_i(2) "riwp"; profiled_inc_back_igt_i(2) "riwp"; profiled_inc_back_ile_i(2) "riwp";
    // Arrays.
    arraylength(1) "dr";
    iaload(1) "drr"; laload(1) "drr"; faload(1) "drr"; daload(1) "drr"; aaload(1) "drr"; baload(1) "drr"; caload(1) "drr"; saload(1) "drr";
    iastore(1) "rrr"; lastore(1) "rrr"; fastore(1) "rrr"; dastore(1) "rrr"; aastore(1) "rrr"; bastore(1) "rrr"; castore(1) "rrr"; sastore(1) "rrr";
    newarray(1) "drx"; multianewarray(1) "dix";
    // Objects.
    new(1) "dix"; new_dup(1) "dix";
    getfield_z(1) "drx"; getfield_b(1) "drx"; getfield_c(1) "drx"; getfield_s(1) "drx"; getfield_i(1) "drx"; getfield_j(1) "drx"; getfield_f(1) "drx"; getfield_d(1) "drx"; getfield_a(1) "drx";
    putfield_z(1) "rrx"; putfield_b(1) "rrx"; putfield_c(1) "rrx"; putfield_s(1) "rrx"; putfield_i(1) "rrx"; putfield_j(1) "rrx"; putfield_f(1) "rrx"; putfield_d(1) "rrx"; putfield_a(1) "rrx";
    getstatic(1) "dix"; putstatic(1) "rix"; putstatic_z(1) "rix"; putstatic_b(1) "rix"; putstatic_c(1) "rix"; putstatic_s(1) "rix";
    checkcast(1) "r-x"; instanceof(1) "drx";
    monitorenter(1) "r"; monitorexit(1) "r"; monitorenter_noted(1) "r"; monitorexit_noted(1) "r"; athrow(1) "r";
    // Calls: a arguments' first register, b their number in slots; payload names the target.
    invoke_empty(2) "rixp"; invoke_empty_static(2) "rixp"; invokestatic(2) "rixp"; invokespecial(2) "rixp"; invokevirtual(2) "rixp"; invokeinterface(3) "rixp";
    // The first two while transitions are profiled.
    profiled_invoke_empty(2) "rixp"; profiled_invoke_empty_static(2) "rixp";
    return_void(1) ""; return_value(1) "ri"; return_synchronized(1) "ri"; return_noted(1) "ri";
    return_getfield_i(1) "rix"; return_getfield_a(1) "rix"; return_getfield_j(1) "rix";
    // Pairs: see `for_each_pair`.
    getfield_a_getfield_i(1) "drx"; getfield_a_getfield_a(1) "drx"; getfield_a_aaload(1) "drx"; getfield_a_iaload(1) "drx";
    getfield_a_baload(1) "drx"; getfield_a_caload(1) "drx"; getfield_a_daload(1) "drx"; getfield_a_arraylength(1) "drx";
    getfield_i_iadd_i(1) "drx"; getfield_i_if_icmpge(1) "drx"; getfield_i_if_icmplt(1) "drx"; getfield_a_ifnull(1) "drx"; getfield_a_ifnonnull(1) "drx";
    aaload_iaload(1) "drr"; aaload_daload(1) "drr"; iaload_iadd(1) "drr"; daload_dmul(1) "drr"; dmul_dadd(1) "drr"; daload_dadd(1) "drr";
    arraylength_if_icmpge(1) "dr"; arraylength_if_icmplt(1) "dr";
    iadd_i_putfield_i(1) "dri"; iadd_putfield_i(1) "drr"; iadd_i_goto_back(1) "dri";
    mov_invokevirtual(1) "dr"; mov_invokespecial(1) "dr"; mov_invokestatic(1) "dr"; mov_invokeinterface(1) "dr";
    mov2_invokevirtual(1) "drrr"; mov2_invokespecial(1) "drrr"; mov2_invokestatic(1) "drrr"; mov2_invokeinterface(1) "drrr";
    mov_goto(1) "dr"; mov_getfield_i(1) "dr"; mov_getfield_a(1) "dr"; mov_return_value(1) "dr";
} } }

/// Calls `$m` with every pair: `fused: first, second`. A fused operation stands in the place of the first one, whose
/// operands stay, and executes the second one, which stays too, without a dispatch in between. So nothing but the
/// first handler word changes, and whoever enters at the second instruction finds it.
#[macro_export]
#[doc(hidden)]
macro_rules! for_each_pair { ($m:path) => { $m! {
    getfield_a_getfield_i: getfield_a, getfield_i; getfield_a_getfield_a: getfield_a, getfield_a;
    getfield_a_aaload: getfield_a, aaload; getfield_a_iaload: getfield_a, iaload; getfield_a_baload: getfield_a, baload;
    getfield_a_caload: getfield_a, caload; getfield_a_daload: getfield_a, daload; getfield_a_arraylength: getfield_a, arraylength;
    getfield_i_iadd_i: getfield_i, iadd_i; getfield_i_if_icmpge: getfield_i, if_icmpge; getfield_i_if_icmplt: getfield_i, if_icmplt;
    getfield_a_ifnull: getfield_a, ifnull; getfield_a_ifnonnull: getfield_a, ifnonnull;
    aaload_iaload: aaload, iaload; aaload_daload: aaload, daload; iaload_iadd: iaload, iadd;
    daload_dmul: daload, dmul; dmul_dadd: dmul, dadd; daload_dadd: daload, dadd;
    arraylength_if_icmpge: arraylength, if_icmpge; arraylength_if_icmplt: arraylength, if_icmplt;
    iadd_i_putfield_i: iadd_i, putfield_i; iadd_putfield_i: iadd, putfield_i; iadd_i_goto_back: iadd_i, goto_back;
    mov_invokevirtual: mov, invokevirtual; mov_invokespecial: mov, invokespecial;
    mov_invokestatic: mov, invokestatic; mov_invokeinterface: mov, invokeinterface;
    mov2_invokevirtual: mov2, invokevirtual; mov2_invokespecial: mov2, invokespecial;
    mov2_invokestatic: mov2, invokestatic; mov2_invokeinterface: mov2, invokeinterface;
    mov_goto: mov, goto; mov_getfield_i: mov, getfield_i; mov_getfield_a: mov, getfield_a; mov_return_value: mov, return_value;
} } }

macro_rules! define_op {
    ($($name:ident($words:literal) $format:literal;)*) => {
        /// An operation of threaded code.
        #[allow(non_camel_case_types, reason = "operations are named like their handlers, which are functions")]
        #[allow(missing_docs, reason = "the table's comments and formats describe them")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u16)]
        pub enum Op { $($name),* }

        impl Op {
            /// Every operation, by number.
            pub const ALL: &[Op] = &[$(Op::$name),*];

            /// Of a loop's end: the operation that stands for it while the head that it passes over is profiled.
            pub(crate) fn profiled(self) -> Op {
                Op::ALL[self as usize + Op::profiled_back_icmpeq as usize - Op::back_icmpeq as usize]
            }

            /// The operation's name.
            pub fn name(self) -> &'static str {
                const NAMES: &[&str] = &[$(stringify!($name)),*];
                NAMES[self as usize]
            }

            /// Length in instruction words, fixed payload included. Switch tables follow beyond it.
            pub fn words(self) -> usize {
                const WORDS: &[u8] = &[$($words),*];
                usize::from(WORDS[self as usize])
            }

            /// The operands' meaning, see the module's head.
            pub fn format(self) -> &'static str {
                const FORMATS: &[&str] = &[$($format),*];
                FORMATS[self as usize]
            }
        }
    };
}

for_each_op!(define_op);

macro_rules! define_pairs {
    ($($fused:ident: $first:ident, $second:ident;)*) => {
        impl Op {
            /// The operation that executes this one and then another, if there is one.
            pub fn fused_with(self, second: Op) -> Option<Op> {
                match (self, second) {
                    $((Op::$first, Op::$second) => Some(Op::$fused),)*
                    _ => None,
                }
            }

            /// The two operations that a fused one executes.
            pub fn parts(self) -> Option<(Op, Op)> {
                match self {
                    $(Op::$fused => Some((Op::$first, Op::$second)),)*
                    _ => None,
                }
            }
        }
    };
}

for_each_pair!(define_pairs);
