package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.Map;

/** A method or constructor. */
public abstract sealed class Executable extends AccessibleObject implements Member, GenericDeclaration
        permits Method, Constructor {
    static final int BRIDGE = 0x40;
    static final int VARARGS = 0x80;
    static final int SYNTHETIC = 0x1000;
    private static final int VISIBILITY = Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE;

    final Class<?> declaring;
    final int place;
    final int flags;
    /** Types of the parameters, and last that of the result. */
    final Class<?>[] types;
    private Class<?>[] parameterTypes;
    /** The executable of which this is a copy; null if this is none. */
    private Executable root;
    /** What calls it; null before the first call. */
    Invocation invocation;
    /** Whether anybody may call it. */
    boolean isOpen;
    /** The class that was found last to be let through, and for what object. */
    private Class<?> lastCaller;
    private Class<?> lastTarget;
    private Parameter[] parameters;
    private Signatures.OfExecutable generic;
    private Map<Class<? extends Annotation>, Annotation> annotations;

    Executable(Class<?> declaring, int place, int flags, Class<?>[] types) {
        this.declaring = declaring;
        this.place = place;
        this.flags = flags;
        this.types = types;
    }

    /** Makes this a copy of another one. */
    final <T extends Executable> T copyOf(Executable root, Class<T> type) {
        this.root = root;
        invocation = root.invocation;
        isOpen = root.isOpen;
        parameterTypes = root.parameterTypes;
        return type.cast(this);
    }

    /** What calls this, once the class is initialised. */
    final Invocation invocation() {
        if (invocation == null) {
            if (root != null) {
                invocation = root.invocation();
                isOpen = root.isOpen;
            } else {
                if (Modifier.isStatic(flags) || this instanceof Constructor) {
                    ClassMembers.initialize(declaring);
                }
                Invocation made = ClassMembers.invocation(declaring, place);
                isOpen = ClassMembers.isOpen(declaring, flags);
                invocation = made;
            }
        }
        return invocation;
    }

    /** Checks that a class may call this for an object of a class. */
    final void check(Class<?> caller, Class<?> target) throws IllegalAccessException {
        if (caller != lastCaller || target != lastTarget) {
            checkAccess(caller, declaring, target, flags);
            lastCaller = caller;
            lastTarget = target;
        }
    }

    /** Not to be changed. */
    final Class<?>[] sharedParameterTypes() {
        if (parameterTypes == null) {
            Class<?>[] found = new Class<?>[types.length - 1];
            System.arraycopy(types, 0, found, 0, found.length);
            parameterTypes = found;
        }
        return parameterTypes;
    }

    final void checkCount(Object[] arguments) {
        int count = arguments == null ? 0 : arguments.length;
        if (count != types.length - 1) {
            throw new IllegalArgumentException("wrong number of arguments: " + count + " expected: "
                    + (types.length - 1));
        }
    }

    final String descriptor() {
        return ClassMembers.text(declaring, ClassMembers.METHOD, place, ClassMembers.DESCRIPTOR);
    }

    @Override
    public abstract Class<?> getDeclaringClass();

    @Override
    public abstract String getName();

    @Override
    public abstract int getModifiers();

    @Override
    public abstract TypeVariable<?>[] getTypeParameters();

    public abstract Class<?>[] getParameterTypes();

    public int getParameterCount() {
        return types.length - 1;
    }

    @Override
    public boolean isSynthetic() {
        return (flags & SYNTHETIC) != 0;
    }

    public boolean isVarArgs() {
        return (flags & VARARGS) != 0;
    }

    public Class<?>[] getExceptionTypes() {
        byte[] content = ClassMembers.attribute(declaring, ClassMembers.METHOD, place, "Exceptions");
        Class<?>[] thrown = new Class<?>[content == null ? 0 : unsigned(content, 0)];
        for (int i = 0; i < thrown.length; i++) {
            thrown[i] = ClassMembers.type(declaring,
                    "L" + ClassMembers.poolText(declaring, unsigned(content, 2 + 2 * i)) + ";");
        }
        return thrown;
    }

    static int unsigned(byte[] bytes, int at) {
        return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
    }

    /** The generic signature, or what stands for it. */
    final Signatures.OfExecutable generic() {
        if (generic == null) {
            String signature = ClassMembers.text(declaring, ClassMembers.METHOD, place, ClassMembers.SIGNATURE);
            generic = new Signatures.OfExecutable(this, signature);
        }
        return generic;
    }

    public Type[] getGenericParameterTypes() {
        return generic().parameters();
    }

    public Type[] getGenericExceptionTypes() {
        return generic().exceptions();
    }

    public Parameter[] getParameters() {
        return sharedParameters().clone();
    }

    private Parameter[] sharedParameters() {
        if (parameters == null) {
            parameters = root != null ? root.sharedParameters() : madeParameters();
        }
        return parameters;
    }

    private Parameter[] madeParameters() {
        byte[] content = ClassMembers.attribute(declaring, ClassMembers.METHOD, place, "MethodParameters");
        Parameter[] made = new Parameter[types.length - 1];
        boolean isCut = content != null && (content.length == 0 || content.length < 1 + 4 * (content[0] & 0xff));
        if (isCut || content != null && (content[0] & 0xff) != made.length) {
            throw new MalformedParametersException("Wrong number of parameters in MethodParameters attribute");
        }
        for (int i = 0; i < made.length; i++) {
            int name = content == null ? 0 : unsigned(content, 1 + 4 * i);
            int modifiers = content == null ? 0 : unsigned(content, 3 + 4 * i);
            String text = name == 0 ? null : ClassMembers.poolText(declaring, name);
            if (text != null && (text.isEmpty() || text.indexOf('.') >= 0 || text.indexOf(';') >= 0
                    || text.indexOf('[') >= 0 || text.indexOf('/') >= 0)) {
                throw new MalformedParametersException("Invalid parameter name \"" + text + "\"");
            }
            made[i] = new Parameter(text, modifiers, this, i);
        }
        return made;
    }

    /** The types of all parameters, generic where the signature tells, which leaves out what compilers add. */
    final Type[] allGenericParameterTypes() {
        Class<?>[] erased = sharedParameterTypes();
        Type[] told = getGenericParameterTypes();
        if (told.length == erased.length) {
            return told;
        }
        Type[] all = new Type[erased.length];
        boolean isDescribed = ClassMembers.attribute(declaring, ClassMembers.METHOD, place, "MethodParameters") != null;
        int next = 0;
        for (int i = 0; i < all.length; i++) {
            boolean isAdded = !isDescribed || sharedParameters()[i].isSynthetic() || sharedParameters()[i].isImplicit();
            all[i] = isAdded || next >= told.length ? erased[i] : told[next++];
        }
        return all;
    }

    public abstract String toGenericString();

    /** The text of {@code toString}, or with {@code isGeneric} that of {@link #toGenericString}. */
    final String text(String head, int mask, boolean isDefault, boolean isGeneric) {
        StringBuilder text = new StringBuilder();
        int shown = flags & mask;
        if (isDefault) {
            add(text, Modifier.toString(shown & VISIBILITY));
            text.append("default ");
            add(text, Modifier.toString(shown & ~VISIBILITY));
        } else {
            add(text, Modifier.toString(shown));
        }
        if (isGeneric) {
            add(text, Signatures.declaration(getTypeParameters()));
        }
        text.append(head).append('(');
        Type[] parameters = isGeneric ? getGenericParameterTypes() : sharedParameterTypes();
        for (int i = 0; i < parameters.length; i++) {
            String name = parameters[i].getTypeName();
            boolean isLast = i == parameters.length - 1;
            if (isGeneric && isLast && isVarArgs() && name.endsWith("[]")) {
                name = name.substring(0, name.length() - 2) + "...";
            }
            text.append(i == 0 ? "" : ",").append(name);
        }
        text.append(')');
        Type[] thrown = isGeneric ? getGenericExceptionTypes() : getExceptionTypes();
        for (int i = 0; i < thrown.length; i++) {
            text.append(i == 0 ? " throws " : ",").append(thrown[i].getTypeName());
        }
        return text.toString();
    }

    private static void add(StringBuilder text, String words) {
        if (!words.isEmpty()) {
            text.append(words).append(' ');
        }
    }

    public abstract AnnotatedType getAnnotatedReturnType();

    /** The type of what it is called on; null where it is called on nothing. */
    public AnnotatedType getAnnotatedReceiverType() {
        return receiver(Modifier.isStatic(getModifiers()) ? null : declaring);
    }

    final AnnotatedType receiver(Class<?> of) {
        return of == null ? null : TypeAnnotations.of(this).type(Signatures.declared(of), TypeAnnotations.RECEIVER, 0);
    }

    /** Parameters that compilers add in front are not counted among those that are annotated. */
    public AnnotatedType[] getAnnotatedParameterTypes() {
        Type[] types = getGenericParameterTypes();
        Class<?>[] all = getParameterTypes();
        if (types.length == all.length) {
            boolean hasOuter = this instanceof Constructor && declaring.isMemberClass() && !Modifier.isStatic(declaring.getModifiers());
            return TypeAnnotations.of(this).types(types, TypeAnnotations.FORMAL, hasOuter ? -1 : 0);
        }
        AnnotatedType[] annotated = new AnnotatedType[all.length];
        int added = all.length - types.length;
        for (int i = 0; i < all.length; i++) {
            annotated[i] = TypeAnnotations.of(this).type(i < added ? all[i] : types[i - added], TypeAnnotations.FORMAL, i - added);
        }
        return annotated;
    }

    public AnnotatedType[] getAnnotatedExceptionTypes() {
        return TypeAnnotations.of(this).types(getGenericExceptionTypes(), TypeAnnotations.THROWS, 0);
    }

    public abstract Annotation[][] getParameterAnnotations();

    final Annotation[][] parameterAnnotations() {
        Annotation[][] written = Annotations.ofParameters(declaring,
                ClassMembers.attribute(declaring, ClassMembers.METHOD, place, "RuntimeVisibleParameterAnnotations"));
        int count = types.length - 1;
        if (written != null && written.length == count) {
            return written;
        }
        // What compilers add in front has no annotations.
        Annotation[][] all = new Annotation[count][0];
        if (written != null && written.length < count) {
            System.arraycopy(written, 0, all, count - written.length, written.length);
        }
        return all;
    }

    private Map<Class<? extends Annotation>, Annotation> annotationMap() {
        if (annotations == null) {
            annotations = root != null ? root.annotationMap() : Annotations.parse(declaring,
                    ClassMembers.attribute(declaring, ClassMembers.METHOD, place, Annotations.VISIBLE));
        }
        return annotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        return java.util.Objects.requireNonNull(annotationClass).cast(annotationMap().get(annotationClass));
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return Annotations.byType(annotationClass, getDeclaredAnnotations());
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return annotationMap().values().toArray(new Annotation[0]);
    }

    @Override
    public java.util.Set<AccessFlag> accessFlags() {
        return AccessFlag.of(getModifiers(), AccessFlag.Location.METHOD);
    }
}
