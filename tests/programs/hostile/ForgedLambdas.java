// Call sites of LambdaMetafactory whose arguments javac would not write.
import elsewhere.Owner;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.function.Function;
import java.util.function.Supplier;

public class ForgedLambdas {
    /** The superclass of the class with the call sites. */
    public static class Base extends Owner {
        public Base() {
            super("base");
        }

        @Override
        public String open() {
            return "overridden " + super.open();
        }
    }

    public static class Other extends Owner {
        public Other() {
            super("other");
        }

        @Override
        public String open() {
            return "other's " + super.open();
        }

        @Override
        protected String guarded() {
            return "other's " + super.guarded();
        }

        @Override
        public Object clone() {
            return "other's clone";
        }
    }

    static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    static void test(String name, MethodType type, Object... arguments) {
        for (int i = 0; i < 2; i++) {
            try {
                MethodHandle handle = LOOKUP.findStatic(Class.forName("Sites"), name, type);
                Object made = handle.invokeWithArguments(arguments);
                Object result = made instanceof Supplier<?> supplier ? supplier.get()
                        : made instanceof Function function ? function.apply(new Other()) : "made";
                System.out.println(name + " = " + (result instanceof String || result == null ? result : result.getClass().getName()));
            } catch (Throwable thrown) {
                Throwable cause = thrown.getCause();
                System.out.println(name + " ! " + thrown.getClass().getName()
                        + (cause == null ? "" : " <- " + cause.getClass().getName()));
            }
        }
    }

    public static void main(String[] args) throws Throwable {
        Class<?> sites = Class.forName("Sites");
        Object own = LOOKUP.findConstructor(sites, MethodType.methodType(void.class)).invoke();
        MethodType none = MethodType.methodType(Supplier.class);
        MethodType object = MethodType.methodType(Supplier.class, Object.class);
        MethodType owner = MethodType.methodType(Supplier.class, Owner.class);
        MethodType site = MethodType.methodType(Supplier.class, sites);
        MethodType function = MethodType.methodType(Function.class);
        test("open", owner, new Other());
        test("openOwn", site, own);
        test("cloneObject", object, new Other());
        test("cloneOwner", owner, new Other());
        test("cloneSite", site, own);
        test("cloneFunction", function);
        test("finalizeObject", object, new Other());
        test("guarded", owner, new Other());
        test("guardedSite", site, own);
        test("guardedFunction", function);
        test("near", owner, new Other());
        test("secret", owner, new Other());
        test("nearStatic", none);
        test("guardedStatic", none);
        test("guardedNew", none);
        test("openNew", MethodType.methodType(Supplier.class, String.class), "text");
        test("specialOwner", owner, new Other());
        test("specialHash", object, new Other());
        test("specialUnrelated", MethodType.methodType(Supplier.class, ArrayList.class), new ArrayList<>());
        test("specialFunction", function);
        test("abstractNew", none);
        test("virtualOnStatic", owner, new Other());
        test("staticOnVirtual", owner, new Other());
        test("interfaceOnClass", owner, new Other());
        test("missing", owner, new Other());
        test("missingClass", none);
        test("tooFew", none);
        test("tooMany", MethodType.methodType(Supplier.class, Owner.class, Owner.class), new Other(), new Other());
        test("wrongCaptured", MethodType.methodType(Supplier.class, String.class), "text");
        test("nearInterface", MethodType.methodType(Object.class));
        test("classForInterface", MethodType.methodType(Object.class));
        test("primitiveForInterface", MethodType.methodType(int.class));
        test("arrayForInterface", MethodType.methodType(Supplier[].class));
        test("voidForInterface", MethodType.methodType(void.class));
        test("voidResult", none);
        test("noArguments", none);
        test("wrongArguments", none);
        test("initName", none);
        test("internal", none);
        test("handleExact", MethodType.methodType(Supplier.class, MethodHandle.class),
                MethodHandles.constant(Object.class, "constant"));
        test("lookup", none);
        test("objectMethod", none);
        test("sealedInterface", MethodType.methodType(Object.class));
        test("annotation", MethodType.methodType(Object.class));
        test("markers", none);
        test("classMarker", none);
        test("wrongBridge", none);
    }
}
