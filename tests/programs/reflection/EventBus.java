import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** A bus that finds subscribers by annotated methods and calls them often, some of which throw. */
public class EventBus {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Subscribe { int priority() default 0; }
    interface Event { } record Started(int id) implements Event { } record Stopped(int id, String why) implements Event { }
    static class Counter { int started; long ids; @Subscribe void on(Started e) { started++; ids += e.id(); } @Subscribe(priority = 5) private void any(Event e) { ids++; } }
    static class Strict { final List<String> errors = new ArrayList<>(); @Subscribe public void stop(Stopped e) { if (e.id() % 1000 == 0) throw new IllegalStateException(e.why() + e.id()); } }
    record Subscriber(Object target, Method method, int priority) { }
    final Map<Class<?>, List<Subscriber>> subscribers = new LinkedHashMap<>();
    final List<String> failures = new ArrayList<>();

    void register(Object target) {
        for (Method m : target.getClass().getDeclaredMethods()) {
            Subscribe s = m.getAnnotation(Subscribe.class);
            if (s == null) continue;
            m.setAccessible(true);
            subscribers.computeIfAbsent(m.getParameterTypes()[0], k -> new ArrayList<>()).add(new Subscriber(target, m, s.priority()));
        }
    }

    void post(Event e) throws IllegalAccessException {
        for (Map.Entry<Class<?>, List<Subscriber>> entry : subscribers.entrySet()) {
            if (!entry.getKey().isInstance(e)) continue;
            for (Subscriber s : entry.getValue()) {
                try {
                    s.method.invoke(s.target, e);
                } catch (InvocationTargetException failure) {
                    failures.add(failure.getCause().getMessage());
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        EventBus bus = new EventBus();
        Counter counter = new Counter();
        bus.register(counter);
        bus.register(new Strict());
        for (int i = 0; i < 10000; i++) {
            bus.post(i % 3 == 0 ? new Stopped(i, "why") : new Started(i));
        }
        System.out.println(counter.started + " " + counter.ids + " " + bus.failures);
        Method method = Counter.class.getDeclaredMethod("on", Started.class);
        int refused = 0;
        for (int i = 0; i < 3000; i++) {
            try {
                method.invoke(counter, i % 2 == 0 ? new Started(1) : (Object) new Stopped(1, ""));
            } catch (IllegalArgumentException e) {
                refused++;
            }
        }
        System.out.println(counter.started + " " + refused);
    }
}
