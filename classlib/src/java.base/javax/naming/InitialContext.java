package javax.naming;

import java.util.Hashtable;
import javax.naming.spi.NamingManager;

/** The context that names are looked up in first: that of the factory that the environment names. */
public class InitialContext implements Context {
    protected Hashtable<Object, Object> myProps;
    protected Context defaultInitCtx;
    protected boolean gotDefault;

    public InitialContext() throws NamingException {
        this(null);
    }

    protected InitialContext(boolean lazy) throws NamingException {
        if (!lazy) {
            init(null);
        }
    }

    public InitialContext(Hashtable<?, ?> environment) throws NamingException {
        init(environment);
    }

    protected void init(Hashtable<?, ?> environment) throws NamingException {
        myProps = new Hashtable<>();
        if (environment != null) {
            myProps.putAll(environment);
        }
        for (String key : new String[] {INITIAL_CONTEXT_FACTORY, OBJECT_FACTORIES, STATE_FACTORIES, URL_PKG_PREFIXES,
                PROVIDER_URL, DNS_URL}) {
            String value = System.getProperty(key);
            if (value != null) {
                myProps.putIfAbsent(key, value);
            }
        }
        if (myProps.get(INITIAL_CONTEXT_FACTORY) != null) {
            getDefaultInitCtx();
        }
    }
    //#for Type
    //#| Name
    //#| String

    @SuppressWarnings("unchecked")
    public static <T> T doLookup($Type$ name) throws NamingException {
        return (T) new InitialContext().lookup(name);
    }
    //#end

    protected Context getDefaultInitCtx() throws NamingException {
        if (!gotDefault) {
            defaultInitCtx = NamingManager.getInitialContext(myProps);
            gotDefault = true;
        }
        if (defaultInitCtx == null) {
            throw new NoInitialContextException();
        }
        return defaultInitCtx;
    }
    //#for Type
    //#| Name
    //#| String

    protected Context getURLOrDefaultInitCtx($Type$ name) throws NamingException {
        return getDefaultInitCtx();
    }

    @Override
    public Object lookup($Type$ name) throws NamingException {
        return getURLOrDefaultInitCtx(name).lookup(name);
    }

    @Override
    public void bind($Type$ name, Object obj) throws NamingException {
        getURLOrDefaultInitCtx(name).bind(name, obj);
    }

    @Override
    public void rebind($Type$ name, Object obj) throws NamingException {
        getURLOrDefaultInitCtx(name).rebind(name, obj);
    }

    @Override
    public void unbind($Type$ name) throws NamingException {
        getURLOrDefaultInitCtx(name).unbind(name);
    }

    @Override
    public void rename($Type$ oldName, $Type$ newName) throws NamingException {
        getURLOrDefaultInitCtx(oldName).rename(oldName, newName);
    }

    @Override
    public NamingEnumeration<NameClassPair> list($Type$ name) throws NamingException {
        return getURLOrDefaultInitCtx(name).list(name);
    }

    @Override
    public NamingEnumeration<Binding> listBindings($Type$ name) throws NamingException {
        return getURLOrDefaultInitCtx(name).listBindings(name);
    }

    @Override
    public void destroySubcontext($Type$ name) throws NamingException {
        getURLOrDefaultInitCtx(name).destroySubcontext(name);
    }

    @Override
    public Context createSubcontext($Type$ name) throws NamingException {
        return getURLOrDefaultInitCtx(name).createSubcontext(name);
    }

    @Override
    public Object lookupLink($Type$ name) throws NamingException {
        return getURLOrDefaultInitCtx(name).lookupLink(name);
    }

    @Override
    public NameParser getNameParser($Type$ name) throws NamingException {
        return getURLOrDefaultInitCtx(name).getNameParser(name);
    }
    //#end

    @Override
    public String composeName(String name, String prefix) throws NamingException {
        return name;
    }

    @Override
    public Name composeName(Name name, Name prefix) throws NamingException {
        return (Name) name.clone();
    }

    @Override
    public Object addToEnvironment(String propName, Object propVal) throws NamingException {
        myProps.put(propName, propVal);
        return getDefaultInitCtx().addToEnvironment(propName, propVal);
    }

    @Override
    public Object removeFromEnvironment(String propName) throws NamingException {
        myProps.remove(propName);
        return getDefaultInitCtx().removeFromEnvironment(propName);
    }

    @Override
    public Hashtable<?, ?> getEnvironment() throws NamingException {
        return getDefaultInitCtx().getEnvironment();
    }

    @Override
    public void close() throws NamingException {
        myProps = null;
        if (defaultInitCtx != null) {
            defaultInitCtx.close();
            defaultInitCtx = null;
        }
        gotDefault = false;
    }

    @Override
    public String getNameInNamespace() throws NamingException {
        return getDefaultInitCtx().getNameInNamespace();
    }
}
