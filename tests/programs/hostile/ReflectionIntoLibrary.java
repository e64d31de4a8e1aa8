import java.lang.annotation.Annotation;
import java.lang.invoke.*;
import java.lang.reflect.*;
import java.util.*;

/**
 * Attacks on the library by reflection: no member that is not public can be used or made accessible, whoever asks and by
 * whatever way, and no object of the library changes behind its back. What differs between libraries is only counted.
 */
public class ReflectionIntoLibrary {
    interface Call { Object call() throws Throwable; }
    static int refused, reached;
    static final List<String> leaks = new ArrayList<>();

    static void attack(String what, Call call) {
        try {
            call.call();
            reached++;
            leaks.add(what);
        } catch (Throwable e) {
            refused++;
        }
    }

    static void show(String what, Call call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            System.out.println((what + " ! " + e + " / " + e.getCause()).replaceAll("@[0-9a-f]+", "@"));
        }
    }

    static Object[] zeros(Class<?>[] types) {
        Object[] all = new Object[types.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = types[i] == boolean.class ? (Object) false : types[i] == char.class ? (Object) 'c' : types[i] == long.class ? (Object) 0L
                    : types[i] == int.class ? (Object) 0 : types[i] == byte.class ? (Object) (byte) 0 : null;
        }
        return all;
    }

    static void attackClass(Class<?> type, Object instance) throws Exception {
        boolean isOpen = Modifier.isPublic(type.getModifiers());
        for (Field f : type.getDeclaredFields()) {
            if (isOpen && Modifier.isPublic(f.getModifiers())) continue;
            attack(f + " accessible", () -> { f.setAccessible(true); return 0; });
            attack(f + " together", () -> { AccessibleObject.setAccessible(new AccessibleObject[] {f}, true); return 0; });
            attack(f + " try", () -> { if (f.trySetAccessible()) return 0; throw new Exception(); });
            attack(f + " get", () -> f.get(instance));
            attack(f + " set", () -> { f.set(instance, null); return 0; });
            attack(f + " reflected", () -> AccessibleObject.class.getMethod("setAccessible", boolean.class).invoke(f, true));
        }
        List<Executable> all = new ArrayList<>(List.of(type.getDeclaredMethods()));
        all.addAll(List.of(type.getDeclaredConstructors()));
        for (Executable e : all) {
            if (isOpen && Modifier.isPublic(e.getModifiers())) continue;
            attack(e + " accessible", () -> { e.setAccessible(true); return 0; });
            attack(e + " try", () -> { if (e.trySetAccessible()) return 0; throw new Exception(); });
            attack(e + " reflected", () -> Method.class.getMethod("setAccessible", boolean.class).invoke(e, true));
            boolean isInherited = Modifier.isProtected(e.getModifiers()) && type == Object.class;
            if (e instanceof Method m && !isInherited) attack(e + " call", () -> m.invoke(instance, zeros(m.getParameterTypes())));
            if (e instanceof Constructor<?> c) attack(e + " call", () -> c.newInstance(zeros(c.getParameterTypes())));
        }
    }

    public static void main(String[] args) throws Throwable {
        Method own = ReflectionIntoLibrary.class.getDeclaredMethod("zeros", Class[].class);
        Object[] instances = {"text", 7, new ArrayList<>(), new HashMap<>(), Thread.currentThread(), String.class, own, own.getParameters()[0], new Object(), MethodHandles.lookup(),
            ClassLoader.getSystemClassLoader(), System.out, Runtime.getRuntime(), Collections.unmodifiableList(new ArrayList<>()), List.of(1), Arrays.asList(1, 2), new Exception(), Optional.of(1),
            java.util.concurrent.Executors.class, new java.util.concurrent.atomic.AtomicInteger(), MethodType.methodType(int.class), MethodHandles.constant(int.class, 3), Override.class.getAnnotations()[0],
            Proxy.newProxyInstance(null, new Class<?>[] {Runnable.class}, (p, m, a) -> null)};
        for (Object instance : instances) {
            for (Class<?> type = instance.getClass(); type != null; type = type.getSuperclass()) {
                if (Proxy.isProxyClass(type)) continue;
                attackClass(type, instance);
            }
        }
        for (String name : new String[] {"java.lang.System", "java.lang.Math", "java.lang.reflect.AccessibleObject", "java.lang.reflect.Array", "java.lang.reflect.Proxy", "java.lang.invoke.MethodHandles$Lookup", "java.lang.Module",
            "java.lang.reflect.ClassMembers", "java.lang.invoke.Linkage", "java.lang.invoke.DirectCall", "java.lang.reflect.Invocation", "jdk.internal.vm.HostFiles", "jdk.internal.misc.Unsafe", "java.lang.StringBytes"}) {
            try {
                attackClass(Class.forName(name), null);
                Class<?> type = Class.forName(name);
                if (Modifier.isPublic(type.getModifiers()) && !name.matches("java[.]lang[.](System|Math|Module|reflect[.]A.*|reflect[.]Proxy|invoke[.]MethodHandles.*)")) {
                    for (Method m : type.getDeclaredMethods()) attack(m + " inside", () -> m.invoke(null, zeros(m.getParameterTypes())));
                    for (Field f : type.getDeclaredFields()) attack(f + " inside", () -> f.get(null));
                    attack(name + " proxy", () -> Proxy.newProxyInstance(ReflectionIntoLibrary.class.getClassLoader(), new Class<?>[] {type}, (p, m, a) -> null));
                }
            } catch (ClassNotFoundException absent) {
                // The library has no such class.
            }
        }
        System.out.println("reached " + leaks);
        System.out.println(refused > 500);
        show("clone", () -> { Object.class.getDeclaredMethod("clone").setAccessible(true); return 0; });
        show("findClass", () -> { ClassLoader.class.getDeclaredMethod("findClass", String.class).setAccessible(true); return 0; });
        show("removeEldest", () -> LinkedHashMap.class.getDeclaredMethod("removeEldestEntry", Map.Entry.class).invoke(new LinkedHashMap<>(), (Object) null));
        show("clone other", () -> Object.class.getDeclaredMethod("clone").invoke(new int[1]));
        show("clone own", () -> Object.class.getDeclaredMethod("clone").invoke(new ReflectionIntoLibrary()));
        show("MAX_VALUE", () -> { Field f = Integer.class.getField("MAX_VALUE"); f.setAccessible(true); f.set(null, 3); return 0; });
        show("TRUE", () -> { Field f = Boolean.class.getField("TRUE"); f.setAccessible(true); f.set(null, false); return 0; });
        show("out", () -> { Field f = System.class.getField("out"); f.setAccessible(true); f.set(null, null); return 0; });
        show("size", () -> Collections.unmodifiableList(new ArrayList<>(List.of(1))).getClass().getMethod("isEmpty").getName());
        show("list", () -> List.class.getMethod("size").invoke(Arrays.asList(1, 2, 3)));
    }
}
