package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Arrays;

/** A constructor, to make objects with. */
public final class Constructor<T> extends Executable {
    private static final int SHOWN = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE;
    private static final int ENUM = 0x4000;

    Constructor(Class<T> declaring, int place, int flags, Class<?>[] types) {
        super(declaring, place, flags, types);
    }

    @SuppressWarnings("unchecked")
    Constructor<T> copy() {
        return new Constructor<>((Class<T>) declaring, place, flags, types).copyOf(this, Constructor.class);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Class<T> getDeclaringClass() {
        return (Class<T>) declaring;
    }

    @Override
    public String getName() {
        return declaring.getName();
    }

    @Override
    public int getModifiers() {
        return flags;
    }

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Constructor<T>>[] getTypeParameters() {
        return (TypeVariable<Constructor<T>>[]) generic().typeParameters();
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
        return TypeAnnotations.of(this).type(declaring, TypeAnnotations.RESULT, 0);
    }

    /** The object that an inner class is made in. */
    @Override
    public AnnotatedType getAnnotatedReceiverType() {
        return receiver(Modifier.isStatic(declaring.getModifiers()) ? null : declaring.getDeclaringClass());
    }
    //#for declared value
    //#| Type[] getGenericParameterTypes() | super.getGenericParameterTypes()
    //#| Class<?>[] getExceptionTypes() | super.getExceptionTypes()
    //#| Type[] getGenericExceptionTypes() | super.getGenericExceptionTypes()
    //#| boolean isVarArgs() | super.isVarArgs()
    //#| boolean isSynthetic() | super.isSynthetic()

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Constructor<?> other && declaring == other.declaring && Arrays.equals(types, other.types);
    }

    @Override
    public int hashCode() {
        return declaring.getName().hashCode();
    }

    @Override
    public String toString() {
        return text(declaring.getTypeName(), SHOWN, false, false);
    }

    @Override
    public String toGenericString() {
        return text(declaring.getTypeName(), SHOWN, false, true);
    }

    @Override
    public void setAccessible(boolean flag) {
        super.setAccessible(flag);
    }

    @SuppressWarnings("unchecked")
    public T newInstance(Object... initargs) throws InstantiationException, IllegalAccessException,
            IllegalArgumentException, InvocationTargetException {
        return (T) made(override || isOpen ? null : ClassMembers.caller(), initargs);
    }

    /** A new object without arguments, for a class that may call this. */
    @SuppressWarnings("unchecked")
    T newInstance(Class<?> caller) throws InstantiationException, IllegalAccessException, InvocationTargetException {
        return (T) made(caller, null);
    }

    /** A new object; the caller is null where it does not count. */
    private Object made(Class<?> caller, Object[] initargs)
            throws InstantiationException, IllegalAccessException, InvocationTargetException {
        if (caller != null) {
            check(caller, declaring);
        }
        Invocation invocation = this.invocation;
        if (invocation == null) {
            if ((declaring.getModifiers() & ENUM) != 0) {
                throw new IllegalArgumentException("Cannot reflectively create enum objects");
            }
            if (Modifier.isAbstract(declaring.getModifiers())) {
                throw new InstantiationException();
            }
            invocation = invocation();
        }
        Object[] arguments = initargs;
        if ((initargs == null ? 0 : initargs.length) != types.length - 1 || !invocation.accepts(null, initargs)) {
            checkCount(initargs);
            arguments = Arguments.converted(initargs, sharedParameterTypes(), true);
        }
        try {
            return invocation.call(null, arguments);
        } catch (Throwable thrown) {
            throw new InvocationTargetException(thrown);
        }
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
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
