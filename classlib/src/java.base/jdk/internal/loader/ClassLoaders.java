package jdk.internal.loader;

import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;

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

        @Override
        protected URL findResource(String name) {
            return ClassPathResources.url(name, 0);
        }

        @Override
        protected Enumeration<URL> findResources(String name) {
            List<URL> found = new ArrayList<>();
            for (URL next = ClassPathResources.url(name, 0); next != null;) {
                found.add(next);
                next = ClassPathResources.url(name, found.size());
            }
            return Collections.enumeration(found);
        }

        /** Needs no permission to read files: the machine reads what it has the classes from. */
        @Override
        public InputStream getResourceAsStream(String name) {
            return ClassPathResources.open(Objects.requireNonNull(name));
        }
    }
}
