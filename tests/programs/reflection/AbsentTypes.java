// remove: AbsentType.class AbsentException.class
import java.lang.reflect.Member;
import java.lang.reflect.Proxy;
import java.util.Arrays;

/** Members that are not asked for may have types that are not there; members of a class that cannot be linked are not told. */
public class AbsentTypes {
    static class Fields {
        private AbsentType secret;
        AbsentType shared;
        protected AbsentType[] inherited;
        public int open;
    }

    static class ConstructorsOnly {
        public ConstructorsOnly() {
        }

        public ConstructorsOnly(int number) {
        }

        private ConstructorsOnly(AbsentType absent) {
        }
    }

    public static class Above extends Fields {
        private void secret(AbsentType absent) {
        }

        protected AbsentType shared() {
            return null;
        }

        public String open() {
            return "open";
        }
    }

    public static class Below extends Above {
        void own(AbsentType[] absent) {
        }

        public int below() {
            return 3;
        }
    }

    interface Face {
        private void secret(AbsentType absent) {
        }

        default int given() {
            return 8;
        }

        String asked();
    }

    abstract static class Faced implements Face {
    }

    static class PublicToo {
        public AbsentType field;
        public int other;

        public PublicToo(AbsentType absent) {
        }

        public void method(AbsentType absent) {
        }

        public void none() {
        }
    }

    static class BelowPublicToo extends PublicToo {
        public int own;

        BelowPublicToo() {
            super(null);
        }

        public void own() {
        }
    }

    static class Unverified {
        public int field;

        public Unverified() {
        }

        int handled(int divisor) {
            try {
                return 1 / divisor;
            } catch (AbsentException absent) {
                return 4;
            }
        }

        public int open() {
            return 1;
        }
    }

    interface Body {
        Object run() throws Throwable;
    }

    static void shown(String what, Body body) {
        try {
            System.out.println(what + ": " + body.run());
        } catch (Throwable thrown) {
            System.out.println(what + " throws " + thrown);
        }
    }

    /** Names of members in order, but for those of Object. */
    static String names(Member[] members) {
        return Arrays.toString(Arrays.stream(members).filter(each -> each.getDeclaringClass() != Object.class)
                .map(Member::getName).sorted().toArray());
    }

    static void all(Class<?> type) {
        String name = type.getSimpleName();
        shown(name + " fields", () -> names(type.getFields()));
        shown(name + " declared fields", () -> names(type.getDeclaredFields()));
        shown(name + " methods", () -> names(type.getMethods()));
        shown(name + " declared methods", () -> names(type.getDeclaredMethods()));
        shown(name + " constructors", () -> names(type.getConstructors()));
        shown(name + " declared constructors", () -> names(type.getDeclaredConstructors()));
    }

    public static void main(String[] args) {
        Class<?>[] types = {Fields.class, ConstructorsOnly.class, Above.class, Below.class, Face.class, Faced.class,
            PublicToo.class, BelowPublicToo.class, Unverified.class};
        for (Class<?> type : types) {
            all(type);
        }
        shown("field", () -> Fields.class.getField("open"));
        shown("field again", () -> Fields.class.getField("open").get(new Fields()));
        shown("no field", () -> Fields.class.getField("shared"));
        shown("declared field", () -> Fields.class.getDeclaredField("open"));
        shown("inherited field", () -> Below.class.getField("open"));
        shown("field before those above", () -> BelowPublicToo.class.getField("own"));
        shown("field among those above", () -> BelowPublicToo.class.getField("other"));
        shown("constructor", () -> ConstructorsOnly.class.getConstructor().newInstance().getClass());
        shown("constructor with a number", () -> ConstructorsOnly.class.getConstructor(int.class));
        shown("no constructor", () -> ConstructorsOnly.class.getConstructor(String.class));
        shown("declared constructor", () -> ConstructorsOnly.class.getDeclaredConstructor());
        shown("method", () -> Below.class.getMethod("below").invoke(new Below()));
        shown("inherited method", () -> Below.class.getMethod("open").invoke(new Below()));
        shown("no method", () -> Below.class.getMethod("shared"));
        shown("declared method", () -> Below.class.getDeclaredMethod("below"));
        shown("method before those above", () -> BelowPublicToo.class.getMethod("own"));
        shown("method among those above", () -> BelowPublicToo.class.getMethod("none"));
        shown("default method", () -> Faced.class.getMethod("given"));
        shown("proxy", () -> {
            Face face = (Face) Proxy.newProxyInstance(AbsentTypes.class.getClassLoader(), new Class<?>[] {Face.class},
                (proxy, method, values) -> method.getName());
            return face.asked();
        });
        shown("unverified field", () -> Unverified.class.getField("field"));
        shown("unverified method", () -> Unverified.class.getMethod("open"));
        shown("unverified constructor", () -> Unverified.class.getConstructor());
        shown("unverified modifiers", () -> Unverified.class.getModifiers());
        shown("unverified classes", () -> Unverified.class.getDeclaredClasses().length);
        shown("same method", () -> Above.class.getMethod("open").equals(Below.class.getMethod("open")));
    }
}

class AbsentType {
}

class AbsentException extends RuntimeException {
}
