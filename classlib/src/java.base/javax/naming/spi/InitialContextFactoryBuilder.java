package javax.naming.spi;

import java.util.Hashtable;
import javax.naming.NamingException;

/** Makes factories of initial contexts. */
public interface InitialContextFactoryBuilder {
    InitialContextFactory createInitialContextFactory(Hashtable<?, ?> environment) throws NamingException;
}
