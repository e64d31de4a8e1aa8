// Final fields written by whoever may not, in class files of several versions.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class FinalFieldWrites {
    /** Calls the method {@code run} of each class. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    System.out.println(name + " = " + (Object) run.invoke());
                } catch (Throwable thrown) {
                    Throwable cause = thrown.getCause();
                    System.out.println(name + " ! " + thrown.getClass().getName()
                            + (cause == null ? "" : " <- " + cause.getClass().getName()));
                }
            }
        }
    }

    public static class Base {
        protected final int guarded = Integer.parseInt("1");
        public final int open = Integer.parseInt("2");
        public static int shared = 3;

        public Base() {
        }
    }

    public interface Constants {
        int NUMBER = Integer.parseInt("4");
    }

    public static void main(String[] args) {
        run("OwnStatic49", "OwnStatic52", "OwnStatic53", "OwnStatic65", "OwnInstance49",
                "OwnInstance52", "OwnInstance53", "OwnInstance65", "OfBase49", "OfBase52", "OfBase53",
                "OfBase65", "OfBaseInConstructor49", "OfBaseInConstructor52", "OfBaseInConstructor53",
                "OfBaseInConstructor65", "InterfaceField49", "InterfaceField52", "InterfaceField53",
                "InterfaceField65", "InterfaceThrough49", "InterfaceThrough52", "InterfaceThrough53",
                "InterfaceThrough65", "StaticAsInstance49", "StaticAsInstance52", "StaticAsInstance53",
                "StaticAsInstance65", "InstanceAsStatic49", "InstanceAsStatic52", "InstanceAsStatic53",
                "InstanceAsStatic65", "WrongType49", "WrongType52", "WrongType53", "WrongType65",
                "LibraryFinal49", "LibraryFinal52", "LibraryFinal53", "LibraryFinal65",
                "LibraryPrivate49", "LibraryPrivate52", "LibraryPrivate53", "LibraryPrivate65",
                "LibraryHash49", "LibraryHash52", "LibraryHash53", "LibraryHash65", "ArrayLength49",
                "ArrayLength52", "ArrayLength53", "ArrayLength65", "StandardOutput49",
                "StandardOutput52", "StandardOutput53", "StandardOutput65");
    }
}
