//! Why machine code is left by a side exit: one closed list, for the compiler, its driver and the VM.

macro_rules! exit_reasons {
    ($($(#[$about:meta])* $reason:ident $name:literal $where:ident;)*) => {
        /// Why a region is left.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum ExitReason {
            $($(#[$about])* $reason,)*
        }

        impl ExitReason {
            /// Every reason, in the order of their numbers.
            pub const ALL: &[ExitReason] = &[$(ExitReason::$reason),*];

            /// The reason's name, as `--stats` and `--dump=exits` have it.
            pub fn name(self) -> &'static str {
                match self {
                    $(ExitReason::$reason => $name,)*
                }
            }

            /// Whether the interpreter must execute the instruction itself, past whatever stands in its block's head: the
            /// exit made no progress, so entering the region again there would not either (K4).
            pub fn resumes_past_head(self) -> bool {
                match self {
                    $(ExitReason::$reason => exit_reasons!(@ $where),)*
                }
            }
        }
    };
    (@ PastHead) => { true };
    (@ AtHead) => { false };
}

exit_reasons! {
    /// A branch or switch went another way than the region follows.
    Branch "branch" AtHead;
    /// A receiver has another class, or a call another target.
    Receiver "receiver" PastHead;
    /// Control returned to another place.
    ReturnPoint "return-point" PastHead;
    /// A null reference where an object is needed.
    Null "null" PastHead;
    /// An array index is outside.
    Bounds "bounds" PastHead;
    /// A divisor is 0.
    Division "division" PastHead;
    /// A cast or array store that the quick test does not pass.
    Cast "cast" PastHead;
    /// A negative array size.
    ArraySize "array-size" PastHead;
    /// The nursery is full, or the object is large.
    Allocation "allocation" PastHead;
    /// The budget might not cover what follows.
    Budget "budget" PastHead;
    /// What is called might not fit below the stack limit.
    Stack "stack" PastHead;
    /// A monitor that cannot be taken or given back at once.
    Monitor "monitor" PastHead;
    /// An exception is thrown.
    Throw "throw" PastHead;
    /// A call that is not inlined, of Java code that the interpreter finds.
    Call "call" PastHead;
    /// A call that is not inlined, of a method that is known: goes on at its entry, charged and with its frame pushed.
    Link "link" AtHead;
    /// A call of a native method.
    Native "native" PastHead;
    /// An instruction that compiled code leaves to the interpreter.
    Unsupported "unsupported" PastHead;
    /// The region ends here: the path leads on to blocks outside.
    End "end" AtHead;
}
