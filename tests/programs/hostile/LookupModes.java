// stress: off
// The rights that lookups give, and what they find.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import other.Base;
import other.Derived;

/** What lookups with all kinds of rights find among members of all kinds. */
public class LookupModes extends Base {
    private int own = 1;
    private static int ownStatic = 2;
    final int fixed = 3;

    private int ownMethod() {
        return 4;
    }

    private LookupModes(int ignored) {
    }

    public LookupModes() {
    }

    static class Nested {
        private int inner = 5;
        int packaged = 6;

        private static int hidden() {
            return 7;
        }
    }

    interface Finder {
        Object find(Lookup lookup) throws Throwable;
    }

    static String text(Throwable thrown) {
        // Helpful messages are another test's matter.
        boolean isNull = thrown instanceof NullPointerException;
        String message = isNull ? "" : String.valueOf(thrown.getMessage()).replaceAll("@[0-9a-f]+", "@");
        String cause = thrown.getCause() == null ? "" : " <- " + thrown.getCause().getClass().getName();
        return thrown.getClass().getName() + ": " + message + cause;
    }

    static String describe(Object found) {
        if (found instanceof MethodHandle handle) {
            return handle.type().toString();
        }
        if (found instanceof VarHandle handle) {
            return handle.varType() + " " + handle.coordinateTypes();
        }
        if (found instanceof Lookup lookup) {
            return lookup + " " + lookup.lookupModes() + " " + lookup.lookupClass().getName() + " "
                    + lookup.previousLookupClass() + " " + lookup.hasPrivateAccess() + " "
                    + lookup.hasFullPrivilegeAccess();
        }
        return String.valueOf(found);
    }

    static final Map<String, Lookup> LOOKUPS = new LinkedHashMap<>();

