package java.lang.invoke;

import static java.lang.invoke.LookupRights.ABSTRACT;
import static java.lang.invoke.LookupRights.FINAL;
import static java.lang.invoke.LookupRights.PRIVATE_FLAG;
import static java.lang.invoke.LookupRights.PROTECTED_FLAG;
import static java.lang.invoke.LookupRights.SAME_PACKAGE;
import static java.lang.invoke.LookupRights.VARARGS;
import static java.lang.invoke.MethodHandles.Lookup.ORIGINAL;
import static java.lang.invoke.MethodHandles.Lookup.PACKAGE;
import static java.lang.invoke.MethodHandles.Lookup.access;
import static java.lang.invoke.MethodHandles.Lookup.body;
import static java.lang.invoke.MethodHandles.Lookup.declaring;
import static java.lang.invoke.MethodHandles.Lookup.link;

import java.util.List;

/** Finds members with the rights of a {@link MethodHandles.Lookup}, and makes handles of them. */
final class MemberLookup {
    /** Kinds of references to members (JVMS table 5.4.3.5-A), and what messages call them. */
    static final int GET_FIELD = 1, GET_STATIC = 2, PUT_FIELD = 3, PUT_STATIC = 4, INVOKE_VIRTUAL = 5, INVOKE_STATIC = 6,
            INVOKE_SPECIAL = 7, NEW_INVOKE_SPECIAL = 8, INVOKE_INTERFACE = 9;
    static final String[] KINDS = {"", "getField", "getStatic", "putField", "putStatic", "invokeVirtual", "invokeStatic",
        "invokeSpecial", "newInvokeSpecial", "invokeInterface"};

    private final LookupRights rights;
    private final Class<?> lookupClass;

    MemberLookup(LookupRights rights) {
        this.rights = rights;
        lookupClass = rights.lookupClass;
    }

    /** The access flags of an instance field, whoever may use it. */
    static int accessOfField(Class<?> owner, String name, Class<?> type) throws NoSuchFieldException {
        try {
            return access(owner, owner, name, type.descriptorString(), GET_FIELD);
        } catch (NoSuchFieldError error) {
            throw new NoSuchFieldException(name);
        }
    }

    /** The member that a class file's constant names; throws what linking throws. */
    MethodHandle constant(int kind, Class<?> owner, String name, String descriptor) {
        if (owner == MethodHandle.class && name.startsWith("invoke") && kind == INVOKE_VIRTUAL) {
            return MethodHandles.invoker(MethodType.ofDescriptor(descriptor, lookupClass.getClassLoader()));
        }
        int access = access(lookupClass, owner, name, descriptor, kind);
        link(lookupClass, owner, name, descriptor, kind);
        Class<?> declaring = declaring(lookupClass, owner, name, descriptor, kind);
        boolean isField = kind <= PUT_STATIC;
        String why = isUnusable(kind, owner, declaring, access);
        if (why != null) {
            IllegalAccessException refused = rights.refused(why + ": " + owner.getName() + "." + name + "/" + KINDS[kind]);
            throw (Error) new IllegalAccessError(refused.getMessage()).initCause(refused);
        }
        boolean isNarrowed = kind == GET_FIELD || kind == PUT_FIELD || kind == INVOKE_VIRTUAL;
        Class<?> receiver = isNarrowed ? rights.receiver(owner, declaring, access) : owner;
        DirectCall body = body(lookupClass, receiver, name, descriptor, kind);
        MethodType named = MethodType.ofDescriptor(isField ? "()" + descriptor : descriptor,
                lookupClass.getClassLoader());
        return MethodHandle.of(handleType(kind, receiver, named), body)
                .withVarargs(!isField && (access & VARARGS) != 0);
    }

    /** Why a constant cannot stand for a member that its class may use by instructions; null if it can. */
    private String isUnusable(int kind, Class<?> owner, Class<?> declaring, int access) {
        boolean isFinal = (access & FINAL) != 0 && (kind == PUT_FIELD || kind == PUT_STATIC);
        if (isFinal) {
            return "final field has no write access";
        }
        if (kind == NEW_INVOKE_SPECIAL && (access & PROTECTED_FLAG) != 0
                && !LookupRights.is(lookupClass, declaring, SAME_PACKAGE)) {
            return "member is protected";
        }
        return kind == INVOKE_SPECIAL && !owner.isAssignableFrom(lookupClass) ? "no such method" : null;
    }

