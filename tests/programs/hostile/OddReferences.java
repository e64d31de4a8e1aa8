// stress: off
// fuel: varies
// References whose methods are overridden, that refer to themselves, and queues that are used against the rules.
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;

public class OddReferences {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + thrown.getClass().getName());
        }
    }
    static class Lying extends WeakReference<Object> {
        static Lying made;
        Object self = this;

        Lying(Object to, ReferenceQueue<Object> queue) {
            super(to, queue);
            made = this;
        }

        @Override
        public Object get() {
            return "lie";
        }

        @Override
        public void clear() {
            throw new IllegalStateException("clear");
        }

        @Override
        public boolean enqueue() {
            throw new IllegalStateException("enqueue");
        }

        @Override
        public int hashCode() {
            throw new IllegalStateException("hash");
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("equals");
        }

        @Override
        protected void finalize() {
            throw new IllegalStateException("finalize");
        }
    }

    static class SelfReference extends WeakReference<Object> {
        SelfReference(ReferenceQueue<Object> queue) {
            super(new Object[1], queue);
        }
    }

    static Reference<?> await(ReferenceQueue<?> queue) throws InterruptedException {
        for (int i = 0; i < 100; i++) {
            System.gc();
            Reference<?> found = queue.remove(20);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    public static void main(String[] args) {
        show("lying", () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            Lying lying = new Lying(new Object(), queue);
            return (await(queue) == lying) + " " + lying.get() + " " + lying.refersTo(null);
        });
        show("enqueued by hand", () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            Object to = new Object();
            WeakReference<Object> reference = new WeakReference<>(to, queue);
            return reference.enqueue() + " " + reference.enqueue() + " " + (queue.poll() == reference) + " "
                    + reference.enqueue() + " " + queue.poll() + " " + reference.get() + " " + (to != null);
        });
        show("no queue", () -> new WeakReference<>("x").enqueue());
        show("null referent", () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            WeakReference<Object> reference = new WeakReference<>(null, queue);
            System.gc();
            return queue.poll() + " " + reference.get() + " " + reference.refersTo(null);
        });
        show("null queue", () -> new PhantomReference<>("x", null).get());
        show("reference to reference", () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            WeakReference<Object> outer = new WeakReference<>(new WeakReference<>(new Object(), queue), queue);
            return await(queue) == outer;
        });
        show("reference to its queue", () -> {
            WeakReference<Object> reference = new WeakReference<>(new ReferenceQueue<>(), new ReferenceQueue<>());
            System.gc();
            return reference.refersTo(null);
        });
        show("cycle", () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            Object[] cycle = new Object[1];
            WeakReference<Object> weak = new WeakReference<>(cycle, queue);
            cycle[0] = weak;
            cycle = null;
            return await(queue) == weak && weak.get() == null;
        });
        show("weak map of itself", () -> {
            WeakHashMap<Object, Object> map = new WeakHashMap<>();
            for (int i = 0; i < 100; i++) {
                Object key = new Object();
                map.put(key, i % 2 == 0 ? map : i);
            }
            for (int i = 0; i < 50 && !map.isEmpty(); i++) {
                System.gc();
                Thread.sleep(10);
            }
            return map.size();
        });
        show("negative remove", () -> new ReferenceQueue<>().remove(-1));
        show("interrupted remove", () -> {
            Thread.currentThread().interrupt();
            return new ReferenceQueue<>().remove(10);
        });
        show("clone", () -> new WeakReference<Object>("x") {
            Object cloned() throws CloneNotSupportedException {
                return clone();
            }
        }.cloned());
        show("many", () -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            List<Reference<?>> kept = new ArrayList<>();
            for (int i = 0; i < 5000; i++) {
                kept.add(i % 3 == 0 ? new WeakReference<>(new Object(), queue)
                        : i % 3 == 1 ? new PhantomReference<>(new Object(), queue) : new SoftReference<>(kept));
            }
            int found = 0;
            while (found < 3334 && await(queue) != null) {
                found++;
            }
            return found;
        });
        show("handler's priority", () -> {
            Reference.reachabilityFence(null);
            return "fenced";
        });
    }
}
