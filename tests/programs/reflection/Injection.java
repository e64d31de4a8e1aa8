import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.Supplier;

/** A container that makes objects with what their constructors, fields and methods ask for. */
public class Injection {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.CONSTRUCTOR, ElementType.FIELD, ElementType.METHOD}) @interface Inject { }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE) @interface Singleton { }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.PARAMETER, ElementType.FIELD}) @interface Named { String value() default ""; }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface PostConstruct { int order() default 0; }

    interface Store { String load(String key); }
    @Singleton static class MemoryStore implements Store {
        private final Map<String, String> map = new TreeMap<>();
        MemoryStore() { map.put("greeting", "hello"); }
        @Override public String load(String key) { return map.get(key); }
    }
    static class Greeter {
        private final Store store;
        @Inject @Named("who") private String who;
        private List<String> log;
        @Inject Greeter(Store store) { this.store = store; }
        Greeter() { throw new IllegalStateException("the wrong constructor"); }
        @Inject private void setLog(List<String> log) { this.log = log; }
        @PostConstruct(order = 2) void second() { log.add("second"); }
        @PostConstruct(order = 1) void first() { log.add("first"); }
        String greet() { log.add("greet"); return store.load("greeting") + ", " + who; }
    }
    static class App {
        final Greeter one, two;
        final Supplier<Greeter> more;
        @Inject App(Greeter one, Greeter two, Supplier<Greeter> more) { this.one = one; this.two = two; this.more = more; }
    }
    static class Cyclic { @Inject Cyclic(Cyclic self) { } }
    static class Failing { @Inject Failing(Store store) throws java.io.IOException { throw new java.io.IOException("no disk"); } }

    static class Container {
        private final Map<Class<?>, Class<?>> bindings = new HashMap<>();
        private final Map<Object, Object> values = new HashMap<>();
        private final Map<Class<?>, Object> singletons = new HashMap<>();
        private final Set<Class<?>> inProgress = new LinkedHashSet<>();

        <T> Container bind(Class<T> type, Class<? extends T> to) { bindings.put(type, to); return this; }
        Container value(Object key, Object value) { values.put(key, value); return this; }

        Object resolve(Type type, Named named) {
            if (named != null) return values.get(named.value());
            if (values.containsKey(type)) return values.get(type);
            if (type instanceof ParameterizedType p && p.getRawType() == Supplier.class) {
                return (Supplier<?>) () -> get((Class<?>) p.getActualTypeArguments()[0]);
            }
            if (type instanceof ParameterizedType) return values.get(type.getTypeName());
            return get((Class<?>) type);
        }

        <T> T get(Class<T> asked) {
            Class<?> type = bindings.getOrDefault(asked, asked);
            if (singletons.containsKey(type)) return asked.cast(singletons.get(type));
            if (!inProgress.add(type)) throw new IllegalStateException("cycle: " + inProgress);
            try {
                Constructor<?> chosen = null;
                for (Constructor<?> each : type.getDeclaredConstructors()) {
                    if (each.isAnnotationPresent(Inject.class) || chosen == null && each.getParameterCount() == 0) {
                        if (chosen == null || !chosen.isAnnotationPresent(Inject.class)) chosen = each;
                    }
                }
                if (chosen == null) throw new IllegalStateException("no constructor: " + type.getName());
                Parameter[] parameters = chosen.getParameters();
                Object[] arguments = new Object[parameters.length];
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] = resolve(parameters[i].getParameterizedType(), parameters[i].getAnnotation(Named.class));
                }
                chosen.setAccessible(true);
                Object made = chosen.newInstance(arguments);
                for (Field field : type.getDeclaredFields()) {
                    if (field.isAnnotationPresent(Inject.class)) {
                        field.setAccessible(true);
                        field.set(made, resolve(field.getGenericType(), field.getDeclaredAnnotation(Named.class)));
                    }
                }
                List<Method> after = new ArrayList<>();
                for (Method method : type.getDeclaredMethods()) {
                    method.setAccessible(true);
                    if (method.getAnnotation(Inject.class) != null) {
                        Type[] types = method.getGenericParameterTypes();
                        method.invoke(made, Arrays.stream(types).map(t -> resolve(t, null)).toArray());
                    }
                    if (method.isAnnotationPresent(PostConstruct.class)) after.add(method);
                }
                after.sort(Comparator.comparingInt(m -> m.getAnnotation(PostConstruct.class).order()));
                for (Method method : after) method.invoke(made);
                if (type.isAnnotationPresent(Singleton.class)) singletons.put(type, made);
                return asked.cast(made);
            } catch (InvocationTargetException e) {
                throw new IllegalStateException("cannot make " + type.getSimpleName(), e.getTargetException());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            } finally {
                inProgress.remove(type);
            }
        }
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        Container container = new Container().bind(Store.class, MemoryStore.class).value("who", "world")
                .value("java.util.List<java.lang.String>", log);
        App app = container.get(App.class);
        System.out.println(app.one.greet() + " " + (app.one != app.two) + " " + (app.one.store == app.two.store));
        System.out.println(app.more.get().greet() + " " + log);
        for (Class<?> bad : new Class<?>[] {Cyclic.class, Failing.class, Store.class, Runnable.class}) {
            Container fresh = new Container();
            if (bad != Store.class) fresh.bind(Store.class, MemoryStore.class);
            try {
                System.out.println(fresh.get(bad));
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " / " + e.getCause());
            }
        }
    }
}
