// fuel: varies
// Weak references are cleared by System.gc() once their referent is unreachable; strong ones are not; queues receive them.
import java.lang.ref.*;
import java.util.*;

public class WeakReferences {
    static Object strong = new Object();

    static WeakReference<Object> weakTo(Object o) {
        return new WeakReference<>(o);
    }

    static WeakReference<int[]> fresh(ReferenceQueue<int[]> q) {
        return new WeakReference<>(new int[10], q);
    }

    public static void main(String[] args) throws Exception {
        WeakReference<Object> kept = weakTo(strong);
        WeakReference<Object> lost = weakTo(new Object());
        System.gc();
        System.out.println((kept.get() == strong) + " " + (lost.get() == null));
        strong = null;
        System.gc();
        System.out.println(kept.get() == null);
        ReferenceQueue<int[]> queue = new ReferenceQueue<>();
        WeakReference<int[]> r = fresh(queue);
        System.gc();
        Reference<? extends int[]> polled = queue.remove(10000);
        System.out.println((polled == r) + " " + (polled.get() == null) + " " + (queue.poll() == null));
        WeakReference<String> literal = new WeakReference<>("literal");
        System.gc();
        System.out.println(literal.get());
        SoftReference<byte[]> soft = new SoftReference<>(new byte[100]);
        System.gc();
        System.out.println(soft.get() != null);
        PhantomReference<Object> phantom = new PhantomReference<>(new Object(), new ReferenceQueue<>());
        System.out.println(phantom.get());
        List<WeakReference<Object>> many = new ArrayList<>();
        List<Object> holders = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            Object o = new byte[i];
            many.add(new WeakReference<>(o));
            if (i % 4 == 0) {
                holders.add(o);
            }
        }
        Object o = null;
        System.gc();
        int alive = 0;
        for (WeakReference<Object> w : many) {
            alive += w.get() != null ? 1 : 0;
        }
        System.out.println((alive == holders.size() || alive == holders.size() + 1) + " " + holders.size());
        kept.clear();
        System.out.println(kept.get() + " " + kept.refersTo(null));
        WeakReference<Object> chain = new WeakReference<>(new Object[] {new Object[] {new Object()}});
        System.gc();
        System.out.println(chain.get());
    }
}
