package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.NamingException;

/** Makes factories of objects. */
public interface ObjectFactoryBuilder {
    ObjectFactory createObjectFactory(Object obj, Hashtable<?, ?> environment) throws NamingException;
}
