package java.lang.reflect;

/** What calls a method or constructor. The machine makes hidden classes with this interface. */
public interface Invocation {
    /**
     * Whether the receiver is an instance of the class, if one is needed, and the arguments, of which there are enough, are of
     * the parameters' types, primitive ones in their own wrappers.
     */
    boolean accepts(Object receiver, Object[] arguments);

    /** Calls with what is accepted; a primitive result is in its wrapper, and there is null where there is none. */
    Object call(Object receiver, Object[] arguments) throws Throwable;
}
