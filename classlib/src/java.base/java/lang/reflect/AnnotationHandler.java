package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.IncompleteAnnotationException;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** What the methods of an annotation do: they give the values that the class file has, or defaults. */
final class AnnotationHandler implements InvocationHandler {
    private final Class<? extends Annotation> type;
    private final Map<String, Object> values;

    AnnotationHandler(Class<? extends Annotation> type, Map<String, Object> values) {
        this.type = type;
        this.values = values;
    }

    /** The value of a member as it is kept; null if there is none. */
    Object member(String name) {
        return values.get(name);
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) {
        String name = method.getName();
        if (method.getParameterCount() == 1 && name.equals("equals")) {
            return equalTo(args[0]);
        }
        if (method.getParameterCount() != 0) {
            throw new AssertionError("Too many parameters for an annotation method");
        }
        switch (name) {
            case "toString":
                return text();
            case "hashCode":
                return hash();
            case "annotationType":
                return type;
            default:
        }
        Object value = values.get(name);
        if (value == null) {
            throw new IncompleteAnnotationException(type, name);
        }
        if (value instanceof AbsentValue absent) {
            throw absent.thrown(method);
        }
        return value.getClass().isArray() && Array.getLength(value) != 0 ? copy(value) : value;
    }

    private static Object copy(Object array) {
        int length = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    private static boolean sameValue(Object one, Object other) {
        return Arrays.deepEquals(new Object[] {one}, new Object[] {other});
    }

    private boolean equalTo(Object other) {
        if (!type.isInstance(other)) {
            return false;
        }
        boolean isOurs = Proxy.isProxyClass(other.getClass());
        AnnotationHandler handler = isOurs && ((Proxy) other).h instanceof AnnotationHandler ours ? ours : null;
        for (Method method : ClassMembers.of(type).annotationMembers().methods()) {
            Object theirs;
            if (handler != null) {
                theirs = handler.member(method.getName());
            } else {
                try {
                    Method asked = method.copy();
                    asked.override = true;
                    theirs = asked.invoke(other);
                } catch (ReflectiveOperationException unequal) {
                    return false;
                }
            }
            if (!sameValue(member(method.getName()), theirs)) {
                return false;
            }
        }
        return true;
    }

    private int hash() {
        int hash = 0;
        for (Map.Entry<String, Object> entry : values.entrySet()) {
            Object value = entry.getValue();
            int own = value.getClass().isArray() ? arrayHash(value) : value.hashCode();
            hash += 127 * entry.getKey().hashCode() ^ own;
        }
        return hash;
    }

    private static int arrayHash(Object array) {
        int hash = 1;
        int length = Array.getLength(array);
        for (int i = 0; i < length; i++) {
            hash = 31 * hash + Array.get(array, i).hashCode();
        }
        return hash;
    }

    private String text() {
        StringBuilder text = new StringBuilder("@").append(canonical(type)).append('(');
        boolean isFirst = true;
        for (Map.Entry<String, Object> entry : values.entrySet()) {
            text.append(isFirst ? "" : ", ");
            isFirst = false;
            if (values.size() != 1 || !entry.getKey().equals("value")) {
                text.append(entry.getKey()).append('=');
            }
            text.append(text(entry.getValue()));
        }
        return text.append(')').toString();
    }

    private static String canonical(Class<?> of) {
        return Objects.toString(of.getCanonicalName(), "<no canonical name>");
    }

    private static String text(Object value) {
        if (value.getClass().isArray()) {
            StringBuilder all = new StringBuilder("{");
            int length = Array.getLength(value);
            for (int i = 0; i < length; i++) {
                all.append(i == 0 ? "" : ", ").append(text(Array.get(value, i)));
            }
            return all.append('}').toString();
        }
        if (value instanceof Class<?> of) {
            return canonical(of) + ".class";
        }
        if (value instanceof String string) {
            StringBuilder quoted = new StringBuilder("\"");
            for (int i = 0; i < string.length(); i++) {
                char c = string.charAt(i);
                quoted.append(c == '"' ? "\\\"" : escaped(c));
            }
            return quoted.append('"').toString();
        }
        if (value instanceof Character c) {
            return "'" + (c == '\'' ? "\\'" : escaped(c)) + "'";
        }
        if (value instanceof Double d) {
            return Double.isNaN(d) ? "0.0/0.0" : Double.isInfinite(d) ? (d < 0 ? "-1.0/0.0" : "1.0/0.0") : d.toString();
        }
        if (value instanceof Float f) {
            return Float.isNaN(f) ? "0.0f/0.0f" : Float.isInfinite(f) ? (f < 0 ? "-1.0f/0.0f" : "1.0f/0.0f") : f + "f";
        }
        if (value instanceof Byte b) {
            String digits = Integer.toHexString(b & 0xff);
            return "(byte)0x" + (digits.length() < 2 ? "0" : "") + digits;
        }
        if (value instanceof Long) {
            return value + "L";
        }
        return value instanceof Enum<?> constant ? constant.name() : value.toString();
    }

    private static String escaped(char c) {
        switch (c) {
            case '\b':
                return "\\b";
            case '\f':
                return "\\f";
            case '\n':
                return "\\n";
            case '\r':
                return "\\r";
            case '\t':
                return "\\t";
            case '\\':
                return "\\\\";
            default:
        }
        if (c >= ' ' && c <= '~') {
            return String.valueOf(c);
        }
        String digits = Integer.toHexString(c);
        return "\\u" + "0000".substring(digits.length()) + digits;
    }
}
