package java.lang;

import java.io.InputStream;
import java.io.Serializable;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedType;
import java.lang.invoke.Linkage;
import java.lang.invoke.TypeDescriptor;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.ClassMembers;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.HashMap;
import java.util.Set;
import jdk.internal.loader.ClassPathResources;

/** A type at run time. The machine makes the instances and answers what the class file says. */
public final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement, TypeDescriptor {
    private static final int INTERFACE = 0x200;
    private static final int SYNTHETIC = 0x1000;
    private static final int ANNOTATION = 0x2000;
    private static final int ENUM = 0x4000;
    private static final int FINAL = 0x10;
    /** The kind of a method handle that calls a static method (JVMS table 5.4.3.5-A). */
    private static final int INVOKE_STATIC = 6;

    /** The name, once it has been asked for. */
    private String name;
    private T[] enumConstants;
    private HashMap<String, T> enumDirectory;
    /** What the loader said when it defined the class; null for others, as long as nobody has asked. */
    private ProtectionDomain domain;

    private Class() {
    }

    /** The class of the primitive type with the descriptor {@code tag}, or of {@code void}. */
    static native Class<?> primitive(char tag);

    /** The name with dots, as {@link #getName} gives it. */
    private native String computeName();

    public native boolean isInstance(Object object);

    private native boolean isAssignableFrom0(Class<?> other);

    public native boolean isPrimitive();

    public native boolean isHidden();

    /** The access flags of the InnerClasses attribute, or else of the class file; of arrays as specified. */
    public native int getModifiers();

    public native Class<? super T> getSuperclass();

    /** A new array of the direct superinterfaces. */
    public native Class<?>[] getInterfaces();

    public native Class<?> getComponentType();

    public native boolean desiredAssertionStatus();

    /** The class that this one is a member of, or null. */
    private native Class<?> declaringClass();

    /** The class that this one is written in, be it a member, local or anonymous, or null. */
    private native Class<?> enclosingClass();

    /** The name in the InnerClasses attribute: empty for an anonymous class, null for one at top level. */
    private native String innerName();

    /** Initialises the class, if that has not been done. */
    private native void initialize();

    private static native Class<?> forName0(String name) throws ClassNotFoundException;

    /** The class whose code has called the method that calls this. */
    static native Class<?> caller();

    public static Class<?> forName(String className) throws ClassNotFoundException {
        ClassLoader loader = ClassLoader.of(caller());
        Class<?> found = loader == null ? load(className) : ClassLoader.named(className, loader);
        found.initialize();
        return found;
    }

    public static Class<?> forName(String name, boolean initialize, ClassLoader loader) throws ClassNotFoundException {
        Class<?> found = ClassLoader.named(name, loader);
        if (initialize) {
            found.initialize();
        }
        return found;
    }

    public static Class<?> forName(Module module, String name) {
        if (module == null) {
            throw new NullPointerException();
        }
        try {
            Class<?> found = ClassLoader.named(name, module.getClassLoader());
            return found.getModule() == module ? found : null;
        } catch (ClassNotFoundException absent) {
            return null;
        }
    }

    /** The class of a name, not initialised. */
    static Class<?> load(String name) throws ClassNotFoundException {
        if (name == null) {
            throw new NullPointerException();
        }
        if (name.indexOf('/') >= 0) {
            throw new ClassNotFoundException(name);
        }
        return forName0(name);
    }

    public String getName() {
        String name = this.name;
        if (name == null) {
            name = computeName();
            this.name = name;
        }
        return name;
    }

    @Override
    public String toString() {
        String kind = isInterface() ? "interface " : isPrimitive() ? "" : "class ";
        return kind.concat(getName());
    }

    public boolean isAssignableFrom(Class<?> other) {
        if (other == null) {
            throw new NullPointerException();
        }
        return isAssignableFrom0(other);
    }

    public boolean isInterface() {
        return (getModifiers() & INTERFACE) != 0;
    }

    public boolean isArray() {
        return getComponentType() != null;
    }

    public boolean isAnnotation() {
        return (getModifiers() & ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & SYNTHETIC) != 0;
    }

    public boolean isEnum() {
        return (getModifiers() & ENUM) != 0 && getSuperclass() == Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == Record.class && (getModifiers() & FINAL) != 0 && ClassMembers.of(this).isRecord();
    }

    /** The components of a record in order; null for other classes. */
    public RecordComponent[] getRecordComponents() {
        return isRecord() ? ClassMembers.of(this).recordComponents() : null;
    }

    public boolean isSealed() {
        return !isPrimitive() && ClassMembers.of(this).isSealed();
    }

    public Class<?>[] getPermittedSubclasses() {
        return isPrimitive() ? null : ClassMembers.of(this).permittedSubclasses();
    }

    public boolean isAnonymousClass() {
        String inner = innerName();
        return inner != null && inner.isEmpty();
    }

    public boolean isLocalClass() {
        String inner = innerName();
        return inner != null && !inner.isEmpty() && declaringClass() == null;
    }

    public boolean isMemberClass() {
        return declaringClass() != null;
    }

    public Class<?> getDeclaringClass() {
        return declaringClass();
    }

    public Class<?> getEnclosingClass() {
        return enclosingClass();
    }

    public Method getEnclosingMethod() {
        return isLocalOrAnonymous() ? (Method) ClassMembers.of(this).enclosing(false) : null;
    }

    public Constructor<?> getEnclosingConstructor() {
        return isLocalOrAnonymous() ? (Constructor<?>) ClassMembers.of(this).enclosing(true) : null;
    }

    private boolean isLocalOrAnonymous() {
        return isLocalClass() || isAnonymousClass();
    }

    public Class<?>[] getDeclaredClasses() {
        return ClassMembers.of(this).declaredClasses();
    }

    public Class<?>[] getClasses() {
        return ClassMembers.of(this).publicClasses();
    }

    public Class<?> getNestHost() {
        return ClassMembers.of(this).nestHost();
    }

    public Class<?>[] getNestMembers() {
        return ClassMembers.of(this).nestMembers();
    }

    public boolean isNestmateOf(Class<?> c) {
        return this == c || !isPrimitive() && !isArray() && !c.isPrimitive() && !c.isArray()
                && getNestHost() == c.getNestHost();
    }

    public Class<?> componentType() {
        return getComponentType();
    }

    public Class<?> arrayType() {
        try {
            return Array.newInstance(this, 0).getClass();
        } catch (IllegalArgumentException none) {
            throw new UnsupportedOperationException(none);
        }
    }

    public String getSimpleName() {
        Class<?> component = getComponentType();
        if (component != null) {
            return component.getSimpleName().concat("[]");
        }
        String inner = innerName();
        if (inner != null) {
            return inner;
        }
        String name = getName();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Opens a resource beside this class, or at the top where {@code name} begins with a slash; null if there is none. */
    public InputStream getResourceAsStream(String name) {
        String path = resourcePath(name);
        ClassLoader loader = getClassLoader();
        return loader == null ? ClassPathResources.openLibrary(path) : loader.getResourceAsStream(path);
    }

    public URL getResource(String name) {
        String path = resourcePath(name);
        ClassLoader loader = getClassLoader();
        return loader == null ? ClassPathResources.ofLibrary(path) : loader.getResource(path);
    }

    private String resourcePath(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String folder = getPackageName().replace('.', '/');
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    public ProtectionDomain getProtectionDomain() {
        ProtectionDomain known = domain;
        if (known == null) {
            ClassLoader loader = getClassLoader();
            URL origin = loader == null ? null : ClassPathResources.origin(this);
            CodeSource source = loader == null ? null : new CodeSource(origin, (Certificate[]) null);
            known = new ProtectionDomain(source, null, loader, null);
            domain = known;
        }
        return known;
    }

    void setDomain(ProtectionDomain domain) {
        this.domain = domain;
    }

    public String getTypeName() {
        Class<?> component = getComponentType();
        return component == null ? getName() : component.getTypeName().concat("[]");
    }

    public String getCanonicalName() {
        Class<?> component = getComponentType();
        if (component != null) {
            String name = component.getCanonicalName();
            return name == null ? null : name.concat("[]");
        }
        if (isHidden()) {
            return null;
        }
        String inner = innerName();
        if (inner == null) {
            return getName();
        }
        Class<?> declaring = declaringClass();
        if (declaring == null) {
            return null;
        }
        String outer = declaring.getCanonicalName();
        return outer == null ? null : outer.concat(".").concat(inner);
    }

    public String getPackageName() {
        Class<?> element = this;
        while (element.getComponentType() != null) {
            element = element.getComponentType();
        }
        if (element.isPrimitive()) {
            return "java.lang";
        }
        String name = element.getName();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    @Override
    public String descriptorString() {
        Class<?> component = getComponentType();
        if (component != null) {
            return "[".concat(component.descriptorString());
        }
        if (this == Void.TYPE) {
            return "V";
        }
        if (isPrimitive()) {
            return Array.newInstance(this, 0).getClass().getName().substring(1);
        }
        return "L" + getName().replace('.', '/') + ";";
    }

    public Package getPackage() {
        return isPrimitive() || isArray() ? null : Package.of(this);
    }

    public Module getModule() {
        return Module.of(this);
    }

    public ClassLoader getClassLoader() {
        return ClassLoader.of(this);
    }

    /** Whether the class is one of the library's, or an array type of one. */
    native boolean isOfLibrary();

    public Object[] getSigners() {
        return null;
    }

    public String toGenericString() {
        if (isPrimitive()) {
            return toString();
        }
        StringBuilder text = new StringBuilder();
        Class<?> element = this;
        String brackets = "";
        while (element.isArray()) {
            element = element.getComponentType();
            brackets += "[]";
        }
        if (!isArray()) {
            String modifiers = Modifier.toString(getModifiers() & Modifier.classModifiers());
            text.append(modifiers).append(modifiers.isEmpty() ? "" : " ");
            text.append(isSealed() ? "sealed " : isNonSealed() ? "non-sealed " : "");
            text.append(isAnnotation() ? "@" : "");
            text.append(isInterface() ? "interface" : isEnum() ? "enum" : isRecord() ? "record" : "class").append(' ');
        }
        text.append(element.getName());
        TypeVariable<?>[] parameters = element.getTypeParameters();
        for (int i = 0; i < parameters.length; i++) {
            text.append(i == 0 ? "<" : ",").append(parameters[i].getTypeName());
            Type[] bounds = parameters[i].getBounds();
            for (int j = 0; j < bounds.length && (bounds.length > 1 || bounds[0] != Object.class); j++) {
                text.append(j == 0 ? " extends " : " & ").append(bounds[j].getTypeName());
            }
        }
        return text.append(parameters.length == 0 ? "" : ">").append(brackets).toString();
    }

    /** The flags of the class file, or for a member of another class those that its declaration gives it. */
    public Set<AccessFlag> accessFlags() {
        boolean isInner = isArray() || isMemberClass() || isLocalClass() || isAnonymousClass();
        boolean isSuper = !isInner && !isInterface() && !isPrimitive();
        return AccessFlag.maskToAccessFlags(getModifiers() | (isSuper ? AccessFlag.SUPER.mask() : 0),
                isInner ? AccessFlag.Location.INNER_CLASS : AccessFlag.Location.CLASS);
    }

    /** Whether a direct supertype is sealed and this class neither sealed nor final. */
    private boolean isNonSealed() {
        if (Modifier.isFinal(getModifiers()) || isSealed()) {
            return false;
        }
        Class<?> above = getSuperclass();
        boolean found = above != null && above.isSealed();
        for (Class<?> each : getInterfaces()) {
            found |= each.isSealed();
        }
        return found;
    }

    @Override
    @SuppressWarnings("unchecked")
    public TypeVariable<Class<T>>[] getTypeParameters() {
        return (TypeVariable<Class<T>>[]) (TypeVariable<?>[]) ClassMembers.of(this).typeParameters();
    }

    public Type getGenericSuperclass() {
        return isArray() || isPrimitive() ? getSuperclass() : ClassMembers.of(this).genericSuperclass();
    }

    public Type[] getGenericInterfaces() {
        return isArray() || isPrimitive() ? getInterfaces() : ClassMembers.of(this).genericInterfaces();
    }

    public AnnotatedType getAnnotatedSuperclass() {
        return ClassMembers.of(this).annotatedSuperclass();
    }

    public AnnotatedType[] getAnnotatedInterfaces() {
        return ClassMembers.of(this).annotatedInterfaces();
    }

    public Field[] getFields() {
        return ClassMembers.of(this).publicFields();
    }

    public Field[] getDeclaredFields() {
        return ClassMembers.of(this).declaredFields();
    }

    public Field getField(String name) throws NoSuchFieldException {
        return ClassMembers.of(this).publicField(name);
    }

    public Field getDeclaredField(String name) throws NoSuchFieldException {
        return ClassMembers.of(this).declaredField(name);
    }

    public Method[] getMethods() {
        return ClassMembers.of(this).publicMethods();
    }

    public Method[] getDeclaredMethods() {
        return ClassMembers.of(this).declaredMethods();
    }

    public Method getMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        return ClassMembers.of(this).publicMethod(name, parameterTypes);
    }

    public Method getDeclaredMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        return ClassMembers.of(this).declaredMethod(name, parameterTypes);
    }

    public Constructor<?>[] getConstructors() {
        return ClassMembers.of(this).constructors(true);
    }

    public Constructor<?>[] getDeclaredConstructors() {
        return ClassMembers.of(this).constructors(false);
    }

    @SuppressWarnings("unchecked")
    public Constructor<T> getConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        return (Constructor<T>) ClassMembers.of(this).constructor(true, parameterTypes);
    }

    @SuppressWarnings("unchecked")
    public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes) throws NoSuchMethodException {
        return (Constructor<T>) ClassMembers.of(this).constructor(false, parameterTypes);
    }

    @Deprecated(since = "9")
    @SuppressWarnings("unchecked")
    public T newInstance() throws InstantiationException, IllegalAccessException {
        return (T) ClassMembers.of(this).newInstance(ClassMembers.caller());
    }

    @Override
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        return ClassMembers.of(this).annotation(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return GenericDeclaration.super.isAnnotationPresent(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return ClassMembers.of(this).annotations();
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return ClassMembers.of(this).declaredAnnotations();
    }

    @SuppressWarnings("unchecked")
    public T cast(Object obj) {
        if (obj != null && !isInstance(obj)) {
            throw new ClassCastException("Cannot cast " + obj.getClass().getName() + " to " + getName());
        }
        return (T) obj;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> clazz) {
        if (!clazz.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    public T[] getEnumConstants() {
        T[] constants = sharedEnumConstants();
        return constants == null ? null : constants.clone();
    }

    /** The constants of an enum, not to be changed; null for other classes. */
    T[] sharedEnumConstants() {
        if (enumConstants == null) {
            if (!isEnum()) {
                return null;
            }
            enumConstants = enumConstants();
        }
        return enumConstants;
    }

    /** The constants of an enum by name; of several of one name, the last. */
    HashMap<String, T> enumConstantDirectory() {
        HashMap<String, T> directory = enumDirectory;
        if (directory == null) {
            T[] constants = sharedEnumConstants();
            if (constants == null) {
                throw new IllegalArgumentException(getName() + " is not an enum class");
            }
            directory = new HashMap<>();
            for (T constant : constants) {
                directory.put(((Enum<?>) constant).name(), constant);
            }
            enumDirectory = directory;
        }
        return directory;
    }

    /** What the public method {@code values} gives; null if there is none, if it throws or gives no array of objects. */
    @SuppressWarnings("unchecked")
    private T[] enumConstants() {
        // Enums of the library have the method that javac writes.
        String descriptor = isOfLibrary() ? "()[" + descriptorString() : ClassMembers.of(this).descriptorOfValues();
        if (descriptor == null) {
            return null;
        }
        initialize();
        try {
            return (T[]) (Object[]) Linkage.handle(this, INVOKE_STATIC, this, "values", descriptor).invokeWithArguments();
        } catch (VirtualMachineError shortage) {
            throw shortage;
        } catch (Throwable thrown) {
            return null;
        }
    }
}
