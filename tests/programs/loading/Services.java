import java.util.*;
import java.util.stream.*;

/** Providers of services named in files beside the classes: found in order, made when asked for, refused with reasons. */
public class Services {
    public interface Codec { String encode(String text); default int priority() { return 0; } }
    public static class Upper implements Codec { public Upper() { System.out.println("  upper made"); } public String encode(String t) { return t.toUpperCase(); } }
    public static class Reverse implements Codec { public Reverse() { System.out.println("  reverse made"); } public String encode(String t) { return new StringBuilder(t).reverse().toString(); } @Override public int priority() { return 5; } }
    public interface Broken { } public static class NotOne { public NotOne() { } } public static class NoConstructor implements Broken { public NoConstructor(int x) { } }
    public static class Fails implements Broken { public Fails() { throw new IllegalStateException("no"); } } public static abstract class Abstract implements Broken { public Abstract() { } }
    static class Hidden implements Broken { public Hidden() { } }
    public static class Good implements Broken { public Good() { } @Override public String toString() { return "good"; } }
    public interface Syntax { } public interface None { }

    static void show(String what, java.util.concurrent.Callable<?> call) {
        try {
            System.out.println(what + " = " + call.call());
        } catch (Throwable e) {
            System.out.println(what + " ! " + e.getClass().getName() + ": " + String.valueOf(e.getMessage()).replaceAll("file:[^ ]*META-INF", "META-INF") + " / " + e.getCause());
        }
    }

    public static void main(String[] args) {
        ServiceLoader<Codec> codecs = ServiceLoader.load(Codec.class);
        System.out.println(codecs);
        for (Codec codec : codecs) System.out.println(codec.encode("text") + " " + codec.priority());
        for (Codec codec : codecs) System.out.println(codec.encode("again"));
        System.out.println(codecs.stream().map(p -> p.type().getSimpleName()).toList());
        System.out.println(codecs.stream().map(ServiceLoader.Provider::get).max(Comparator.comparingInt(Codec::priority)).get().encode("abc"));
        System.out.println(codecs.findFirst().get().encode("first"));
        codecs.reload();
        Iterator<Codec> iterator = codecs.iterator();
        System.out.println(iterator.hasNext() + " " + iterator.next().encode("x"));
        System.out.println(iterator.next().encode("xy") + " " + iterator.hasNext());
        show("next", iterator::next);
        Iterator<Broken> broken = ServiceLoader.load(Broken.class, Services.class.getClassLoader()).iterator();
        for (int i = 0; i < 12; i++) {
            show("has " + i, broken::hasNext);
            show("broken " + i, broken::next);
        }
        show("syntax", () -> ServiceLoader.load(Syntax.class).findFirst());
        show("none", () -> ServiceLoader.load(None.class).findFirst());
        show("null", () -> ServiceLoader.load(null));
        show("installed", () -> ServiceLoader.loadInstalled(Codec.class).findFirst());
    }
}
