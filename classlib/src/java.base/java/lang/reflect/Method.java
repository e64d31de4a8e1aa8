package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** A method, to be called. */
public final class Method extends Executable {
    private static final int SHOWN = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE | Modifier.ABSTRACT
            | Modifier.STATIC | Modifier.FINAL | Modifier.SYNCHRONIZED | Modifier.NATIVE | Modifier.STRICT;

    private final String name;

    Method(Class<?> declaring, int place, int flags, String name, Class<?>[] types) {
        super(declaring, place, flags, types);
        this.name = name;
    }

    Method copy() {
        return new Method(declaring, place, flags, name, types).copyOf(this, Method.class);
    }
    //#for declared value
    //#| Class<?> getDeclaringClass() | declaring
    //#| String getName() | name
    //#| int getModifiers() | flags

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Method>[] getTypeParameters() {
        return (TypeVariable<Method>[]) generic().typeParameters();
    }

    public Class<?> getReturnType() {
        return types[types.length - 1];
    }

    public Type getGenericReturnType() {
        return generic().result(getReturnType());
    }

    @Override
    public Class<?>[] getParameterTypes() {
        return sharedParameterTypes().clone();
    }

    @Override
    public int getParameterCount() {
        return types.length - 1;
    }

    @Override
    public AnnotatedType getAnnotatedReturnType() {
        return TypeAnnotations.of(this).type(getGenericReturnType(), TypeAnnotations.RESULT, 0);
    }
    //#for declared value
    //#| Type[] getGenericParameterTypes() | super.getGenericParameterTypes()
    //#| Class<?>[] getExceptionTypes() | super.getExceptionTypes()
    //#| Type[] getGenericExceptionTypes() | super.getGenericExceptionTypes()

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    public boolean isBridge() {
        return (flags & BRIDGE) != 0;
    }

    @Override
    public boolean isVarArgs() {
        return super.isVarArgs();
    }

    @Override
    public boolean isSynthetic() {
        return super.isSynthetic();
    }

    public boolean isDefault() {
        return (flags & (Modifier.ABSTRACT | Modifier.PUBLIC | Modifier.STATIC)) == Modifier.PUBLIC
                && declaring.isInterface();
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Method other && declaring == other.declaring && name == other.name
                && Arrays.equals(types, other.types);
    }

    @Override
    public int hashCode() {
        return declaring.getName().hashCode() ^ name.hashCode();
    }

    @Override
    public String toString() {
        return text(getReturnType().getTypeName() + " " + declaring.getTypeName() + "." + name, SHOWN, isDefault(), false);
    }

    @Override
    public String toGenericString() {
        String head = getGenericReturnType().getTypeName() + " " + declaring.getTypeName() + "." + name;
        return text(head, SHOWN, isDefault(), true);
    }

    @Override
    public void setAccessible(boolean flag) {
        super.setAccessible(flag);
    }

    public Object invoke(Object obj, Object... args) throws IllegalAccessException, InvocationTargetException {
        if (!override && !isOpen) {
            if (obj == null && !Modifier.isStatic(flags)) {
                checkReceiver(obj);
            }
            boolean counts = Modifier.isProtected(flags) && !Modifier.isStatic(flags);
            check(ClassMembers.caller(), counts ? obj.getClass() : declaring);
        }
        Invocation invocation = this.invocation;
        if (invocation == null) {
            invocation = firstInvocation(obj);
        }
        Object[] arguments = args;
        if ((args == null ? 0 : args.length) != types.length - 1 || !invocation.accepts(obj, args)) {
            arguments = converted(obj, args);
        }
        try {
            return invocation.call(obj, arguments);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    private Invocation firstInvocation(Object obj) throws InvocationTargetException {
        boolean isPolymorphic = (declaring == MethodHandle.class || declaring == VarHandle.class)
                && Modifier.isNative(flags);
        if (isPolymorphic) {
            checkReceiver(obj);
            throw new InvocationTargetException(new UnsupportedOperationException(
                    declaring.getSimpleName() + "." + name + " cannot be invoked reflectively"));
        }
        return invocation();
    }

    private void checkReceiver(Object obj) {
        if (obj == null) {
            String named = override ? "o" : "obj";
            throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"" + named + "\" is null");
        }
        if (!declaring.isInstance(obj)) {
            throw new IllegalArgumentException("object of type " + obj.getClass().getName()
                    + " is not an instance of " + declaring.getName());
        }
    }

    /** The arguments where something does not fit as it is. */
    private Object[] converted(Object obj, Object[] args) {
        if (!Modifier.isStatic(flags)) {
            checkReceiver(obj);
        }
        checkCount(args);
        return Arguments.converted(args, sharedParameterTypes(), false);
    }

    public Object getDefaultValue() {
        byte[] content = ClassMembers.attribute(declaring, ClassMembers.METHOD, place, "AnnotationDefault");
        return content == null ? null : Annotations.defaultValue(declaring, content, getReturnType());
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return super.getAnnotation(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return super.getDeclaredAnnotations();
    }

    @Override
    public Annotation[][] getParameterAnnotations() {
        return parameterAnnotations();
    }
}
