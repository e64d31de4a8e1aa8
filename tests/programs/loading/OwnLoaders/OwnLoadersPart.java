/** What both loaders define. */
public class OwnLoadersPart implements OwnLoaders.Greeter {
    public static int counted;

    static {
        System.out.println("initialised by " + OwnLoadersPart.class.getClassLoader().getName());
    }

    record Pair(OwnLoadersPart left, Object right) {
    }

    enum Colour {
        RED, GREEN
    }

    public static void count(int by) {
        counted += by;
    }

    public static void cast(Object object) {
        OwnLoadersPart part = (OwnLoadersPart) object;
        System.out.println(part);
    }

    @Override
    public String greet(String whom) {
        return new OwnLoadersPartHelper().decorate(whom);
    }

    @Override
    public String toString() {
        return "part " + getClass().getClassLoader().getName();
    }

    public static void errors() {
        for (int i = 0; i < 2; i++) {
            try {
                OwnLoadersPartMissing.run();
            } catch (NoClassDefFoundError e) {
                System.out.println(e + " caused by " + e.getCause());
            }
        }
    }

    public static void traces() {
        try {
            new OwnLoadersPartHelper().fail();
        } catch (IllegalStateException e) {
            StackTraceElement first = e.getStackTrace()[0];
            System.out.println(first.getClassLoaderName() + " " + first);
            System.out.println(e.getStackTrace()[1]);
        }
    }

    public static void lambdas() throws Exception {
        OwnLoaders.Greeter lambda = whom -> whom + " by lambda of " + OwnLoadersPart.class.getClassLoader().getName();
        System.out.println(lambda.greet("x") + " " + (lambda.getClass().getClassLoader() == OwnLoadersPart.class.getClassLoader()));
        java.util.function.Supplier<OwnLoadersPart> maker = OwnLoadersPart::new;
        System.out.println(maker.get() + " " + new Pair(maker.get(), "right") + " " + Colour.valueOf("GREEN"));
        Object object = new Pair(null, 3);
        System.out.println(switch (object) {
            case Pair(OwnLoadersPart left, Integer right) when right > 2 -> "pair " + right;
            default -> "other";
        });
        var lookup = java.lang.invoke.MethodHandles.lookup();
        var type = java.lang.invoke.MethodType.methodType(void.class, int.class);
        try {
            lookup.findStatic(OwnLoadersPart.class, "count", type).invokeExact(7);
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
        System.out.println(counted + " " + Class.forName("OwnLoadersPartHelper").getClassLoader().getName());
        System.out.println(java.util.Arrays.toString(OwnLoadersPart.class.getDeclaredClasses().length == 2
                ? new OwnLoadersPart[1] : null));
        OwnLoaders.Greeter proxy = (OwnLoaders.Greeter) java.lang.reflect.Proxy.newProxyInstance(
                OwnLoadersPart.class.getClassLoader(), new Class<?>[] {OwnLoaders.Greeter.class, OwnLoadersPartView.class},
                (p, method, arguments) -> method.getName() + " of " + method.getDeclaringClass().getClassLoader().getName());
        System.out.println(proxy.greet("p") + " " + ((OwnLoadersPartView) proxy).view(new OwnLoadersPart()));
        System.out.println(proxy.getClass().getClassLoader().getName());
    }
}

interface OwnLoadersPartView {
    String view(OwnLoadersPart part);
}

class OwnLoadersPartHelper {
    String decorate(String whom) {
        return "hello " + whom + " from " + getClass().getClassLoader().getName();
    }

    void fail() {
        throw new IllegalStateException("failed");
    }
}

class OwnLoadersPartMissing {
    static void run() {
    }
}
