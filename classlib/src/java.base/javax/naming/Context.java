package javax.naming;

import java.util.Hashtable;

/** Names bound to objects. */
public interface Context {
    String INITIAL_CONTEXT_FACTORY = "java.naming.factory.initial";
    String OBJECT_FACTORIES = "java.naming.factory.object";
    String STATE_FACTORIES = "java.naming.factory.state";
    String URL_PKG_PREFIXES = "java.naming.factory.url.pkgs";
    String PROVIDER_URL = "java.naming.provider.url";
    String DNS_URL = "java.naming.dns.url";
    String AUTHORITATIVE = "java.naming.authoritative";
    String BATCHSIZE = "java.naming.batchsize";
    String REFERRAL = "java.naming.referral";
    String SECURITY_PROTOCOL = "java.naming.security.protocol";
    String SECURITY_AUTHENTICATION = "java.naming.security.authentication";
    String SECURITY_PRINCIPAL = "java.naming.security.principal";
    String SECURITY_CREDENTIALS = "java.naming.security.credentials";
    String LANGUAGE = "java.naming.language";
    //#for Type
    //#| Name
    //#| String

    Object lookup($Type$ name) throws NamingException;

    void bind($Type$ name, Object obj) throws NamingException;

    void rebind($Type$ name, Object obj) throws NamingException;

    void unbind($Type$ name) throws NamingException;

    void rename($Type$ oldName, $Type$ newName) throws NamingException;

    NamingEnumeration<NameClassPair> list($Type$ name) throws NamingException;

    NamingEnumeration<Binding> listBindings($Type$ name) throws NamingException;

    void destroySubcontext($Type$ name) throws NamingException;

    Context createSubcontext($Type$ name) throws NamingException;

    Object lookupLink($Type$ name) throws NamingException;

    NameParser getNameParser($Type$ name) throws NamingException;

    $Type$ composeName($Type$ name, $Type$ prefix) throws NamingException;
    //#end

    Object addToEnvironment(String propName, Object propVal) throws NamingException;

    Object removeFromEnvironment(String propName) throws NamingException;

    Hashtable<?, ?> getEnvironment() throws NamingException;

    void close() throws NamingException;

    String getNameInNamespace() throws NamingException;
}
