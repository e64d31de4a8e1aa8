import java.lang.reflect.*;
import java.util.*;

/** Properties of beans found by their getters and setters; copies, comparisons and texts made of them. */
public class Beans {
    public static class Person {
        private String name; private int age; private boolean active; private List<String> tags = new ArrayList<>(); private double[] scores = {};
        public String getName() { return name; } public void setName(String name) { this.name = name; }
        public int getAge() { return age; } public void setAge(int age) { if (age < 0) throw new IllegalArgumentException("age " + age); this.age = age; }
        public boolean isActive() { return active; } public void setActive(boolean active) { this.active = active; }
        public List<String> getTags() { return tags; } public void setTags(List<String> tags) { this.tags = tags; }
        public double[] getScores() { return scores; } public void setScores(double... scores) { this.scores = scores; }
        public String getReadOnly() { return "ro"; } public void get() { } public int getWith(int x) { return x; } static String getStatic() { return ""; }
    }
    public static class Employee extends Person { private Person boss; public Person getBoss() { return boss; } public void setBoss(Person boss) { this.boss = boss; } @Override public String getName() { return "E:" + super.getName(); } }

    record Property(String name, Method getter, Method setter) { }

    static Map<String, Property> properties(Class<?> type) {
        Map<String, Property> found = new TreeMap<>();
        for (Method m : type.getMethods()) {
            String name = m.getName();
            String head = name.startsWith("get") ? "get" : name.startsWith("is") && m.getReturnType() == boolean.class ? "is" : null;
            if (head == null || m.getParameterCount() != 0 || name.length() == head.length() || m.getDeclaringClass() == Object.class) continue;
            String rest = name.substring(head.length());
            Method setter = null;
            try {
                setter = type.getMethod("set" + rest, m.getReturnType());
            } catch (NoSuchMethodException readOnly) {
                // It cannot be set.
            }
            found.put(Character.toLowerCase(rest.charAt(0)) + rest.substring(1), new Property(rest, m, setter));
        }
        return found;
    }

    static <T> T copy(T from) throws ReflectiveOperationException {
        @SuppressWarnings("unchecked") T to = (T) from.getClass().getConstructor().newInstance();
        for (Property p : properties(from.getClass()).values()) if (p.setter != null) p.setter.invoke(to, p.getter.invoke(from));
        return to;
    }

    static String text(Object bean) throws ReflectiveOperationException {
        StringJoiner all = new StringJoiner(", ", bean.getClass().getSimpleName() + "[", "]");
        for (Map.Entry<String, Property> e : properties(bean.getClass()).entrySet()) {
            Object value = e.getValue().getter.invoke(bean);
            all.add(e.getKey() + (e.getValue().setter == null ? "!" : "=") + (value instanceof Person ? text(value) : value instanceof double[] d ? Arrays.toString(d) : value));
        }
        return all.toString();
    }

    public static void main(String[] args) throws Exception {
        Employee e = new Employee();
        e.setName("Ann"); e.setAge(30); e.setActive(true); e.getTags().add("x"); e.setScores(1, 2.5); e.setBoss(new Person());
        System.out.println(text(e));
        System.out.println(text(copy(e)));
        for (Map.Entry<String, Property> entry : properties(Employee.class).entrySet()) System.out.println(entry.getKey() + " " + entry.getValue().getter + " " + entry.getValue().setter);
        Object[] bad = {-1, "x", null, 7L, 'c'};
        for (Object value : bad) {
            try {
                properties(Employee.class).get("age").setter.invoke(e, value);
                System.out.println(e.getAge());
            } catch (InvocationTargetException failure) {
                System.out.println("target: " + failure.getCause());
            } catch (IllegalArgumentException failure) {
                System.out.println(failure.getMessage().length() > 60 ? "null refused" : failure.getMessage());
            }
        }
        int hash = 0;
        for (int i = 0; i < 500; i++) { e.setAge(i); hash = hash * 31 + text(copy(e)).hashCode(); }
        System.out.println(hash);
    }
}
