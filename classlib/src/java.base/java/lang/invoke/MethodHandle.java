package java.lang.invoke;

/** A reference to a method. The machine links the call sites that javac emits itself and makes no instances. */
public abstract class MethodHandle {
    MethodHandle() {
    }
}
