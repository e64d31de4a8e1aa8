// fuel: varies
// ThreadLocal and InheritableThreadLocal: initial values, set, remove, independence between threads.
public class Locals {
    static int made;
    static final ThreadLocal<Integer> ID = ThreadLocal.withInitial(() -> ++made);
    static final ThreadLocal<String> NAME = new ThreadLocal<>() {
        @Override
        protected String initialValue() {
            return "init";
        }
    };
    static final ThreadLocal<Object> PLAIN = new ThreadLocal<>();
    static final InheritableThreadLocal<String> INHERITED = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        System.out.println(ID.get() + " " + ID.get() + " " + NAME.get() + " " + PLAIN.get());
        NAME.set("main");
        INHERITED.set("from main");
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                System.out.println(ID.get() + " " + NAME.get() + " " + PLAIN.get() + " " + INHERITED.get());
                NAME.set("child");
                PLAIN.set(ID.get());
                System.out.println(NAME.get() + PLAIN.get());
            });
            t.start();
            t.join();
        }
        System.out.println(ID.get() + " " + NAME.get() + " " + PLAIN.get());
        ID.set(100);
        NAME.remove();
        System.out.println(ID.get() + " " + NAME.get());
        ID.remove();
        System.out.println(ID.get());
        for (int i = 0; i < 40; i++) {
            ThreadLocal<Integer> t = new ThreadLocal<>();
            t.set(i);
            if (t.get() != i) {
                System.out.println("lost " + i);
            }
        }
        System.out.println(INHERITED.get());
    }
}
