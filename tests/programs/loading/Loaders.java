import java.util.*;

/** The loaders that there are, and those of programs that only delegate; context loaders of threads; modules and packages. */
public class Loaders {
    static class Tracing extends ClassLoader {
        Tracing(String name, ClassLoader parent) { super(name, parent); }
        @Override protected Class<?> findClass(String name) throws ClassNotFoundException { System.out.println("  find " + name); return super.findClass(name); }
    }
    static class Initialised { static { System.out.println("  initialised"); } }

    static void show(String what, java.util.concurrent.Callable<?> call) {
        try {
            System.out.println(what + " = " + String.valueOf(call.call()).replaceAll("@[0-9a-f]+", "@"));
        } catch (Throwable e) {
            System.out.println(what + " ! " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader app = Loaders.class.getClassLoader();
        show("app", () -> app + " " + app.getName() + " " + app.getClass().getName() + " " + (app == ClassLoader.getSystemClassLoader()));
        show("platform", () -> app.getParent() + " " + app.getParent().getName() + " " + (app.getParent() == ClassLoader.getPlatformClassLoader()) + app.getParent().getParent());
        for (Class<?> type : new Class<?>[] {String.class, int.class, int[].class, String[].class, Loaders[][].class, Map.Entry.class, Initialised.class}) show(type.getName(), type::getClassLoader);
        for (String name : new String[] {"Loaders", "java.lang.String", "Missing", "a.b.Missing", "java.lang.Missing", "[I", "[LLoaders;", "int", "java/lang/String", ""}) {
            show("load " + name, () -> app.loadClass(name));
            show("forName " + name, () -> Class.forName(name, false, app));
            show("boot " + name, () -> Class.forName(name, false, null));
            show("platform " + name, () -> Class.forName(name, false, ClassLoader.getPlatformClassLoader()));
        }
        Tracing tracing = new Tracing("tracer", app), parentless = new Tracing(null, null), platform = new Tracing("p", ClassLoader.getPlatformClassLoader());
        for (Tracing each : new Tracing[] {tracing, parentless, platform}) {
            show("name", () -> each.getName() + " " + each.getParent() + " " + each);
            for (String name : new String[] {"Loaders", "java.util.List", "Missing", "[I"}) {
                show("load " + name, () -> each.loadClass(name));
                show("forName " + name, () -> Class.forName(name, true, each));
            }
        }
        show("empty name", () -> new Tracing("", app));
        show("same", () -> tracing.loadClass("Loaders") == Loaders.class);
        show("not initialised", () -> Class.forName("Loaders$Initialised", false, app));
        show("initialised", () -> Class.forName("Loaders$Initialised", true, app));
        show("context", () -> Thread.currentThread().getContextClassLoader() == app);
        Thread.currentThread().setContextClassLoader(tracing);
        Thread thread = new Thread(() -> show("inherited", () -> Thread.currentThread().getContextClassLoader().getName()));
        thread.start();
        thread.join();
        Thread.currentThread().setContextClassLoader(null);
        show("none", () -> Thread.currentThread().getContextClassLoader());
        Module own = Loaders.class.getModule(), base = String.class.getModule();
        show("modules", () -> own + " " + base + own.isNamed() + base.isNamed() + own.getName() + base.getName() + (own == int[].class.getModule()) + (base == int.class.getModule()) + (own == Loaders[].class.getModule()));
        show("exports", () -> base.isExported("java.util") + " " + base.isExported("jdk.internal.misc") + base.isOpen("java.lang") + own.isOpen("any") + own.isExported("x") + own.canRead(base) + base.canRead(own) + (own.getClassLoader() == app) + base.getClassLoader());
        show("packages", () -> Loaders.class.getPackage() + "|" + String.class.getPackage() + "|" + int[].class.getPackage() + "|" + Loaders.class.getPackage().getName().isEmpty() + Map.Entry.class.getPackage().getName() + Loaders.class.getPackage().isSealed() + (Map.class.getPackage() == List.class.getPackage()));
        show("by module", () -> Class.forName(base, "java.lang.String") + " " + Class.forName(base, "java.lang.Nothing") + " " + Class.forName(own, "Loaders"));
    }
}
