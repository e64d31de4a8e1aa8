// Names, references and exceptions of naming, an initial context of the program's own, and codes of distributed transactions.
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import javax.naming.*;
import javax.naming.spi.InitialContextFactory;
import javax.naming.spi.NamingManager;
import javax.naming.spi.ObjectFactory;
import javax.transaction.xa.XAException;
import javax.transaction.xa.XAResource;

public class NamesAndReferences {
    public static class Contexts implements InitialContextFactory {
        static final Map<String, Object> BOUND = new HashMap<>();

        @Override
        public Context getInitialContext(Hashtable<?, ?> environment) {
            return (Context) Proxy.newProxyInstance(Contexts.class.getClassLoader(), new Class<?>[] {Context.class}, (self, method, args) -> {
                switch (method.getName()) {
                    case "bind":
                        if (BOUND.putIfAbsent(args[0].toString(), args[1]) != null) {
                            throw new NameAlreadyBoundException(args[0].toString());
                        }
                        return null;
                    case "lookup":
                        Object found = BOUND.get(args[0].toString());
                        if (found == null) {
                            throw new NameNotFoundException(args[0] + " not bound");
                        }
                        return NamingManager.getObjectInstance(found, null, null, environment);
                    case "getEnvironment":
                        return environment;
                    default:
                        return null;
                }
            });
        }
    }

    public static class Maker implements ObjectFactory {
        @Override
        public Object getObjectInstance(Object obj, Name name, Context context, Hashtable<?, ?> environment) {
            return "made of " + ((Reference) obj).get("key").getContent();
        }
    }

    interface Attempt {
        Object run() throws Exception;
    }

