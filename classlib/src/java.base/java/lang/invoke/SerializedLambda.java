package java.lang.invoke;

import java.io.InvalidObjectException;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.util.Objects;

/** What a stream holds in place of a lambda: all that its class needs to make it once more. */
public final class SerializedLambda implements Serializable {
    private static final long serialVersionUID = 8025925345765570181L;

    /** Kinds of method handles by number (JVMS 5.4.3.5). */
    private static final String[] KINDS = ("- getField getStatic putField putStatic invokeVirtual invokeStatic invokeSpecial "
            + "newInvokeSpecial invokeInterface").split(" ");

    private final Class<?> capturingClass;
    private final String functionalInterfaceClass;
    private final String functionalInterfaceMethodName;
    private final String functionalInterfaceMethodSignature;
    private final String implClass;
    private final String implMethodName;
    private final String implMethodSignature;
    private final int implMethodKind;
    private final String instantiatedMethodType;
    private final Object[] capturedArgs;

    public SerializedLambda(Class<?> capturingClass, String functionalInterfaceClass, String functionalInterfaceMethodName,
            String functionalInterfaceMethodSignature, int implMethodKind, String implClass, String implMethodName,
            String implMethodSignature, String instantiatedMethodType, Object[] capturedArgs) {
        this.capturingClass = capturingClass;
        this.functionalInterfaceClass = functionalInterfaceClass;
        this.functionalInterfaceMethodName = functionalInterfaceMethodName;
        this.functionalInterfaceMethodSignature = functionalInterfaceMethodSignature;
        this.implMethodKind = implMethodKind;
        this.implClass = implClass;
        this.implMethodName = implMethodName;
        this.implMethodSignature = implMethodSignature;
        this.instantiatedMethodType = instantiatedMethodType;
        this.capturedArgs = Objects.requireNonNull(capturedArgs).clone();
    }

    public String getCapturingClass() {
        return capturingClass.getName().replace('.', '/');
    }

    public String getFunctionalInterfaceClass() {
        return functionalInterfaceClass;
    }

    public String getFunctionalInterfaceMethodName() {
        return functionalInterfaceMethodName;
    }

    public String getFunctionalInterfaceMethodSignature() {
        return functionalInterfaceMethodSignature;
    }

    public String getImplClass() {
        return implClass;
    }

    public String getImplMethodName() {
        return implMethodName;
    }

    public String getImplMethodSignature() {
        return implMethodSignature;
    }

    public int getImplMethodKind() {
        return implMethodKind;
    }

    public final String getInstantiatedMethodType() {
        return instantiatedMethodType;
    }

    public int getCapturedArgCount() {
        return capturedArgs.length;
    }

    public Object getCapturedArg(int i) {
        return capturedArgs[i];
    }

    /** The lambda, made by the class that has captured it, whose compiler has given it a method for that. */
    private Object readResolve() throws ObjectStreamException {
        try {
            Method method = capturingClass.getDeclaredMethod("$deserializeLambda$", SerializedLambda.class);
            method.setAccessible(true);
            return method.invoke(null, this);
        } catch (ReflectiveOperationException refused) {
            throw new InvalidObjectException("ReflectiveOperationException during deserialization", refused);
        }
    }

    @Override
    public String toString() {
        if (implMethodKind < 1 || implMethodKind >= KINDS.length) {
            throw new IllegalArgumentException("invalid reference kind: " + implMethodKind);
        }
        return "SerializedLambda[capturingClass=" + capturingClass + ", functionalInterfaceMethod=" + functionalInterfaceClass + "."
                + functionalInterfaceMethodName + ":" + functionalInterfaceMethodSignature + ", implementation="
                + KINDS[implMethodKind] + " " + implClass + "." + implMethodName + ":" + implMethodSignature
                + ", instantiatedMethodType=" + instantiatedMethodType + ", numCaptured=" + capturedArgs.length + "]";
    }
}
