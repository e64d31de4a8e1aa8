// stress: off
// In which order a queue gives what one collection has cleared.

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

public class OrderInQueues {
    static List<Reference<?>> make(ReferenceQueue<Object> queue, int count) {
        List<Reference<?>> references = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Object value = i % 2 == 0 ? new Object() : new int[3];
            references.add(new WeakReference<>(value, queue));
        }
        return references;
    }

    public static void main(String[] args) throws Exception {
        for (int count = 1; count < 40; count += 7) {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            List<Reference<?>> references = make(queue, count);
            System.gc();
            // Until all are there: then the order does not depend on when the thread that puts them there runs.
            long deadline = System.nanoTime() + 5_000_000_000L;
            for (Reference<?> reference : references) {
                while (!reference.isEnqueued() && System.nanoTime() < deadline) {
                    Thread.sleep(1);
                }
            }
            StringBuilder order = new StringBuilder();
            for (Reference<?> taken = queue.poll(); taken != null; taken = queue.poll()) {
                order.append(references.indexOf(taken)).append(' ');
            }
            System.out.println(order);
        }
    }
}
