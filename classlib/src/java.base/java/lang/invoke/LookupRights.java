package java.lang.invoke;

import static java.lang.invoke.MethodHandles.Lookup.MODULE;
import static java.lang.invoke.MethodHandles.Lookup.ORIGINAL;
import static java.lang.invoke.MethodHandles.Lookup.PACKAGE;
import static java.lang.invoke.MethodHandles.Lookup.PRIVATE;
import static java.lang.invoke.MethodHandles.Lookup.PROTECTED;
import static java.lang.invoke.MethodHandles.Lookup.PUBLIC;
import static java.lang.invoke.MethodHandles.Lookup.UNCONDITIONAL;
import static java.lang.invoke.MethodHandles.Lookup.relation;

/** Which classes and members a {@link MethodHandles.Lookup} may name, and what is left where it becomes another one. */
final class LookupRights {
    static final int FULL = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE;
    /** Flags of class files. */
    static final int PUBLIC_FLAG = 1, PRIVATE_FLAG = 2, PROTECTED_FLAG = 4, STATIC_FLAG = 8, FINAL = 0x10, VOLATILE = 0x40,
            VARARGS = 0x80, ABSTRACT = 0x400;
    /** What {@link MethodHandles.Lookup#relation} tells. */
    static final int SAME_MODULE = 1, SAME_PACKAGE = 2, NEST_MATES = 4, EXPORTED = 8, PUBLIC_CLASS = 16, SUBCLASS = 32,
            LIBRARY = 64, READS = 128;

    final Class<?> lookupClass;
    final Class<?> previous;
    final int modes;

    LookupRights(Class<?> lookupClass, Class<?> previous, int modes) {
        if (lookupClass.getPackageName().equals("java.lang.invoke")) {
            throw new IllegalArgumentException("illegal lookupClass: " + lookupClass);
        }
        this.lookupClass = lookupClass;
        this.previous = previous;
        this.modes = modes;
    }

    static boolean is(Class<?> from, Class<?> to, int how) {
        return (relation(from, to) & how) == how;
    }

    /** Whether a class is the library's. */
    static boolean isLibrary(Class<?> of) {
        return is(of, of, LIBRARY);
    }

    boolean allows(int wanted) {
        return (modes & wanted) == wanted;
    }

    LookupRights in(Class<?> requestedLookupClass) {
        if (requestedLookupClass.isPrimitive()) {
            throw new IllegalArgumentException(requestedLookupClass + " is a primitive class");
        }
        if (requestedLookupClass.isArray()) {
            throw new IllegalArgumentException(requestedLookupClass + " is an array class");
        }
        if (requestedLookupClass == lookupClass) {
            return this;
        }
        int relation = relation(lookupClass, requestedLookupClass);
        int left = modes & ~ORIGINAL;
        Class<?> last = previous;
        if ((relation & SAME_MODULE) == 0 && !allows(UNCONDITIONAL)) {
            left &= ~MODULE;
            last = lookupClass;
        }
        if ((relation & SAME_PACKAGE) == 0) {
            left &= ~(PACKAGE | PRIVATE | PROTECTED);
        }
        if ((relation & NEST_MATES) == 0) {
            left &= ~(PRIVATE | PROTECTED);
        }
        return new LookupRights(requestedLookupClass, last, canAccess(requestedLookupClass) ? left : 0);
    }

    LookupRights without(int modeToDrop) {
        int lost = switch (modeToDrop) {
            case PUBLIC -> FULL;
            case MODULE -> MODULE | PACKAGE | PRIVATE;
            case PACKAGE -> PACKAGE | PRIVATE;
            case PROTECTED, PRIVATE, ORIGINAL, UNCONDITIONAL -> modeToDrop;
            default -> throw new IllegalArgumentException(modeToDrop + " is not a valid mode to drop");
        };
        int left = modes & ~(lost | PROTECTED | ORIGINAL);
        return left == modes ? this : new LookupRights(lookupClass, previous, left);
    }

    /** All rights of another class, if its module is this one's, and not the library's. */
    LookupRights privately(Class<?> target) throws IllegalAccessException {
        if (!allows(PRIVATE | MODULE)) {
            throw new IllegalAccessException("caller does not have PRIVATE and MODULE lookup mode");
        }
        if (!is(lookupClass, target, SAME_MODULE) || isLibrary(target)) {
            throw new IllegalAccessException(module(target) + " does not open " + target.getPackageName() + " to "
                    + module(lookupClass));
        }
        return new LookupRights(target, null, FULL);
    }

