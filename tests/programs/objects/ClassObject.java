// java.lang.Class: names of every kind of class, hierarchy queries, casting, assignability, assertion status.
import java.util.List;
import java.util.Map;

public class ClassObject {
    interface I {
    }

    static class A implements I {
        class In {
        }
    }

    static final class B extends A {
    }

    enum E {
        X {
        }
    }

    record R(int x) {
    }

    @interface Note {
    }

    public static void main(String[] args) {
        class Local {
        }
        Object anon = new Object() {
        };
        Class<?>[] all = {Object.class, String.class, int.class, void.class, boolean.class, int[].class, String[][].class, I.class, A.class, A.In.class, B.class, E.class, E.X.getClass(), R.class, Note.class, Local.class, anon.getClass(), Map.Entry.class, ClassObject.class, Runnable[].class};
        for (Class<?> c : all) {
            System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getSuperclass() + " | " + c.isInterface() + c.isPrimitive() + c.isArray() + c.isEnum() + c.isRecord() + c.isAnnotation() + c.isAnonymousClass() + " | " + c.getPackageName());
        }
        System.out.println(I.class.isAssignableFrom(B.class) + " " + B.class.isAssignableFrom(I.class) + " " + Object.class.isAssignableFrom(int.class) + " " + int.class.isAssignableFrom(int.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + Object.class.isAssignableFrom(int[].class));
        System.out.println(A.class.isInstance(new B()) + " " + B.class.isInstance(new A()) + " " + I.class.isInstance(null) + " " + Number.class.isInstance(1));
        System.out.println(A.class.cast(new B()).getClass() == B.class);
        try {
            B.class.cast(new A());
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new int[0].getClass() == int[].class);
        System.out.println(Integer.TYPE == int.class);
        System.out.println(ClassObject.class.desiredAssertionStatus() + " " + A.class.getInterfaces().length + " " + A.class.getInterfaces()[0] + " " + new A().getClass().hashCode() * 0 + " " + A.class.equals(A.class) + " " + List.of(A.class).contains(A.class));
        System.out.println(int[].class.getComponentType() + " " + String[][].class.componentType() + " " + A.class.getComponentType() + " " + String.class.arrayType());
    }
}
