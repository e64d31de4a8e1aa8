// Whether a reference lies in its queue: before it gets there, there, and when it has been taken.

import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

public class EnqueuedReferences {
    @SuppressWarnings("deprecation")
    static String states(List<Reference<?>> references) {
        StringBuilder states = new StringBuilder();
        for (Reference<?> reference : references) {
            states.append(reference.isEnqueued()).append(' ');
        }
        return states.toString();
    }

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object value = new Object();
        List<Reference<?>> references = new ArrayList<>(List.of(new WeakReference<>(value, queue), new SoftReference<>(value, queue),
                new PhantomReference<>(value, queue), new WeakReference<>(value)));
        System.out.println(states(references));
        for (Reference<?> reference : references) {
            System.out.println(reference.enqueue() + " " + reference.enqueue() + " " + states(references));
        }
        List<Reference<?>> left = new ArrayList<>(references);
        for (Reference<?> taken = queue.poll(); taken != null; taken = queue.poll()) {
            System.out.println(references.indexOf(taken) + " " + states(references) + taken.enqueue());
            left.remove(taken);
        }
        System.out.println(left.size() + " " + (queue.remove(1) == null));
        System.out.println(Reference.class.getMethod("isEnqueued").isAnnotationPresent(Deprecated.class));
        Reference.reachabilityFence(value);
    }
}
