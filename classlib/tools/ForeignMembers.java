import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;

/**
 * Prints what a program can name in a class library and not in the Java that runs this.
 *
 * <p>Standard input has a line for each public or protected member of a public class, in four parts with spaces between:
 * class (with slashes), access flags (decimal), name, descriptor; and for the class itself a line of the first two. Those
 * lines come out again that this Java does not know, or knows with less access or the other way about {@code static}.
 */
public class ForeignMembers {
    static final Map<Class<?>, Map<String, Integer>> KNOWN = new HashMap<>();

    /** The members declared by a class: their flags by name and descriptor. */
    static Map<String, Integer> declared(Class<?> type) {
        return KNOWN.computeIfAbsent(type, t -> {
            Map<String, Integer> found = new HashMap<>();
            for (Field field : t.getDeclaredFields()) {
                found.put(field.getName() + " " + field.getType().descriptorString(), field.getModifiers());
            }
            for (Method method : t.getDeclaredMethods()) {
                MethodType descriptor = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
                found.put(method.getName() + " " + descriptor.descriptorString(), method.getModifiers());
            }
            for (Constructor<?> constructor : t.getDeclaredConstructors()) {
                MethodType descriptor = MethodType.methodType(void.class, constructor.getParameterTypes());
                found.put("<init> " + descriptor.descriptorString(), constructor.getModifiers());
            }
            return found;
        });
    }

    /** Whether there is such a member in the type or a supertype, for everybody who may name the one asked about. */
    static boolean knows(Class<?> type, String member, int flags) {
        if (type == null) {
            return false;
        }
        Integer known = declared(type).get(member);
        if (known != null && Modifier.isStatic(known) == Modifier.isStatic(flags)
                && (Modifier.isPublic(known) || Modifier.isProtected(known) && !Modifier.isPublic(flags))) {
            return true;
        }
        if (member.startsWith("<init>")) {
            return false;
        }
        if (knows(type.getSuperclass(), member, flags)) {
            return true;
        }
        for (Class<?> parent : type.getInterfaces()) {
            if (knows(parent, member, flags)) {
                return true;
            }
        }
        return type.isInterface() && knows(Object.class, member, flags);
    }

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] parts = line.split(" ", 3);
            int flags = Integer.parseInt(parts[1]);
            boolean known;
            try {
                Class<?> type = Class.forName(parts[0].replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
                known = parts.length == 2
                        ? Modifier.isPublic(type.getModifiers()) || Modifier.isProtected(type.getModifiers())
                        : knows(type, parts[2], flags);
            } catch (ClassNotFoundException absent) {
                known = false;
            }
            if (!known) {
                System.out.println(line);
            }
        }
    }
}
