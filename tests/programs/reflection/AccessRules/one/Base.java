package one;

public class Base {
    public int pub = 1; protected int prot = 2; int pack = 3; private int priv = 4;
    public static String sPub() { return "sPub"; } protected static String sProt() { return "sProt"; } static String sPack() { return "sPack"; } private static String sPriv() { return "sPriv"; }
    public String mPub() { return "mPub"; } protected String mProt() { return "mProt"; } String mPack() { return "mPack"; } private String mPriv() { return "mPriv"; }
    public Base() { } protected Base(int a) { } Base(String s) { } private Base(long l) { }
    protected static class Nested { public Nested() { } public int value = 5; }
    static class Hidden { public Hidden() { } public String call() { return "hidden"; } }
    public static Object hidden() { return new Hidden(); }
    public Object peer(java.lang.reflect.Method m, Object on) throws ReflectiveOperationException { return m.invoke(on); }
}