    /** The type of a handle of a method's type, or one that gives a field's, used so. */
    private MethodType handleType(int kind, Class<?> owner, MethodType named) {
        return switch (kind) {
            case GET_STATIC, INVOKE_STATIC -> named;
            case GET_FIELD, INVOKE_VIRTUAL, INVOKE_INTERFACE -> named.insertParameterTypes(0, owner);
            case PUT_STATIC -> MethodType.methodType(void.class, named.returnType());
            case PUT_FIELD -> MethodType.methodType(void.class, owner, named.returnType());
            case INVOKE_SPECIAL -> named.insertParameterTypes(0, lookupClass);
            default -> named.changeReturnType(owner);
        };
    }

    MethodHandle method(Class<?> owner, String name, MethodType type, int kind)
            throws NoSuchMethodException, IllegalAccessException {
        rights.checkClass(owner);
        if (name.startsWith("<") && kind != NEW_INVOKE_SPECIAL) {
            throw new NoSuchMethodException("illegal method name: " + name);
        }
        String descriptor = type.toMethodDescriptorString();
        String member = (kind == NEW_INVOKE_SPECIAL ? "constructor: " : "method: ") + owner.getName() + "." + name + type + "/";
        String missing = "no such " + member + KINDS[kind];
        int access;
        try {
            access = access(lookupClass, owner, name, descriptor, kind);
        } catch (NoSuchMethodError error) {
            throw (NoSuchMethodException) new NoSuchMethodException(missing).initCause(error);
        } catch (IncompatibleClassChangeError error) {
            throw (IllegalAccessException) new IllegalAccessException(missing).initCause(error);
        }
        Class<?> declaring = declaring(lookupClass, owner, name, descriptor, kind);
        boolean isSpecial = (access & PRIVATE_FLAG) != 0 && kind != INVOKE_STATIC || kind == NEW_INVOKE_SPECIAL;
        String found = declaring.getName() + "." + name + type + "/" + KINDS[isSpecial ? INVOKE_SPECIAL : kind];
        // A protected constructor makes objects in its package only (JVMS 4.10.1.9, invokespecial).
        if (kind == NEW_INVOKE_SPECIAL && (access & PROTECTED_FLAG) != 0
                && !(rights.allows(PACKAGE) && LookupRights.is(lookupClass, declaring, SAME_PACKAGE))) {
            throw rights.refused("member is protected: " + found);
        }
        if (kind == INVOKE_SPECIAL) {
            checkSpecial(owner, declaring, name, type, missing);
        }
        rights.checkMember(owner, declaring, access, found);
        if (!rights.allows(ORIGINAL) && CallerSensitiveMethods.contain(declaring, name, type)) {
            throw new IllegalAccessException("Attempt to lookup caller-sensitive method using restricted lookup object");
        }
        checkTypes(owner, type, "no such " + member + KINDS[kind == NEW_INVOKE_SPECIAL ? INVOKE_SPECIAL : kind]);
        Class<?> receiver = rights.receiver(owner, declaring, access);
        DirectCall body = linked(used(owner, declaring, receiver, kind), name, descriptor, kind, missing);
        return MethodHandle.of(handleType(kind, kind == NEW_INVOKE_SPECIAL ? owner : receiver, type), body)
                .withVarargs((access & VARARGS) != 0);
    }

    /** That the lookup class may call a method specially: what linking would refuse comes before what lookups do. */
    private void checkSpecial(Class<?> owner, Class<?> declaring, String name, MethodType type, String missing)
            throws IllegalAccessException {
        LinkageError why = null;
        if (owner.isInterface() && owner != lookupClass && !List.of(lookupClass.getInterfaces()).contains(owner)) {
            why = new IncompatibleClassChangeError("Interface method reference: '" + external(declaring, name, type)
                    + "', is not in a direct superinterface of " + lookupClass.getName());
        } else {
            boolean isSuperclass = owner != lookupClass && !owner.isInterface() && owner.isAssignableFrom(lookupClass);
            // Of a superclass's methods it calls what the next superclass has; interfaces have Object's.
            Class<?> from = isSuperclass && !lookupClass.isInterface() ? lookupClass.getSuperclass() : owner;
            try {
                if ((access(lookupClass, from, name, type.toMethodDescriptorString(), INVOKE_SPECIAL) & ABSTRACT) != 0) {
                    why = new AbstractMethodError("'" + external(declaring, name, type) + "'");
                }
            } catch (IncompatibleClassChangeError error) {
                why = error;
            }
        }
        if (why != null) {
            throw (IllegalAccessException) new IllegalAccessException(missing).initCause(why);
        }
        if (!declaring.isAssignableFrom(lookupClass)) {
            throw rights.refused("caller class must be a subclass below the method: " + declaring.getName() + "." + name
                    + type + "/" + KINDS[INVOKE_SPECIAL]);
        }
    }

