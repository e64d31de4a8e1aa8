//#file $Name$.java
//#for Name Kind what
//#| AbstractMethodError | IncompatibleClassChangeError | An abstract method was called.
//#| ArithmeticException | RuntimeException | An arithmetic operation has no result, such as a division by zero.
//#| ArrayStoreException | RuntimeException | An object of the wrong type was stored into an array of objects.
//#| ClassCastException | RuntimeException | An object is not an instance of the type that it is cast to.
//#| ClassCircularityError | LinkageError | A class is its own superclass or superinterface.
//#| ClassFormatError | LinkageError | A class file is malformed.
//#| CloneNotSupportedException | Exception | An object is to be cloned whose class is not Cloneable.
//#| IllegalAccessError | IncompatibleClassChangeError | A class uses a member that it has no access to.
//#| IllegalAccessException | ReflectiveOperationException | A member is not accessible from where it is used.
//#| IllegalMonitorStateException | RuntimeException | The thread does not own the monitor that the operation needs.
//#| IllegalThreadStateException | IllegalArgumentException | The thread is in a state that does not suit the operation.
//#| IncompatibleClassChangeError | LinkageError | A class has changed in a way that does not fit its users.
//#| InstantiationError | IncompatibleClassChangeError | An abstract class or interface was to be instantiated.
//#| InstantiationException | ReflectiveOperationException | A class cannot be instantiated.
//#| InterruptedException | Exception | A thread was interrupted while it waited.
//#| NegativeArraySizeException | RuntimeException | An array of negative size was to be made.
//#| NoClassDefFoundError | LinkageError | A class that is referred to is not found, or its initialiser has failed before.
//#| NoSuchFieldError | IncompatibleClassChangeError | A class uses a field that is not there.
//#| NoSuchFieldException | ReflectiveOperationException | A class has no field of that name.
//#| NoSuchMethodError | IncompatibleClassChangeError | A class uses a method that is not there.
//#| NoSuchMethodException | ReflectiveOperationException | A class has no such method.
//#| NumberFormatException | IllegalArgumentException | A text is not a number of the wanted type.
//#| OutOfMemoryError | VirtualMachineError | There is no memory for an object, and none could be freed.
//#| StackOverflowError | VirtualMachineError | The calls are nested too deeply.
//#| UnknownError | VirtualMachineError | Something serious and unknown happened in the machine.
//#| UnsatisfiedLinkError | LinkageError | A native method has no implementation.
//#| UnsupportedClassVersionError | ClassFormatError | A class file has a version that is not supported.
//#| VerifyError | LinkageError | A class file is well formed but not type-safe.
package java.lang;

/** $what$ */
public class $Name$ extends $Kind$ {
    public $Name$() {
    }

    public $Name$(String s) {
        super(s);
    }
}
