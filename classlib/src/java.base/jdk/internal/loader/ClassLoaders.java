package jdk.internal.loader;

/** The loaders that there are before a program makes some. */
public final class ClassLoaders {
    private static final PlatformClassLoader PLATFORM = new PlatformClassLoader();
    private static final AppClassLoader APP = new AppClassLoader(PLATFORM);

    private ClassLoaders() {
    }

    /** The loader of the class path. */
    public static ClassLoader app() {
        return APP;
    }

    /** The parent of {@link #app}, which has no classes of its own. */
    public static ClassLoader platform() {
        return PLATFORM;
    }

    public static boolean isBuiltIn(ClassLoader loader) {
        return loader instanceof BuiltIn;
    }

    /** What the machine does for these loaders. */
    private abstract static class BuiltIn extends ClassLoader {
        BuiltIn(String name, ClassLoader parent) {
            super(name, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.startsWith("[")) {
                throw new ClassNotFoundException(name);
            }
            return Class.forName(name, false, this);
        }
    }

    /** The loader of classes that come with the platform and are not the library's core. */
    private static final class PlatformClassLoader extends BuiltIn {
        PlatformClassLoader() {
            super("platform", null);
        }
    }

    /** The loader of the class path. */
    private static final class AppClassLoader extends BuiltIn {
        AppClassLoader(ClassLoader parent) {
            super("app", parent);
        }
    }
}
