package java.security;

import java.nio.ByteBuffer;
import java.util.concurrent.ConcurrentHashMap;

/** A loader whose classes come from code sources. */
public class SecureClassLoader extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final ConcurrentHashMap<CodeSource, ProtectionDomain> domains = new ConcurrentHashMap<>();

    protected SecureClassLoader() {
    }

    protected SecureClassLoader(ClassLoader parent) {
        super(parent);
    }

    protected SecureClassLoader(String name, ClassLoader parent) {
        super(name, parent);
    }

    protected final Class<?> defineClass(String name, byte[] b, int off, int len, CodeSource cs) {
        return defineClass(name, b, off, len, domain(cs));
    }

    protected final Class<?> defineClass(String name, ByteBuffer b, CodeSource cs) {
        return defineClass(name, b, domain(cs));
    }

    protected PermissionCollection getPermissions(CodeSource codesource) {
        return new Permissions();
    }

    private ProtectionDomain domain(CodeSource source) {
        return source == null ? null : domains.computeIfAbsent(source,
                of -> new ProtectionDomain(of, getPermissions(of), this, null));
    }
}
