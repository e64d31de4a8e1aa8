// What stands for a lambda in a stream, and reflection over classes whose lambdas can be serialised.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.Supplier;

public class SerializedLambdas {
    Runnable own = (Runnable & Serializable) () -> System.out.println("runs");

    public void named() {
    }

    static Supplier<String> greeting(String name) {
        return (Supplier<String> & Serializable) () -> "hello " + name;
    }

    interface Attempt {
        Object get() throws Exception;
    }

    static void show(Attempt attempt) {
        try {
            System.out.println(attempt.get());
        } catch (Throwable thrown) {
            for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
                System.out.println("  " + cause);
            }
        }
    }

    static SerializedLambda of(Class<?> capturing, int kind, Object... captured) {
        return new SerializedLambda(capturing, "java/util/function/Supplier", "get", "()Ljava/lang/Object;", kind,
                "SerializedLambdas", "lambda$none", "(Ljava/lang/String;)Ljava/lang/String;", "()Ljava/lang/String;", captured);
    }

    static Object throughStream(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ObjectOutputStream(out).writeObject(object);
        return new ObjectInputStream(new ByteArrayInputStream(out.toByteArray())).readObject();
    }

    public static void main(String[] args) throws Exception {
        Method[] methods = SerializedLambdas.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method method : methods) {
            if (!method.isSynthetic()) {
                System.out.println(method + " " + Modifier.toString(method.getModifiers()));
            }
        }
        System.out.println(SerializedLambdas.class.getDeclaredMethod("named"));
        new SerializedLambdas().own.run();
        System.out.println(greeting("you").get());
        SerializedLambda lambda = of(SerializedLambdas.class, 6, "x", 1);
        System.out.println(lambda);
        System.out.println(lambda.getCapturingClass() + " " + lambda.getFunctionalInterfaceClass() + " "
                + lambda.getFunctionalInterfaceMethodName() + " " + lambda.getFunctionalInterfaceMethodSignature());
        System.out.println(lambda.getImplMethodKind() + " " + lambda.getImplClass() + " " + lambda.getImplMethodName() + " "
                + lambda.getImplMethodSignature() + " " + lambda.getInstantiatedMethodType());
        System.out.println(lambda.getCapturedArgCount() + " " + lambda.getCapturedArg(0));
        show(() -> lambda.getCapturedArg(2));
        show(() -> of(null, 6, (Object[]) null));
        show(() -> of(null, 9));
        show(() -> of(null, 10));
        show(() -> of(null, 0));
        show(() -> throughStream(of(SerializedLambdas.class, 6)));
        show(() -> throughStream(of(String.class, 6)));
    }
}