    /** A method as errors of linking name it. */
    private static String external(Class<?> declaring, String name, MethodType type) {
        StringBuilder text = new StringBuilder(type.returnType().getTypeName()).append(' ').append(declaring.getName())
                .append('.').append(name).append('(');
        for (int i = 0; i < type.parameterCount(); i++) {
            text.append(i == 0 ? "" : ", ").append(type.parameterType(i).getTypeName());
        }
        return text.append(')').toString();
    }

    /** The class through which a method is used that was found in one, or inherited by it. */
    private Class<?> used(Class<?> owner, Class<?> declaring, Class<?> receiver, int kind) {
        return switch (kind) {
            case INVOKE_VIRTUAL -> receiver;
            case INVOKE_SPECIAL -> owner.isAssignableFrom(lookupClass) ? owner : declaring;
            default -> owner;
        };
    }

    /**
     * That the class by which a member is named means the classes of a type by their names: a descriptor has names only.
     */
    private static void checkTypes(Class<?> owner, MethodType type, String missing) throws IllegalAccessException {
        boolean means = means(owner, type.returnType());
        for (int i = 0; i < type.parameterCount(); i++) {
            means &= means(owner, type.parameterType(i));
        }
        if (!means) {
            Throwable why = new LinkageError("bad method type alias: " + type + " not visible from " + owner);
            throw (IllegalAccessException) new IllegalAccessException(missing).initCause(why);
        }
    }

    private static boolean means(Class<?> owner, Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        ClassLoader loader = owner.getClassLoader();
        if (element == owner || element.isPrimitive() || element.getClassLoader() == loader
                || element.getClassLoader() == null && element.getName().startsWith("java.")) {
            return true;
        }
        try {
            return loader != null && Class.forName(element.getName(), false, loader) == element;
        } catch (ClassNotFoundException | LinkageError none) {
            return false;
        }
    }

    /** What uses a member; it has to mean the same classes by the member's types as the class that declares it. */
    private DirectCall linked(Class<?> owner, String name, String descriptor, int kind, String missing)
            throws IllegalAccessException {
        try {
            return body(lookupClass, owner, name, descriptor, kind);
        } catch (LinkageError error) {
            throw (IllegalAccessException) new IllegalAccessException(missing).initCause(error);
        }
    }

    MethodHandle field(Class<?> owner, String name, Class<?> type, int kind)
            throws NoSuchFieldException, IllegalAccessException {
        Class<?> receiver = checkedField(owner, name, type, kind);
        MethodType whole = handleType(kind, receiver, MethodType.methodType(type));
        String missing = missingField(owner, name, type, kind);
        return MethodHandle.of(whole, linked(receiver, name, type.descriptorString(), kind, missing));
    }

    private static String missingField(Class<?> owner, String name, Class<?> type, int kind) {
        return "no such field: " + named(owner, name, type, kind);
    }

    /** A field and what is done to it, as errors name them. */
    static String named(Class<?> owner, String name, Class<?> type, int kind) {
        return owner.getName() + "." + name + "/" + type.getName() + "/" + KINDS[kind];
    }

    VarHandle variable(Class<?> owner, String name, Class<?> type, int kind, int place)
            throws NoSuchFieldException, IllegalAccessException {
        Class<?> receiver = checkedField(owner, name, type, kind);
        String descriptor = type.descriptorString();
        boolean isFinal = (access(lookupClass, owner, name, descriptor, kind) & FINAL) != 0;
        return new PlacedVariable(place, type, isFinal, receiver, VarHandle.field(owner, name, descriptor));
    }

    /** The class on whose instances a field that exists and may be used so can be used. */
    private Class<?> checkedField(Class<?> owner, String name, Class<?> type, int kind)
            throws NoSuchFieldException, IllegalAccessException {
        rights.checkClass(owner);
        String descriptor = type.descriptorString();
        int access;
        try {
            access = access(lookupClass, owner, name, descriptor, kind);
        } catch (NoSuchFieldError error) {
            throw (NoSuchFieldException) new NoSuchFieldException(missingField(owner, name, type, kind))
                    .initCause(error);
        } catch (IncompatibleClassChangeError error) {
            throw (IllegalAccessException) new IllegalAccessException(missingField(owner, name, type, kind))
                    .initCause(error);
        }
        Class<?> declaring = declaring(lookupClass, owner, name, descriptor, kind);
        String found = named(declaring, name, type, kind);
        if ((access & FINAL) != 0 && (kind == PUT_FIELD || kind == PUT_STATIC)) {
            throw rights.refused("unexpected set of a final field: " + found);
        }
        rights.checkMember(owner, declaring, access, found);
        if (!means(owner, type)) {
            Throwable why = new LinkageError("bad field type alias: " + type + " not visible from " + owner);
            throw (IllegalAccessException) new IllegalAccessException(missingField(owner, name, type, kind)).initCause(why);
        }
        return rights.receiver(owner, declaring, access);
    }
}
