package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What reflection knows of one class: its members as the class file has them, made when they are first asked for. Programs get
 * copies, so that what they make accessible stays theirs.
 */
public final class ClassMembers {
    /** What the natives tell of. */
    static final int FIELD = 0, METHOD = 1, COMPONENT = 2, CLASS = 3;
    /** Texts of a member. */
    static final int NAME = 0, DESCRIPTOR = 1, SIGNATURE = 2;
    /** Lists of classes in a class file. */
    private static final int MEMBER_CLASSES = 0, PERMITTED = 1, NEST = 2;
    /** What {@link #relation} tells. */
    static final int SAME_MODULE = 1, SAME_PACKAGE = 2, NEST_MATES = 4, EXPORTED = 8, PUBLIC_CLASS = 16, SUBCLASS = 32,
            LIBRARY = 64;
    private static final Class<?>[] NO_CLASSES = {};
    /** What is known, by class. */
    private static final ConcurrentHashMap<Class<?>, ClassMembers> KNOWN = new ConcurrentHashMap<>();

    private final Class<?> of;
    /** The class's own members by their places in the class file, as far as they have been asked for. */
    private Field[] fields;
    private Executable[] executables;
    private Field[] declaredFields;
    private Field[] declaredPublicFields;
    private Field[] publicFields;
    private Method[] declaredMethods;
    private Method[] declaredPublicMethods;
    private Method[] publicMethods;
    private Constructor<?>[] constructors;
    private Constructor<?>[] publicConstructors;
    private Map<Class<? extends Annotation>, Annotation> declaredAnnotations;
    private Map<Class<? extends Annotation>, Annotation> annotations;
    private Signatures.OfClass generic;
    private AnnotationMembers annotationMembers;
    /** What the methods of the class do if {@link Proxy} has made it; else null. */
    ProxyMethod[] proxyMethods;

    private ClassMembers(Class<?> of) {
        this.of = of;
    }

    /** The class whose code has called the calling method; reflection calls for whom it is called by. */
    public static native Class<?> caller();

    public AnnotatedType annotatedSuperclass() {
        return of == Object.class || of.isInterface() || of.isArray() || of.isPrimitive() ? null
                : TypeAnnotations.of(of).type(of.getGenericSuperclass(), TypeAnnotations.SUPERTYPE, TypeAnnotations.SUPERCLASS);
    }

    public AnnotatedType[] annotatedInterfaces() {
        return TypeAnnotations.of(of).types(of.isArray() ? NO_CLASSES : of.getGenericInterfaces(), TypeAnnotations.SUPERTYPE, 0);
    }

    /** How a class stands to another one, of which it may be an array type. */
    static native int relation(Class<?> from, Class<?> to);

    /** Initialises a class. */
    static native void initialize(Class<?> of);

    /** Verifies a class, which comes before its members are told. */
    private static native void link(Class<?> of);

    /** How many places there are for members of a kind; -1 for the components of what is no record. */
    private static native int count(Class<?> of, int kind);

    /** The access flags of the member at a place; -1 if none that is shown stands there. */
    private static native int flags(Class<?> of, int kind, int place);

    /** A text of a member; null if it has none. */
    static native String text(Class<?> of, int kind, int place, int which);

    /** The content of an attribute of a member; null if it has none. */
    static native byte[] attribute(Class<?> of, int kind, int place, String name);

    /** The text, or name of a class, in a class's constant pool; null if there is none. */
    static native String poolText(Class<?> of, int index);

    /** The number in a class's constant pool, floating-point numbers as their bits. */
    static native long poolNumber(Class<?> of, int index);

    /** The class that a field's descriptor, or {@code V}, means to the code of a class. */
    static native Class<?> type(Class<?> from, String descriptor);

    /** Internal names of classes that a class file lists; null if there is no such list. */
    private static native String[] classes(Class<?> of, int which);

    private static native Class<?> nestHost(Class<?> of);

    /** Name and descriptor of the method in which a class is written; null if it is in none. */
    private static native String[] enclosingMethod(Class<?> of);

    /** What calls the method or constructor at a place. */
    static native Invocation invocation(Class<?> of, int place);

    /** What accesses the field at a place. */
    static native FieldAccess fieldAccess(Class<?> of, int place);

