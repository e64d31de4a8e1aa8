// Classes below the reference classes that declare fields called as the library's are.
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

public class FalseReferents {
    static class Weak extends WeakReference<Object> {
        int referent = 0x41424344;
        long next = 0x4142434445464748L;

        Weak(Object to, ReferenceQueue<Object> queue) {
            super(to, queue);
        }
    }

    static class Weaker extends Weak {
        byte[] queue = {1, 2, 3};

        Weaker(Object to, ReferenceQueue<Object> queue) {
            super(to, queue);
        }
    }

    static class Soft extends SoftReference<Object> {
        static long referent = 0x4142434445464748L;
        static Object next = "next";

        Soft(Object to) {
            super(to);
        }
    }

    static class Softer extends Soft {
        String text = "softer";

        Softer(Object to) {
            super(to);
        }
    }

    static class Phantom extends PhantomReference<Object> {
        Object referent = "held";

        Phantom(Object to, ReferenceQueue<Object> queue) {
            super(to, queue);
        }
    }

    static class Fainter extends Phantom {
        double discovered = 1.5;

        Fainter(Object to, ReferenceQueue<Object> queue) {
            super(to, queue);
        }
    }

    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        List<Object> kept = new ArrayList<>();
        Object live = new Object();
        List<Weaker> weak = new ArrayList<>();
        List<Softer> soft = new ArrayList<>();
        List<Fainter> phantom = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            weak.add(new Weaker(i % 2 == 0 ? live : new Object(), queue));
            soft.add(new Softer(live));
            phantom.add(new Fainter(live, queue));
            kept.add(new byte[100]);
        }
        for (int round = 0; round < 20; round++) {
            for (int i = 0; i < 2000; i++) {
                kept.set(i % 50, new int[100]);
            }
            System.gc();
        }
        int alive = 0;
        for (int i = 0; i < 50; i++) {
            Weaker w = weak.get(i);
            if (w.get() == live) {
                alive++;
            }
            if (w.referent != 0x41424344 || w.next != 0x4142434445464748L || w.queue[2] != 3) {
                System.out.println("changed " + i);
            }
            if (soft.get(i).get() != live || !soft.get(i).text.equals("softer")) {
                System.out.println("lost " + i);
            }
            if (phantom.get(i).get() != null || !phantom.get(i).referent.equals("held")
                    || phantom.get(i).discovered != 1.5) {
                System.out.println("found " + i);
            }
        }
        System.out.println(alive + " " + Soft.referent + " " + Soft.next);
    }
}