    static void add(String name, Finder finder) {
        try {
            Lookup lookup = (Lookup) finder.find(null);
            LOOKUPS.put(name, lookup);
            System.out.println(name + " = " + describe(lookup));
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + text(thrown));
        }
    }

    public static void main(String[] args) throws Throwable {
        Lookup full = MethodHandles.lookup();
        Lookup open = MethodHandles.publicLookup();
        Class<?>[] classes = {LookupModes.class, Nested.class, Neighbour.class, Base.class, String.class, Object.class,
            VarHandle.class};
        add("full", l -> full);
        add("open", l -> open);
        for (Class<?> c : classes) {
            add("full.in(" + c.getSimpleName() + ")", l -> full.in(c));
        }
        for (Class<?> c : classes) {
            add("open.in(" + c.getSimpleName() + ")", l -> open.in(c));
        }
        for (Class<?> c : classes) {
            add("private(" + c.getSimpleName() + ")", l -> MethodHandles.privateLookupIn(c, full));
        }
        for (Class<?> c : new Class<?>[] {int.class, void.class, int[].class, String[].class}) {
            add("private(" + c.getSimpleName() + ")", l -> MethodHandles.privateLookupIn(c, full));
            add("full.in(" + c.getSimpleName() + ")", l -> full.in(c));
        }
        add("private(null)", l -> MethodHandles.privateLookupIn(null, full));
        add("private(,null)", l -> MethodHandles.privateLookupIn(String.class, null));
        add("in(null)", l -> full.in(null));
        add("private(Nested, open)", l -> MethodHandles.privateLookupIn(Nested.class, open));
        add("private(String, open)", l -> MethodHandles.privateLookupIn(String.class, open));
        add("private(String, full.in(String))", l -> MethodHandles.privateLookupIn(String.class, full.in(String.class)));
        add("private(Nested, full.in(Nested))", l -> MethodHandles.privateLookupIn(Nested.class, full.in(Nested.class)));
        add("private(Nested, full.in(Neighbour))",
                l -> MethodHandles.privateLookupIn(Nested.class, full.in(Neighbour.class)));
        add("private(Base, full.in(Base))", l -> MethodHandles.privateLookupIn(Base.class, full.in(Base.class)));
        for (int mode : new int[] {Lookup.PUBLIC, Lookup.PRIVATE, Lookup.PROTECTED, Lookup.PACKAGE, Lookup.MODULE,
            Lookup.UNCONDITIONAL, Lookup.ORIGINAL, 0, 3, 128}) {
            add("full.drop(" + mode + ")", l -> full.dropLookupMode(mode));
            if (mode == Lookup.PUBLIC || mode == Lookup.UNCONDITIONAL) {
                add("open.drop(" + mode + ")", l -> open.dropLookupMode(mode));
                add("full.in(String).drop(" + mode + ")", l -> full.in(String.class).dropLookupMode(mode));
                add("full.drop(" + mode + ").in(Nested)", l -> full.dropLookupMode(mode).in(Nested.class));
            }
        }
        add("private(Nested).in(LookupModes)", l -> MethodHandles.privateLookupIn(Nested.class, full).in(LookupModes.class));
        add("full.in(String).in(LookupModes)", l -> full.in(String.class).in(LookupModes.class));
        add("full.in(String).in(Object)", l -> full.in(String.class).in(Object.class));
        add("full.in(Neighbour).in(LookupModes)", l -> full.in(Neighbour.class).in(LookupModes.class));
        add("full.in(Base).in(LookupModes)", l -> full.in(Base.class).in(LookupModes.class));
        Supplier<Lookup> supplier = MethodHandles::lookup;
        for (Lookup lookup : new Lookup[] {supplier.get(), Optional.<Lookup>empty().orElseGet(MethodHandles::lookup)}) {
            System.out.println(lookup.lookupClass().getName().startsWith("LookupModes") + " " + lookup.lookupModes() + " "
                    + lookup.findGetter(Nested.class, "inner", int.class).type());
        }
        add("List", l -> {
            List<Lookup> made = new ArrayList<>();
            List.of(1).forEach(x -> made.add(MethodHandles.lookup()));
            return made.get(0);
        });
        MethodType lookupType = MethodType.methodType(Lookup.class);
        add("handle", l -> (Lookup) full.findStatic(MethodHandles.class, "lookup", lookupType).invokeExact());
        add("open handle", l -> (Lookup) open.findStatic(MethodHandles.class, "lookup", lookupType).invokeExact());
        add("in handle", l -> (Lookup) full.in(Nested.class).findStatic(MethodHandles.class, "lookup", lookupType)
                .invokeExact());
        add("private handle", l -> (Lookup) MethodHandles.privateLookupIn(Nested.class, full)
                .findStatic(MethodHandles.class, "lookup", lookupType).invokeExact());

        Class<?> internal = Class.forName("jdk.internal.util.DecimalDigits");
        MethodType noInt = MethodType.methodType(int.class);
        MethodType noVoid = MethodType.methodType(void.class);
        Map<String, Finder> finders = new LinkedHashMap<>();
        finders.put("own getter", l -> l.findGetter(LookupModes.class, "own", int.class));
        finders.put("own static", l -> l.findStaticVarHandle(LookupModes.class, "ownStatic", int.class));
        finders.put("own final setter", l -> l.findSetter(LookupModes.class, "fixed", int.class));
        finders.put("own final handle", l -> l.findVarHandle(LookupModes.class, "fixed", int.class));
        finders.put("own method", l -> l.findVirtual(LookupModes.class, "ownMethod", noInt));
        finders.put("own special", l -> l.findSpecial(LookupModes.class, "ownMethod", noInt, LookupModes.class));
        finders.put("own constructor", l -> l.findConstructor(LookupModes.class, MethodType.methodType(void.class, int.class)));
        finders.put("public constructor", l -> l.findConstructor(LookupModes.class, noVoid));
        finders.put("inner getter", l -> l.findGetter(Nested.class, "inner", int.class));
        finders.put("inner package setter", l -> l.findSetter(Nested.class, "packaged", int.class));
        finders.put("inner static", l -> l.findStatic(Nested.class, "hidden", noInt));
        finders.put("neighbour private", l -> l.findStatic(Neighbour.class, "secret", noInt));
        finders.put("neighbour package", l -> l.findStatic(Neighbour.class, "near", noInt));
        finders.put("neighbour protected", l -> l.findStatic(Neighbour.class, "guarded", noInt));
        finders.put("neighbour public", l -> l.findStatic(Neighbour.class, "open", noInt));
        finders.put("base public", l -> l.findVirtual(Base.class, "open", noInt));
        finders.put("base protected", l -> l.findVirtual(Base.class, "guarded", noInt));
        finders.put("base protected via own", l -> l.findVirtual(LookupModes.class, "guarded", noInt));
        finders.put("base protected static", l -> l.findStatic(Base.class, "guardedStatic", noInt));
        finders.put("base protected field", l -> l.findGetter(Base.class, "guardedField", int.class));
        finders.put("base protected field set", l -> l.findSetter(LookupModes.class, "guardedField", int.class));
        finders.put("base protected handle", l -> l.findVarHandle(Base.class, "guardedField", int.class));
        finders.put("base protected constructor", l -> l.findConstructor(Base.class, MethodType.methodType(void.class, int.class)));
        finders.put("base package", l -> l.findVirtual(Base.class, "near", noInt));
        finders.put("base private", l -> l.findVirtual(Base.class, "secret", noInt));
        finders.put("base special", l -> l.findSpecial(Base.class, "open", noInt, LookupModes.class));
        finders.put("base special as base", l -> l.findSpecial(Base.class, "open", noInt, Base.class));
        finders.put("derived public", l -> l.findVirtual(Derived.class, "open", noInt));
        finders.put("derived protected", l -> l.findVirtual(Derived.class, "guarded", noInt));
        finders.put("hidden class", l -> l.findStatic(Class.forName("other.Hidden"), "open", noInt));
        finders.put("String.length", l -> l.findVirtual(String.class, "length", noInt));
        finders.put("String.value", l -> l.findGetter(String.class, "value", byte[].class));
        finders.put("String.value handle", l -> l.findVarHandle(String.class, "value", byte[].class));
        finders.put("String.hash setter", l -> l.findSetter(String.class, "hash", int.class));
        finders.put("Object.clone", l -> l.findVirtual(Object.class, "clone", MethodType.methodType(Object.class)));
        finders.put("own clone", l -> l.findVirtual(LookupModes.class, "clone", MethodType.methodType(Object.class)));
        finders.put("int[] clone", l -> l.findVirtual(int[].class, "clone", MethodType.methodType(Object.class)));
        finders.put("String[] clone", l -> l.findVirtual(String[].class, "clone", MethodType.methodType(Object.class)));
        finders.put("int[] finalize", l -> l.findVirtual(int[].class, "finalize", noVoid));
        finders.put("Object.finalize", l -> l.findVirtual(Object.class, "finalize", noVoid));
        finders.put("modCount", l -> l.findGetter(ArrayList.class, "modCount", int.class));
        finders.put("Throwable.backtrace", l -> l.findVarHandle(Throwable.class, "backtrace", Object.class));
        finders.put("jdk.internal", l -> l.findStatic(internal, "size", noInt));
        finders.put("invokeExact", l -> l.findVirtual(MethodHandle.class, "invokeExact", MethodType.methodType(int.class, String.class)));
        finders.put("VarHandle.get", l -> l.findVirtual(VarHandle.class, "get", MethodType.methodType(int.class, String.class)));
        finders.put("no such", l -> l.findVirtual(String.class, "nothing", noInt));
        finders.put("no such field", l -> l.findGetter(String.class, "nothing", int.class));
        finders.put("static as virtual", l -> l.findVirtual(Neighbour.class, "open", noInt));
        finders.put("virtual as static", l -> l.findStatic(String.class, "length", noInt));
        finders.put("derived protected field", l -> l.findGetter(Derived.class, "guardedField", int.class));
        finders.put("derived protected static", l -> l.findStatic(Derived.class, "guardedStatic", noInt));
        finders.put("null class", l -> l.findVirtual(null, "x", noInt));
        finders.put("null name", l -> l.findVirtual(String.class, null, noInt));
        finders.put("null type", l -> l.findVirtual(String.class, "length", null));
        finders.put("<init>", l -> l.findVirtual(String.class, "<init>", noVoid));
        finders.put("<clinit>", l -> l.findStatic(LookupModes.class, "<clinit>", noVoid));
        finders.put("<init> special", l -> l.findSpecial(Base.class, "<init>", noVoid, LookupModes.class));
        finders.put("abstract new", l -> l.findConstructor(Number.class, noVoid));
        finders.put("findClass", l -> l.findClass("java.lang.String"));
        finders.put("findClass own", l -> l.findClass("Neighbour"));
        finders.put("findClass hidden", l -> l.findClass("other.Hidden"));
        finders.put("findClass none", l -> l.findClass("none.Such"));
        finders.put("findClass internal", l -> l.findClass("jdk.internal.util.DecimalDigits"));
        finders.put("accessClass", l -> l.accessClass(Nested.class));
        finders.put("accessClass String", l -> l.accessClass(String.class));
        finders.put("accessClass internal", l -> l.accessClass(internal));
        finders.put("accessClass array", l -> l.accessClass(Nested[].class));
        finders.put("ensureInitialized", l -> l.ensureInitialized(Neighbour.class));
        finders.put("ensureInitialized String", l -> l.ensureInitialized(String.class));
        finders.put("forName", l -> l.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class)));
        for (Map.Entry<String, Finder> finder : finders.entrySet()) {
            System.out.println("== " + finder.getKey());
            Map<String, List<String>> results = new LinkedHashMap<>();
            for (Map.Entry<String, Lookup> lookup : LOOKUPS.entrySet()) {
                String result;
                try {
                    result = describe(finder.getValue().find(lookup.getValue()));
                } catch (Throwable thrown) {
                    result = text(thrown);
                }
                results.computeIfAbsent(result, r -> new ArrayList<>()).add(lookup.getKey());
            }
            results.forEach((result, names) -> System.out.println("  " + result + " <= " + String.join("; ", names)));
        }
    }
}

class Neighbour {
    private static int secret() {
        return 8;
    }

    static int near() {
        return 9;
    }

    protected static int guarded() {
        return 10;
    }

    public static int open() {
        return 11;
    }
}
