package java.net;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.security.CodeSource;
import java.security.PermissionCollection;
import java.security.SecureClassLoader;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** A loader of classes and resources in folders and archives that URLs name. */
public class URLClassLoader extends SecureClassLoader implements Closeable {
    static {
        registerAsParallelCapable();
    }

    private final URLClassPath path;

    public URLClassLoader(URL[] urls) {
        path = new URLClassPath(urls, null);
    }

    public URLClassLoader(URL[] urls, ClassLoader parent) {
        super(parent);
        path = new URLClassPath(urls, null);
    }

    public URLClassLoader(URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
        super(parent);
        path = new URLClassPath(urls, factory);
    }

    public URLClassLoader(String name, URL[] urls, ClassLoader parent) {
        super(name, parent);
        path = new URLClassPath(urls, null);
    }

    public URLClassLoader(String name, URL[] urls, ClassLoader parent, URLStreamHandlerFactory factory) {
        super(name, parent);
        path = new URLClassPath(urls, factory);
    }

    public static URLClassLoader newInstance(URL[] urls) {
        return new URLClassLoader(urls);
    }

    public static URLClassLoader newInstance(URL[] urls, ClassLoader parent) {
        return new URLClassLoader(urls, parent);
    }

    protected void addURL(URL url) {
        path.add(url);
    }

    public URL[] getURLs() {
        return path.urls();
    }

    @Override
    public void close() throws IOException {
        path.close();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try {
            URLClassPath.Resource found = path.find(name.replace('.', '/').concat(".class"));
            if (found != null) {
                return defined(name, found);
            }
        } catch (IOException unreadable) {
            throw new ClassNotFoundException(name, unreadable);
        }
        throw new ClassNotFoundException(name);
    }

    private Class<?> defined(String name, URLClassPath.Resource found) throws IOException {
        int dot = name.lastIndexOf('.');
        Manifest manifest = found.manifest();
        if (dot >= 0 && getDefinedPackage(name.substring(0, dot)) == null) {
            try {
                if (manifest != null) {
                    definePackage(name.substring(0, dot), manifest, found.base());
                } else {
                    definePackage(name.substring(0, dot), null, null, null, null, null, null, null);
                }
            } catch (IllegalArgumentException madeMeanwhile) {
                // By another thread.
            }
        }
        byte[] bytes = found.bytes();
        return defineClass(name, bytes, 0, bytes.length, new CodeSource(found.base(), (Certificate[]) null));
    }

    protected Package definePackage(String name, Manifest man, URL url) {
        Attributes own = man.getAttributes(name.replace('.', '/').concat("/"));
        Attributes main = man.getMainAttributes();
        String isSealed = text(own, main, Attributes.Name.SEALED);
        return definePackage(name, text(own, main, Attributes.Name.SPECIFICATION_TITLE),
                text(own, main, Attributes.Name.SPECIFICATION_VERSION), text(own, main, Attributes.Name.SPECIFICATION_VENDOR),
                text(own, main, Attributes.Name.IMPLEMENTATION_TITLE),
                text(own, main, Attributes.Name.IMPLEMENTATION_VERSION),
                text(own, main, Attributes.Name.IMPLEMENTATION_VENDOR), "true".equalsIgnoreCase(isSealed) ? url : null);
    }

    private static String text(Attributes own, Attributes main, Attributes.Name name) {
        String text = own == null ? null : own.getValue(name);
        return text != null || main == null ? text : main.getValue(name);
    }

    @Override
    public URL findResource(String name) {
        try {
            URLClassPath.Resource found = path.find(name);
            return found == null ? null : found.url();
        } catch (IOException unreadable) {
            return null;
        }
    }

    @Override
    public Enumeration<URL> findResources(String name) throws IOException {
        List<URL> all = new ArrayList<>();
        for (URLClassPath.Resource each : path.findAll(name)) {
            all.add(each.url());
        }
        return Collections.enumeration(all);
    }

    /** Reads the whole resource, so that nothing stays open when the loader is closed. */
    @Override
    public InputStream getResourceAsStream(String name) {
        Objects.requireNonNull(name);
        URL found = getResource(name);
        if (found == null) {
            return null;
        }
        try {
            URLClassPath.Resource own = path.find(name);
            if (own != null && own.url().toString().equals(found.toString())) {
                return new ByteArrayInputStream(own.bytes());
            }
            return found.openStream();
        } catch (IOException unreadable) {
            return null;
        }
    }

    @Override
    protected PermissionCollection getPermissions(CodeSource codesource) {
        return super.getPermissions(codesource);
    }
}