    /** Stores into a final field of an object, a primitive value in its own wrapper. */
    static native void storeFinal(Class<?> of, int place, Object receiver, Object value);

    /**
     * Whether a class may use a member by reflection. In the library's classes whoever asks may use what programs can name
     * and nothing else.
     */
    public static boolean canUse(Class<?> caller, Class<?> declaring, Class<?> target, int modifiers) {
        if (caller == declaring) {
            return true;
        }
        int relation = relation(caller, declaring);
        boolean isLibrary = (relation & LIBRARY) != 0;
        if (isLibrary && (relation & EXPORTED) == 0) {
            return false;
        }
        boolean samePackage = (relation & SAME_PACKAGE) != 0 && !isLibrary;
        if ((relation & PUBLIC_CLASS) == 0 && !samePackage) {
            return false;
        }
        if (Modifier.isPublic(modifiers)) {
            return true;
        }
        if (Modifier.isPrivate(modifiers)) {
            return !isLibrary && (relation & NEST_MATES) != 0;
        }
        if (samePackage) {
            return true;
        }
        if (!Modifier.isProtected(modifiers) || (relation & SUBCLASS) == 0) {
            return false;
        }
        return Modifier.isStatic(modifiers) || caller.isAssignableFrom(target);
    }

    /** What says that a class may not use a member. */
    public static IllegalAccessException refused(Class<?> caller, Class<?> declaring, int modifiers) {
        Module from = caller.getModule();
        Module to = declaring.getModule();
        String text = caller + (from.isNamed() ? " (in " + from + ")" : "") + " cannot access ";
        String member = declaring + (to.isNamed() ? " (in " + to + ")" : "");
        int relation = relation(caller, declaring);
        if ((relation & (EXPORTED | SAME_MODULE)) != 0) {
            boolean isNarrow = (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE)) != 0;
            text += "a member of " + member
                    + (isNarrow ? " with modifiers \"" + Modifier.toString(modifiers) + "\"" : " with package access");
        } else {
            text += member + " because " + to + " does not export " + declaring.getPackageName() + " to " + from;
        }
        return new IllegalAccessException(text);
    }

    /** Whether anybody may use a member: it is public, its class is, and so is its package. */
    static boolean isOpen(Class<?> declaring, int modifiers) {
        return Modifier.isPublic(modifiers)
                && (relation(declaring, declaring) & (PUBLIC_CLASS | EXPORTED)) == (PUBLIC_CLASS | EXPORTED);
    }

    /** The types of a method's parameters, and last that of its result. */
    static Class<?>[] types(Class<?> of, String descriptor) {
        List<Class<?>> types = new ArrayList<>();
        int at = 1;
        while (at < descriptor.length()) {
            if (descriptor.charAt(at) == ')') {
                at++;
            }
            int end = at;
            while (descriptor.charAt(end) == '[') {
                end++;
            }
            end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
            types.add(type(of, descriptor.substring(at, end)));
            at = end;
        }
        return types.toArray(NO_CLASSES);
    }

    private Class<?> named(String internalName) {
        return type(of, "L" + internalName + ";");
    }

    /** Whether a member with these flags belongs to a list. The types of others are not looked for: they may be absent. */
    private static boolean isListed(int flags, boolean isPublic) {
        return flags >= 0 && (!isPublic || Modifier.isPublic(flags));
    }

    // Fields

    private Field[] declaredFieldRoots(boolean isPublic) {
        Field[] known = isPublic ? declaredPublicFields : declaredFields;
        if (known != null) {
            return known;
        }
        link(of);
        Field[] all = fields;
        if (all == null) {
            all = new Field[count(of, FIELD)];
            fields = all;
        }
        List<Field> found = new ArrayList<>();
        for (int place = 0; place < all.length; place++) {
            int flags = flags(of, FIELD, place);
            if (isListed(flags, isPublic)) {
                Field field = all[place];
                if (field == null) {
                    String name = text(of, FIELD, place, NAME).intern();
                    field = new Field(of, place, flags, name, type(of, text(of, FIELD, place, DESCRIPTOR)));
                    all[place] = field;
                }
                found.add(field);
            }
        }
        known = found.toArray(new Field[0]);
        if (isPublic) {
            declaredPublicFields = known;
        } else {
            declaredFields = known;
        }
        return known;
    }

    private Field[] publicFieldRoots() {
        if (publicFields == null) {
            LinkedHashSet<Field> found = new LinkedHashSet<>(Arrays.asList(declaredFieldRoots(true)));
            for (Class<?> above : of.getInterfaces()) {
                found.addAll(Arrays.asList(of(above).publicFieldRoots()));
            }
            Class<?> above = of.getSuperclass();
            if (above != null) {
                found.addAll(Arrays.asList(of(above).publicFieldRoots()));
            }
            publicFields = found.toArray(new Field[0]);
        }
        return publicFields;
    }

    //#for Member: Field Method
    private static $Member$[] copies($Member$[] roots) {
        $Member$[] copies = new $Member$[roots.length];
        for (int i = 0; i < roots.length; i++) {
            copies[i] = roots[i].copy();
        }
        return copies;
    }

    public $Member$[] declared$Member$s() {
        return copies(declared$Member$Roots(false));
    }

    public $Member$[] public$Member$s() {
        return copies(public$Member$Roots());
    }
    //#end

    public Field declaredField(String name) throws NoSuchFieldException {
        return found(named(declaredFieldRoots(false), name), name);
    }

    public Field publicField(String name) throws NoSuchFieldException {
        return found(publicFieldRoot(name), name);
    }

    /** The public field of a name; null if there is none. Classes above are asked only if the class itself has none. */
    private Field publicFieldRoot(String name) {
        Field found = named(declaredFieldRoots(true), name);
        if (found != null) {
            return found;
        }
        for (Class<?> above : of.getInterfaces()) {
            found = of(above).publicFieldRoot(name);
            if (found != null) {
                return found;
            }
        }
        Class<?> above = of.getSuperclass();
        return above == null ? null : of(above).publicFieldRoot(name);
    }

    private static Field named(Field[] among, String name) {
        for (Field field : among) {
            if (field.getName().equals(name)) {
                return field;
            }
        }
        return null;
    }

    private static Field found(Field field, String name) throws NoSuchFieldException {
        if (field == null) {
            throw noSuchField(name);
        }
        return field.copy();
    }

    private static NoSuchFieldException noSuchField(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
        return new NoSuchFieldException(name);
    }

    // Methods

    private Method[] declaredMethodRoots(boolean isPublic) {
        Method[] known = isPublic ? declaredPublicMethods : declaredMethods;
        if (known != null) {
            return known;
        }
        Executable[] all = executables();
        List<Method> found = new ArrayList<>();
        for (int place = 0; place < all.length; place++) {
            int flags = flags(of, METHOD, place);
            if (!isListed(flags, isPublic)) {
                continue;
            }
            String name = text(of, METHOD, place, NAME);
            if (!name.equals("<init>")) {
                Executable method = all[place];
                if (method == null) {
                    Class<?>[] types = types(of, text(of, METHOD, place, DESCRIPTOR));
                    method = new Method(of, place, flags, name.intern(), types);
                    all[place] = method;
                }
                found.add((Method) method);
            }
        }
        known = found.toArray(new Method[0]);
        if (isPublic) {
            declaredPublicMethods = known;
        } else {
            declaredMethods = known;
        }
        return known;
    }

    /** The methods and constructors that are known, by their places, once the class is verified. */
    private Executable[] executables() {
        link(of);
        Executable[] all = executables;
        if (all == null) {
            all = new Executable[count(of, METHOD)];
            executables = all;
        }
        return all;
    }

    private Method[] publicMethodRoots() {
        if (publicMethods == null) {
            PublicMethods found = new PublicMethods();
            for (Method method : declaredMethodRoots(true)) {
                found.merge(method);
            }
            Class<?> above = of.getSuperclass();
            if (above != null) {
                for (Method method : of(above).publicMethodRoots()) {
                    found.merge(method);
                }
            }
            for (Class<?> each : of.getInterfaces()) {
                for (Method method : of(each).publicMethodRoots()) {
                    if (!Modifier.isStatic(method.getModifiers())) {
                        found.merge(method);
                    }
                }
            }
            publicMethods = found.toArray();
        }
        return publicMethods;
    }

    /** Methods by name and parameters, of which an inherited one goes where another one overrides it. */
    private static final class PublicMethods {
        private final LinkedHashMap<List<Object>, List<Method>> all = new LinkedHashMap<>();

        void merge(Method method) {
            List<Object> key = new ArrayList<>(Arrays.asList((Object[]) method.sharedParameterTypes()));
            key.add(method.getName());
            List<Method> same = all.computeIfAbsent(key, none -> new ArrayList<>());
            Class<?> declaring = method.getDeclaringClass();
            for (int i = 0; i < same.size(); i++) {
                Method other = same.get(i);
                if (other.getReturnType() != method.getReturnType()) {
                    continue;
                }
                Class<?> before = other.getDeclaringClass();
                if (before.isInterface() == declaring.isInterface()) {
                    if (before != declaring && declaring.isAssignableFrom(before)) {
                        return;
                    }
                    if (before != declaring && before.isAssignableFrom(declaring)) {
                        same.remove(i--);
                    }
                } else if (declaring.isInterface()) {
                    return;
                } else {
                    same.remove(i--);
                }
            }
            if (!same.contains(method)) {
                same.add(method);
            }
        }

        Method[] toArray() {
            List<Method> methods = new ArrayList<>();
            for (List<Method> same : all.values()) {
                methods.addAll(same);
            }
            return methods.toArray(new Method[0]);
        }
    }

    public Method declaredMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        checkName(name);
        return found(mostSpecific(declaredMethodRoots(false), name, parameterTypes), name, parameterTypes);
    }

    /** A public method, which is looked for above only if the class itself has none of that name and parameters. */
    public Method publicMethod(String name, Class<?>... parameterTypes) throws NoSuchMethodException {
        checkName(name);
        Method found = mostSpecific(declaredMethodRoots(true), name, parameterTypes);
        return found(found != null ? found : mostSpecific(publicMethodRoots(), name, parameterTypes), name, parameterTypes);
    }

    /** The descriptor of the public static method {@code values} without parameters; null if there is none. */
    public String descriptorOfValues() {
        Method values = mostSpecific(declaredMethodRoots(true), "values", NO_CLASSES);
        return values == null || !Modifier.isStatic(values.getModifiers()) ? null : values.descriptor();
    }

    private static void checkName(String name) {
        if (name == null) {
            throw new NullPointerException();
        }
    }

    /** The method of that name and parameters whose result is most specific; null if there is none. */
    private static Method mostSpecific(Method[] among, String name, Class<?>[] parameterTypes) {
        Class<?>[] wanted = parameterTypes == null ? NO_CLASSES : parameterTypes;
        Method found = null;
        for (Method method : among) {
            boolean fits = method.getName().equals(name) && Arrays.equals(method.sharedParameterTypes(), wanted);
            if (fits && (found == null || found.getReturnType() != method.getReturnType()
                    && found.getReturnType().isAssignableFrom(method.getReturnType()))) {
                found = method;
            }
        }
        return found;
    }

    private Method found(Method method, String name, Class<?>[] parameterTypes) throws NoSuchMethodException {
        if (method == null) {
            throw noSuchMethod(name, parameterTypes == null ? NO_CLASSES : parameterTypes);
        }
        return method.copy();
    }

    private NoSuchMethodException noSuchMethod(String name, Class<?>[] parameterTypes) {
        StringBuilder text = new StringBuilder(of.getName()).append('.').append(name).append('(');
        for (int i = 0; i < parameterTypes.length; i++) {
            text.append(i == 0 ? "" : ",").append(parameterTypes[i] == null ? "null" : parameterTypes[i].getName());
        }
        return new NoSuchMethodException(text.append(')').toString());
    }

    /** The method behind a record's accessor, or null. */
    Method accessor(String name, Class<?> type) {
        for (Method method : declaredMethodRoots(false)) {
            boolean isAccessor = method.getName().equals(name) && method.getReturnType() == type
                    && method.getParameterCount() == 0 && !Modifier.isStatic(method.getModifiers());
            if (isAccessor) {
                return method.copy();
            }
        }
        return null;
    }

    // Constructors

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Constructor<?>[] constructorRoots(boolean isPublic) {
        Constructor<?>[] known = isPublic ? publicConstructors : constructors;
        if (known != null) {
            return known;
        }
        List<Constructor<?>> found = new ArrayList<>();
        Executable[] all = of.isInterface() ? new Executable[0] : executables();
        for (int place = 0; place < all.length; place++) {
            int flags = flags(of, METHOD, place);
            if (isListed(flags, isPublic) && text(of, METHOD, place, NAME).equals("<init>")) {
                Executable constructor = all[place];
                if (constructor == null) {
                    Class<?>[] types = types(of, text(of, METHOD, place, DESCRIPTOR));
                    constructor = new Constructor(of, place, flags, types);
                    all[place] = constructor;
                }
                found.add((Constructor<?>) constructor);
            }
        }
        known = found.toArray(new Constructor<?>[0]);
        if (isPublic) {
            publicConstructors = known;
        } else {
            constructors = known;
        }
        return known;
    }

    public Constructor<?>[] constructors(boolean isPublic) {
        Constructor<?>[] copies = constructorRoots(isPublic).clone();
        for (int i = 0; i < copies.length; i++) {
            copies[i] = copies[i].copy();
        }
        return copies;
    }

    public Constructor<?> constructor(boolean isPublic, Class<?>... parameterTypes) throws NoSuchMethodException {
        Class<?>[] wanted = parameterTypes == null ? NO_CLASSES : parameterTypes;
        for (Constructor<?> constructor : constructorRoots(isPublic)) {
            if (Arrays.equals(constructor.sharedParameterTypes(), wanted)) {
                return constructor.copy();
            }
        }
        throw noSuchMethod("<init>", wanted);
    }

    /** A new object by the constructor without parameters, which the caller may use. */
    public Object newInstance(Class<?> caller) throws InstantiationException, IllegalAccessException {
        Constructor<?> constructor;
        try {
            constructor = constructor(false);
        } catch (NoSuchMethodException none) {
            throw (InstantiationException) new InstantiationException(of.getName()).initCause(none);
        }
        try {
            return constructor.newInstance(caller);
        } catch (InvocationTargetException thrown) {
            throw ClassMembers.<RuntimeException>unchecked(thrown.getTargetException());
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
        throw (T) thrown;
    }

    // Classes

    public RecordComponent[] recordComponents() {
        RecordComponent[] components = new RecordComponent[Math.max(0, count(of, COMPONENT))];
        for (int place = 0; place < components.length; place++) {
            components[place] = new RecordComponent(of, place);
        }
        return components;
    }

    public boolean isRecord() {
        return count(of, COMPONENT) >= 0;
    }

    /** Classes that are members of this one and say so themselves. */
    public Class<?>[] declaredClasses() {
        List<Class<?>> found = new ArrayList<>();
        String[] names = classes(of, MEMBER_CLASSES);
        for (String name : names == null ? new String[0] : names) {
            Class<?> member = named(name);
            if (member.getDeclaringClass() == of) {
                boolean isShown = (relation(of, of) & LIBRARY) == 0
                        || (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
                if (isShown) {
                    found.add(member);
                }
            }
        }
        return found.toArray(NO_CLASSES);
    }

    /** Public member classes, inherited ones too. */
    public Class<?>[] publicClasses() {
        List<Class<?>> found = new ArrayList<>();
        for (Class<?> at = of; at != null; at = at.getSuperclass()) {
            for (Class<?> member : of(at).declaredClasses()) {
                if (Modifier.isPublic(member.getModifiers())) {
                    found.add(member);
                }
            }
        }
        return found.toArray(NO_CLASSES);
    }

    public boolean isSealed() {
        return !of.isArray() && classes(of, PERMITTED) != null;
    }

    /** The permitted subclasses that can be loaded and are direct subclasses; null if the class is not sealed. */
    public Class<?>[] permittedSubclasses() {
        String[] names = of.isArray() ? null : classes(of, PERMITTED);
        if (names == null) {
            return null;
        }
        List<Class<?>> found = new ArrayList<>();
        for (String name : names) {
            try {
                Class<?> permitted = named(name);
                boolean isDirect = of.isInterface() ? Arrays.asList(permitted.getInterfaces()).contains(of)
                        : permitted.getSuperclass() == of;
                if (isDirect) {
                    found.add(permitted);
                }
            } catch (NoClassDefFoundError absent) {
                // There is no such subclass.
            }
        }
        return found.toArray(NO_CLASSES);
    }

    public Class<?> nestHost() {
        return of.isPrimitive() || of.isArray() ? of : nestHost(of);
    }

    public Class<?>[] nestMembers() {
        Class<?> host = nestHost();
        List<Class<?>> members = new ArrayList<>();
        members.add(host);
        String[] names = host.isPrimitive() || host.isArray() ? null : classes(host, NEST);
        for (String name : names == null ? new String[0] : names) {
            try {
                Class<?> member = named(name);
                if (nestHost(member) == host && !members.contains(member)) {
                    members.add(member);
                }
            } catch (NoClassDefFoundError absent) {
                // It is none that runs.
            }
        }
        return members.toArray(NO_CLASSES);
    }

    /** The method or constructor in which the class is written, or null. */
    public Executable enclosing(boolean isConstructor) {
        String[] method = enclosingMethod(of);
        if (method == null || method[0].equals("<clinit>") || method[0].equals("<init>") != isConstructor) {
            return null;
        }
        ClassMembers around = of(of.getEnclosingClass());
        for (Executable each : isConstructor ? around.constructorRoots(false) : around.declaredMethodRoots(false)) {
            boolean isIt = (isConstructor || each.getName().equals(method[0])) && each.descriptor().equals(method[1]);
            if (isIt) {
                return isConstructor ? ((Constructor<?>) each).copy() : ((Method) each).copy();
            }
        }
        throw new InternalError(isConstructor ? "Enclosing constructor not found" : "Enclosing method not found");
    }

    // Generic signatures

    /** The class's own generic signature. */
    public Signatures.OfClass generic() {
        if (generic == null) {
            generic = new Signatures.OfClass(of, of.isArray() || of.isPrimitive() ? null : text(of, CLASS, 0, SIGNATURE));
        }
        return generic;
    }

    public TypeVariable<?>[] typeParameters() {
        return generic().typeParameters();
    }

    public Type genericSuperclass() {
        return generic().superclass();
    }

    public Type[] genericInterfaces() {
        return generic().interfaces();
    }

    // Annotations

    private Map<Class<? extends Annotation>, Annotation> declaredAnnotationMap() {
        if (declaredAnnotations == null) {
            declaredAnnotations = Annotations.parse(of, of.isArray() || of.isPrimitive() ? null
                    : attribute(of, CLASS, 0, Annotations.VISIBLE));
        }
        return declaredAnnotations;
    }

    private Map<Class<? extends Annotation>, Annotation> annotationMap() {
        if (annotations == null) {
            Map<Class<? extends Annotation>, Annotation> declared = declaredAnnotationMap();
            Map<Class<? extends Annotation>, Annotation> all = new LinkedHashMap<>();
            Class<?> above = of.getSuperclass();
            if (above != null) {
                for (Map.Entry<Class<? extends Annotation>, Annotation> entry : of(above).annotationMap().entrySet()) {
                    if (Annotations.isInherited(entry.getKey())) {
                        all.put(entry.getKey(), entry.getValue());
                    }
                }
            }
            all.putAll(declared);
            annotations = all;
        }
        return annotations;
    }

    public <A extends Annotation> A annotation(Class<A> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        return type.cast(annotationMap().get(type));
    }

    public Annotation[] annotations() {
        return annotationMap().values().toArray(new Annotation[0]);
    }

    public Annotation[] declaredAnnotations() {
        return declaredAnnotationMap().values().toArray(new Annotation[0]);
    }

    /** What this class declares, if it is an annotation interface. */
    AnnotationMembers annotationMembers() {
        if (annotationMembers == null) {
            annotationMembers = new AnnotationMembers(of, declaredMethodRoots(false));
        }
        return annotationMembers;
    }

    /** What reflection knows of a class. */
    public static ClassMembers of(Class<?> of) {
        ClassMembers members = KNOWN.get(of);
        if (members == null) {
            members = new ClassMembers(of);
            ClassMembers before = KNOWN.putIfAbsent(of, members);
            members = before == null ? members : before;
        }
        return members;
    }
}