    /** Whether a class may be named at all. */
    boolean canAccess(Class<?> named) {
        int relation = relation(lookupClass, named);
        boolean isPublic = (relation & PUBLIC_CLASS) != 0;
        boolean exported = (relation & EXPORTED) != 0;
        boolean sameModule = (relation & SAME_MODULE) != 0;
        if (allows(UNCONDITIONAL)) {
            return isPublic && exported;
        }
        if (allows(PACKAGE) && (relation & SAME_PACKAGE) != 0 || named.isPrimitive() && modes != 0) {
            return true;
        }
        if (!isPublic || !allows(PUBLIC)) {
            return false;
        }
        if (previous == null) {
            return sameModule || exported && reads(relation);
        }
        return exported && (sameModule || reads(relation)) && reads(relation(previous, named));
    }

    /** Whether a module reads that of a class to which it stands so: the library reads itself, all others read each other. */
    private static boolean reads(int relation) {
        return (relation & READS) != 0;
    }

    void checkClass(Class<?> named) throws IllegalAccessException {
        if (!canAccess(named)) {
            throw refused("symbolic reference class is not accessible: " + named);
        }
    }

    /** Whether the modes allow a member with these flags, declared in one class and named through another one. */
    private boolean canUse(Class<?> named, Class<?> declaring, int access) {
        if ((access & PUBLIC_FLAG) != 0) {
            return modes != 0;
        }
        int relation = relation(lookupClass, declaring);
        boolean samePackage = (relation & SAME_PACKAGE) != 0;
        if ((access & PRIVATE_FLAG) != 0) {
            return allows(PRIVATE) && (relation & NEST_MATES) != 0;
        }
        if ((access & PROTECTED_FLAG) == 0 || !allows(PROTECTED)) {
            return allows(PACKAGE) && samePackage;
        }
        boolean related = named.isAssignableFrom(lookupClass) || lookupClass.isAssignableFrom(named);
        return samePackage || (relation & SUBCLASS) != 0 && ((access & STATIC_FLAG) == 0 || related);
    }

    void checkMember(Class<?> named, Class<?> declaring, int access, String member)
            throws IllegalAccessException {
        if (!canUse(named, declaring, access)) {
            String why = (access & PRIVATE_FLAG) != 0 ? "member is private"
                    : (access & PROTECTED_FLAG) != 0 ? "member is protected"
                    : (access & PUBLIC_FLAG) != 0 ? "access to public member failed"
                            : "member is private to package";
            throw refused(why + ": " + member);
        }
    }

    /** The class on whose instances a member may be used: where it is protected, the lookup class and its subclasses. */
    Class<?> receiver(Class<?> named, Class<?> declaring, int access) {
        boolean isNarrowed = (access & (PROTECTED_FLAG | STATIC_FLAG)) == PROTECTED_FLAG
                && !is(lookupClass, declaring, SAME_PACKAGE) && !lookupClass.isAssignableFrom(named);
        return isNarrowed ? lookupClass : named;
    }

    IllegalAccessException refused(String what) {
        String from = lookupClass == Object.class && modes == UNCONDITIONAL ? "public Lookup"
                : inModule(lookupClass.toString(), lookupClass);
        String last = previous == null ? "" : ", previous lookup " + inModule(previous.getName(), previous);
        return new IllegalAccessException(what + ", from " + from + last);
    }

    private static String inModule(String name, Class<?> of) {
        return name + " (" + module(of) + ")";
    }

    private static String module(Class<?> of) {
        return isLibrary(of) ? "module java.base" : "unnamed module @0";
    }

    @Override
    public String toString() {
        String name = lookupClass.getName();
        if (previous != null) {
            name += "/" + previous.getName();
        }
        return switch (modes) {
            case 0 -> name + "/noaccess";
            case UNCONDITIONAL -> name + "/publicLookup";
            case PUBLIC -> name + "/public";
            case PUBLIC | MODULE -> name + "/module";
            case PUBLIC | PACKAGE, PUBLIC | MODULE | PACKAGE -> name + "/package";
            case PUBLIC | PACKAGE | PRIVATE, PUBLIC | MODULE | PACKAGE | PRIVATE -> name + "/private";
            case FULL, FULL | ORIGINAL, FULL & ~MODULE -> name;
            default -> name + "/" + Integer.toHexString(modes);
        };
    }
}