    static void attempt(String what, Attempt attempt) {
        try {
            System.out.println(what + " " + attempt.run());
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }

    static void composite() throws Exception {
        for (String each : new String[] {"", "/", "a", "a/b/c", "/a", "a/", "//", "a//b", "'q/r'/s", "\"x y\"/z", "a\\/b/c", "a\\\\b", "a\\b", "'it\"s'", "a'b", "'open", "'a'b", "a\\"}) {
            attempt("<" + each + ">", () -> {
                CompositeName name = new CompositeName(each);
                return name.size() + " " + Collections.list(name.getAll()) + " " + name + " " + name.isEmpty() + " " + new CompositeName(name.toString()).equals(name);
            });
        }
        CompositeName name = new CompositeName("a/b/c/d");
        System.out.println(name.getPrefix(2) + " " + name.getSuffix(2) + " " + name.get(1) + " " + name.startsWith(new CompositeName("a/b")) + name.endsWith(new CompositeName("c/d"))
            + name.startsWith(new CompositeName("b")) + name.endsWith(new CompositeName("a/b/c/d/e")) + name.compareTo(new CompositeName("a/b/d")) + " " + name.hashCode());
        System.out.println(name.add("e") + " " + name.add(0, "z/y") + " " + name.remove(1) + " " + name.addAll(new CompositeName("p/q")) + " " + name.addAll(1, new CompositeName("m")) + " " + name.clone());
        attempt("get", () -> name.get(20));
        attempt("prefix", () -> name.getPrefix(-1));
        attempt("remove", () -> name.remove(99));
        attempt("compare", () -> name.compareTo("text"));
    }

    static void references() throws Exception {
        Reference reference = new Reference("some.Class", new StringRefAddr("key", "value"), "Factory", "place");
        reference.add(new BinaryRefAddr("bytes", new byte[] {1, -2, 30}));
        reference.add(0, new StringRefAddr("none", null));
        System.out.print(reference);
        System.out.println(reference.size() + " " + reference.get("bytes").getType() + " " + reference.get("absent") + " " + reference.get(1).getContent() + " " + reference.getFactoryClassName()
            + reference.getFactoryClassLocation() + reference.getClassName());
        Reference copy = (Reference) reference.clone();
        System.out.println(copy.equals(reference) + " " + (copy.hashCode() == reference.hashCode()) + " " + copy.remove(0) + copy.equals(reference) + " " + Collections.list(copy.getAll()).size());
        copy.clear();
        attempt("get", () -> copy.get(0));
        System.out.print(new BinaryRefAddr("many", new byte[40], 2, 35) + "" + new StringRefAddr("t", "c"));
        System.out.println(new StringRefAddr("t", "c").equals(new StringRefAddr("t", "c")) + " " + new StringRefAddr("t", "c").hashCode() + " " + new BinaryRefAddr("t", new byte[] {5, -1}).hashCode());
        LinkRef link = new LinkRef("x/y");
        System.out.println(link.getLinkName() + " " + link.getClassName());
        System.out.println(new NameClassPair("n", "c") + " " + new NameClassPair("n", "c", false) + " " + new Binding("b", 5) + " " + new Binding("b", "k", null, false) + " " + new Binding("b", "x").getClassName());
        attempt("full", () -> new NameClassPair("n", "c").getNameInNamespace());
    }

    static void exceptions() throws Exception {
        NamingException failure = new NamingException("why");
        failure.setRemainingName(new CompositeName("p/q"));
        failure.appendRemainingComponent("r");
        failure.appendRemainingName(new CompositeName("s/t"));
        failure.setRootCause(new IllegalStateException("root"));
        failure.setResolvedObj("object");
        System.out.println(failure + " | " + failure.toString(true) + " | " + failure.getExplanation() + " " + failure.getCause() + " " + failure.getRemainingName().size() + failure.getResolvedName());
        NamingException empty = new NamingException();
        empty.appendRemainingComponent("x");
        empty.appendRemainingName(null);
        System.out.println(empty + " " + empty.getExplanation());
        LinkException link = new LinkException("broken");
        link.setLinkRemainingName(new CompositeName("rest"));
        link.setLinkResolvedObj(7);
        System.out.println(link + " | " + link.toString(true));
        List<NamingException> kinds = new ArrayList<>(List.of(new AuthenticationException("a"), new CommunicationException(), new InvalidNameException("i"), new NoPermissionException(), new NotContextException("n"),
            new OperationNotSupportedException(), new ConfigurationException(), new LinkLoopException("l"), new PartialResultException(), new ServiceUnavailable("own")));
        for (NamingException each : kinds) {
            System.out.println(each + " " + each.getClass().getSuperclass().getSimpleName());
        }
        System.out.println(new XAException(XAException.XA_RBDEADLOCK).errorCode + " " + new XAException("text").getMessage() + XAException.XAER_NOTA + " " + XAResource.TMSUCCESS);
    }

    static class ServiceUnavailable extends NamingException {
        ServiceUnavailable(String text) {
            super(text);
        }
    }

    static void contexts() throws Exception {
        attempt("none", () -> new InitialContext().lookup("x"));
        Hashtable<String, String> environment = new Hashtable<>();
        environment.put(Context.INITIAL_CONTEXT_FACTORY, "no.such.Factory");
        attempt("unknown", () -> new InitialContext(environment));
        environment.put(Context.INITIAL_CONTEXT_FACTORY, Contexts.class.getName());
        Context context = new InitialContext(environment);
        context.bind("java", "value");
        context.bind(new CompositeName("by/name"), new Reference("java.lang.String", new StringRefAddr("key", "k"), Maker.class.getName(), null));
        attempt("lookup", () -> context.lookup("java"));
        attempt("lookup", () -> context.lookup("by/name"));
        attempt("lookup", () -> context.lookup("absent"));
        attempt("bind", () -> {
            context.bind("java", 1);
            return "bound";
        });
        System.out.println(context.getEnvironment().get(Context.INITIAL_CONTEXT_FACTORY) + " " + context.composeName("a", "b") + " " + NamingManager.hasInitialContextFactoryBuilder());
        System.setProperty(Context.INITIAL_CONTEXT_FACTORY, Contexts.class.getName());
        System.out.println((String) InitialContext.doLookup("java"));
        context.close();
    }

    public static void main(String[] args) throws Exception {
        composite();
        references();
        exceptions();
        contexts();
    }
}
