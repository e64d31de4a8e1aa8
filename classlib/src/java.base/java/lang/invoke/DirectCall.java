package java.lang.invoke;

/**
 * What a method handle does. The machine makes hidden classes with this interface for the members of classes and for
 * conversions; these can also be called with arguments as they are, which call sites ask for first.
 */
public interface DirectCall {
    /** Calls with arguments of exactly the handle's types, primitive ones in their wrappers; so is the result. */
    Object call(Object[] arguments) throws Throwable;
}
