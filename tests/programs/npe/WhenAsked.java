// Whose exceptions have a helpful message, and when it is settled; hidden frames have none.
import java.util.function.*;
public class WhenAsked {
    static class Sub extends NullPointerException { Sub(){} Sub(String s){super(s);} }
    static void t(String w, Runnable r) { try { r.run(); System.out.println(w+" none"); } catch (RuntimeException e) { System.out.println(w+": "+e+" | "+e.getMessage()+" | same "+(e.getMessage()==e.getMessage())); } }
    static Object nul; 
    int f;
    public static void main(String[] a) {
        t("explicit", () -> { throw new NullPointerException(); });
        t("sub", () -> { throw new Sub(); });
        t("subnull", () -> { throw new Sub(null); });
        Supplier<RuntimeException> s = NullPointerException::new;
        t("ctorref", () -> { throw s.get(); });
        Function<String,Integer> f = String::length;
        t("methodref", () -> f.apply(null));
        ToIntFunction<Integer> g = Integer::intValue;
        t("unbox", () -> g.applyAsInt(null));
        Function<Integer,Integer> h = x -> x + 1;
        t("unbox2", () -> h.apply(null));
        IntSupplier is = null;
        Supplier<Integer> nn = () -> null;
        IntBinaryOperator op = Math::addExact;
        BiFunction<Integer,Integer,Integer> ad = Math::addExact;
        t("adapted unbox", () -> ad.apply(1, null));
        String nulls = null;
        t("bound", () -> { Supplier<Integer> z = nulls::length; });
        t("refill", () -> { try { nul.hashCode(); } catch (NullPointerException e) { e.fillInStackTrace(); System.out.println(e.getMessage()); throw e; } });
        t("refill asked", () -> { try { nul.hashCode(); } catch (NullPointerException e) { e.getMessage(); e.fillInStackTrace(); throw e; } });
        t("set", () -> { try { nul.hashCode(); } catch (NullPointerException e) { e.setStackTrace(new StackTraceElement[0]); throw e; } });
        t("arraycopy", () -> System.arraycopy(null, 0, null, 0, 1));
        t("throw null", () -> { RuntimeException e = null; throw e; });
        t("sync", () -> { synchronized (nul) { } });
        t("refl", () -> { java.lang.reflect.Array.getLength(null); });
        t("loc", () -> { try { nul.hashCode(); } catch (NullPointerException e) { System.out.println(e.getLocalizedMessage()); throw new RuntimeException(e); } });
        t("switch", () -> { String z = null; switch (z) { case "a": } });
        t("switchobj", () -> { Object z = null; switch (z) { case String q -> {} default -> {} } });
        enum E { A } 
        t("switchenum", () -> { E z = null; switch (z) { case A -> {} } });
        t("sub raise", () -> { Sub z = new Sub(); z.fillInStackTrace(); throw z; });
        record R(Object o) {}
        t("record", () -> { Object r = new R(null); if (r instanceof R(String q)) System.out.println("x"); R n = null; n.hashCode(); });
        t("concat", () -> System.out.println("a" + nul));
    }
}
