// Protected methods of Object, called by interfaces: these inherit none of them.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

public class ProtectedFromInterfaces {
    interface Own extends Cloneable {
        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }

        static Object reflected(Object of) throws ReflectiveOperationException {
            return Object.class.getDeclaredMethod("clone").invoke(of);
        }

        default int[] copied(int[] of) {
            return of.clone();
        }
    }

    static class Secret implements Own {
        @Override
        protected Object clone() {
            return "the secret's copy";
        }
    }

    static class Plain implements Own {
    }

    static String describe(Throwable thrown) {
        String text = thrown instanceof VerifyError ? thrown.getMessage().split("\n")[0] : thrown.getMessage();
        String cause = thrown.getCause() == null ? "" : " <- " + thrown.getCause().getClass().getName();
        return thrown.getClass().getName() + (thrown instanceof LinkageError ? ": " + text : "") + cause;
    }

    static void call(String name, Object argument) {
        try {
            Method copies = Class.forName(name).getMethod("copies", Object.class);
            System.out.println(name + " " + copies.invoke(null, argument).getClass().getName());
        } catch (Throwable thrown) {
            Throwable cause = thrown instanceof java.lang.reflect.InvocationTargetException ? thrown.getCause() : thrown;
            System.out.println(name + " ! " + describe(cause));
        }
    }

    static void find(String what, Class<?> owner, String name, Class<?> result) {
        try {
            MethodHandle found = Own.lookup().findSpecial(owner, name, MethodType.methodType(result), Own.class);
            System.out.println(what + " " + found.type());
        } catch (Throwable thrown) {
            System.out.println(what + " ! " + describe(thrown));
        }
    }

    public static void main(String[] args) {
        for (String name : new String[] {"VirtualOfObject", "SpecialOfObject", "VirtualOfThread", "FinalizesObject", "VirtualOfOwn"}) {
            for (Object argument : new Object[] {new Secret(), new Plain(), new Thread(), new int[2]}) {
                call(name, argument);
            }
        }
        find("clone", Object.class, "clone", Object.class);
        find("clone of an array", int[].class, "clone", Object.class);
        find("clone of arrays", String[][].class, "clone", Object.class);
        find("finalize", Object.class, "finalize", void.class);
        find("finalize of an array", int[].class, "finalize", void.class);
        find("hashCode", Object.class, "hashCode", int.class);
        find("getClass", Object.class, "getClass", Class.class);
        try {
            System.out.println(Own.reflected(new Plain()));
        } catch (Throwable thrown) {
            System.out.println("reflected ! " + describe(thrown));
        }
        System.out.println(new Plain().copied(new int[] {7})[0]);
    }
}
