import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

/** A mapper between objects and JSON text over their fields, with names and exclusions by annotations. */
public class JsonMapper {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Name { String value(); }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.FIELD) @interface Skip { }

    enum Level { LOW, HIGH { @Override public String toString() { return "very high"; } } }
    record Point(int x, double y) { }
    static class Base { protected long id; transient int cache = 99; static int count; }
    static class Item extends Base {
        @Name("title") private String name;
        private final List<Point> points = new ArrayList<>();
        private Map<String, Level> levels = new LinkedHashMap<>();
        @Skip String secret = "hidden";
        int[] numbers;
        Boolean flag;
        char letter = 'x';
        Item next;
    }

    static String write(Object value) throws ReflectiveOperationException {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            return String.valueOf(value);
        }
        if (value instanceof Enum<?> constant) {
            return '"' + constant.name() + '"';
        }
        if (value instanceof String || value instanceof Character) {
            return '"' + value.toString().replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        }
        StringJoiner json;
        if (value instanceof Collection<?> all) {
            json = new StringJoiner(",", "[", "]");
            for (Object each : all) json.add(write(each));
        } else if (value.getClass().isArray()) {
            json = new StringJoiner(",", "[", "]");
            for (int i = 0; i < Array.getLength(value); i++) json.add(write(Array.get(value, i)));
        } else if (value instanceof Map<?, ?> map) {
            json = new StringJoiner(",", "{", "}");
            for (Map.Entry<?, ?> entry : map.entrySet()) json.add(write(entry.getKey()) + ":" + write(entry.getValue()));
        } else if (value.getClass().isRecord()) {
            json = new StringJoiner(",", "{", "}");
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                json.add(write(component.getName()) + ":" + write(component.getAccessor().invoke(value)));
            }
        } else {
            json = new StringJoiner(",", "{", "}");
            for (Field field : fields(value.getClass())) {
                json.add(write(nameOf(field)) + ":" + write(field.get(value)));
            }
        }
        return json.toString();
    }

    static List<Field> fields(Class<?> type) {
        List<Field> all = type == Object.class ? new ArrayList<>() : fields(type.getSuperclass());
        if (type != Object.class) {
            for (Field field : type.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (Modifier.isStatic(modifiers) || Modifier.isTransient(modifiers)
                        || field.isAnnotationPresent(Skip.class)) continue;
                field.setAccessible(true);
                all.add(field);
            }
        }
        return all;
    }

    static String nameOf(Field field) {
        Name name = field.getAnnotation(Name.class);
        return name == null ? field.getName() : name.value();
    }

    /** A parser that fills objects of a type. */
    static class Reader {
        final String text;
        int at;
        Reader(String text) { this.text = text; }

        Object read(Type type) throws ReflectiveOperationException {
            Class<?> raw = type instanceof ParameterizedType p ? (Class<?>) p.getRawType() : (Class<?>) type;
            char c = text.charAt(at);
            if (text.startsWith("null", at)) { at += 4; return null; }
            if (c == '[') {
                List<Object> all = new ArrayList<>();
                Type element = raw.isArray() ? raw.getComponentType() : ((ParameterizedType) type).getActualTypeArguments()[0];
                at++;
                while (text.charAt(at) != ']') { all.add(read(element)); if (text.charAt(at) == ',') at++; }
                at++;
                if (!raw.isArray()) return all;
                Object array = Array.newInstance(raw.getComponentType(), all.size());
                for (int i = 0; i < all.size(); i++) Array.set(array, i, all.get(i));
                return array;
            }
            if (c == '{') return object(type, raw);
            if (c == '"') {
                StringBuilder s = new StringBuilder();
                for (at++; text.charAt(at) != '"'; at++) { if (text.charAt(at) == '\\') at++; s.append(text.charAt(at)); }
                at++;
                if (raw.isEnum()) return raw.getMethod("valueOf", String.class).invoke(null, s.toString());
                return raw == char.class ? (Object) s.charAt(0) : s.toString();
            }
            int from = at;
            while (at < text.length() && ",]}".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(from, at);
            if (raw == int.class) return Integer.valueOf(word);
            if (raw == long.class) return Long.valueOf(word);
            if (raw == double.class) return Double.valueOf(word);
            return Boolean.valueOf(word);
        }

        Object object(Type type, Class<?> raw) throws ReflectiveOperationException {
            Map<String, Object> values = new LinkedHashMap<>();
            Map<String, Type> types = new HashMap<>();
            if (raw.isRecord()) for (RecordComponent c : raw.getRecordComponents()) types.put(c.getName(), c.getGenericType());
            else if (!Map.class.isAssignableFrom(raw)) for (Field f : fields(raw)) types.put(nameOf(f), f.getGenericType());
            at++;
            while (text.charAt(at) != '}') {
                String key = (String) read(String.class);
                at++;
                Type of = types.getOrDefault(key, type instanceof ParameterizedType p ? p.getActualTypeArguments()[1] : Object.class);
                values.put(key, read(of));
                if (text.charAt(at) == ',') at++;
            }
            at++;
            if (Map.class.isAssignableFrom(raw)) return values;
            if (raw.isRecord()) {
                RecordComponent[] components = raw.getRecordComponents();
                Class<?>[] parameters = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
                Object[] arguments = Arrays.stream(components).map(c -> values.get(c.getName())).toArray();
                return raw.getDeclaredConstructor(parameters).newInstance(arguments);
            }
            Object made = raw.getDeclaredConstructor().newInstance();
            for (Field f : fields(raw)) if (values.containsKey(nameOf(f))) f.set(made, values.get(nameOf(f)));
            return made;
        }
    }

    public static void main(String[] args) throws Exception {
        Item item = new Item();
        item.id = 7;
        item.name = "a \"quoted\" name";
        item.points.add(new Point(1, 2.5));
        item.points.add(new Point(-3, 0));
        item.levels.put("first", Level.HIGH);
        item.levels.put("second", Level.LOW);
        item.numbers = new int[] {3, 1, 2};
        item.next = new Item();
        item.next.flag = true;
        String json = write(item);
        System.out.println(json);
        Item back = (Item) new Reader(json).read(Item.class);
        System.out.println(write(back).equals(json));
        System.out.println(back.points.get(1) + " " + back.levels + " " + back.next.flag + " " + back.secret);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            item.id = i;
            all.append(write(new Reader(write(item)).read(Item.class)).hashCode());
        }
        System.out.println(all.toString().hashCode());
    }
}
