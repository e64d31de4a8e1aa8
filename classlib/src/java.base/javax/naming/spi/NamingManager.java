package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.Name;
import javax.naming.NamingException;
import javax.naming.NoInitialContextException;
import javax.naming.Reference;
import javax.naming.Referenceable;

/** Finds the factories of contexts and objects. */
public class NamingManager {
    private static InitialContextFactoryBuilder contexts;
    private static ObjectFactoryBuilder objects;

    private NamingManager() {
    }

    public static synchronized void setObjectFactoryBuilder(ObjectFactoryBuilder builder) throws NamingException {
        if (objects != null) {
            throw new IllegalStateException("ObjectFactoryBuilder already set");
        }
        objects = builder;
    }

    public static synchronized void setInitialContextFactoryBuilder(InitialContextFactoryBuilder builder)
            throws NamingException {
        if (contexts != null) {
            throw new IllegalStateException("InitialContextFactoryBuilder already set");
        }
        contexts = builder;
    }

    public static synchronized boolean hasInitialContextFactoryBuilder() {
        return contexts != null;
    }

    private static Object instance(String className) throws ReflectiveOperationException {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return Class.forName(className, true, loader).getDeclaredConstructor().newInstance();
    }

    public static Object getObjectInstance(Object refInfo, Name name, Context nameCtx, Hashtable<?, ?> environment)
            throws Exception {
        Reference reference = refInfo instanceof Reference ? (Reference) refInfo
                : refInfo instanceof Referenceable able ? able.getReference() : null;
        ObjectFactoryBuilder builder = objects;
        ObjectFactory factory;
        if (builder != null) {
            factory = builder.createObjectFactory(refInfo, environment);
        } else if (reference != null && reference.getFactoryClassName() != null) {
            try {
                factory = (ObjectFactory) instance(reference.getFactoryClassName());
            } catch (ClassNotFoundException unknown) {
                return refInfo;
            }
        } else {
            return refInfo;
        }
        return factory.getObjectInstance(reference == null ? refInfo : reference, name, nameCtx, environment);
    }

    public static Context getInitialContext(Hashtable<?, ?> env) throws NamingException {
        InitialContextFactoryBuilder builder = contexts;
        if (builder != null) {
            return builder.createInitialContextFactory(env).getInitialContext(env);
        }
        String factory = env == null ? null : (String) env.get(Context.INITIAL_CONTEXT_FACTORY);
        if (factory == null) {
            throw new NoInitialContextException("Need to specify class name in environment or system property, "
                    + "or in an application resource file: " + Context.INITIAL_CONTEXT_FACTORY);
        }
        try {
            return ((InitialContextFactory) instance(factory)).getInitialContext(env);
        } catch (NamingException e) {
            throw e;
        } catch (Exception e) {
            NamingException failure = new NoInitialContextException("Cannot instantiate class: " + factory);
            failure.setRootCause(e);
            throw failure;
        }
    }
}
