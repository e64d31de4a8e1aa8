// packages: libjavassist-java
// jars: javassist.jar
import java.lang.reflect.*;
import java.util.*;
import javassist.*;
import javassist.bytecode.*;
import javassist.bytecode.annotation.Annotation;
import javassist.bytecode.annotation.IntegerMemberValue;
import javassist.bytecode.annotation.StringMemberValue;
import javassist.expr.*;
import javassist.util.proxy.*;

/** Classes made of source text and loaded, others changed, looked into, and stood in for by proxies. */
public class Driver {
    public static class Account {
        private long balance;

        public void pay(long amount) {
            balance += amount;
        }

        public long balance() {
            return balance;
        }

        public String describe(String name, int... marks) {
            return name + marks.length + balance;
        }
    }

    public interface Shape {
        double area();

        default String label() {
            return "shape of " + area();
        }
    }

    @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)
    public @interface Note {
        String value();

        int level() default 1;
    }

    /** Loads the classes that were made, and asks its parent for the others. */
    private static final class Own extends ClassLoader {
        Own() {
            super(Driver.class.getClassLoader());
        }

        Class<?> define(CtClass made) throws Exception {
            byte[] file = made.toBytecode();
            return defineClass(made.getName(), file, 0, file.length);
        }
    }

    private static void make(ClassPool pool) throws Exception {
        CtClass made = pool.makeClass("made.Square");
        made.addInterface(pool.get(Shape.class.getName()));
        made.addField(CtField.make("private double side;", made));
        made.addField(CtField.make("public static int count = 40 + 2;", made));
        made.addConstructor(CtNewConstructor.make("public Square(double side) { this.side = side; count++; }", made));
        made.addMethod(CtNewMethod.make("public double area() { return side * side; }", made));
        made.addMethod(CtNewMethod.make("""
                public String grow(int times) {
                    StringBuffer text = new StringBuffer();
                    for (int i = 0; i < times; i++) {
                        side = side * 2;
                        text.append(i).append(':').append(area()).append(i % 2 == 0 ? "; " : ", ");
                    }
                    try {
                        Object none = null;
                        none.hashCode();
                    } catch (NullPointerException e) {
                        text.append("caught");
                    }
                    return text.toString();
                }""", made));
        made.addMethod(CtNewMethod.getter("getSide", made.getField("side")));
        made.addMethod(CtNewMethod.setter("setSide", made.getField("side")));
        ConstPool constants = made.getClassFile().getConstPool();
        AnnotationsAttribute attribute = new AnnotationsAttribute(constants, AnnotationsAttribute.visibleTag);
        Annotation note = new Annotation(Note.class.getName(), constants);
        note.addMemberValue("value", new StringMemberValue("made here", constants));
        note.addMemberValue("level", new IntegerMemberValue(constants, 7));
        attribute.addAnnotation(note);
        made.getClassFile().addAttribute(attribute);
        Class<?> loaded = new Own().define(made);
        Object square = loaded.getConstructor(double.class).newInstance(1.5);
        System.out.println(((Shape) square).label());
        System.out.println(loaded.getMethod("grow", int.class).invoke(square, 3));
        System.out.println(loaded.getMethod("getSide").invoke(square) + " " + loaded.getField("count").get(null));
        Note read = loaded.getAnnotation(Note.class);
        System.out.println(read.value() + " " + read.level());
    }

    private static void change(ClassPool pool) throws Exception {
        CtClass account = pool.get(Account.class.getName());
        account.setName("made.Changed");
        CtMethod pay = account.getDeclaredMethod("pay");
        pay.insertBefore("if ($1 < 0) { throw new IllegalArgumentException(\"negative: \" + $1); }");
        pay.insertAfter("System.out.println(\"paid \" + $1 + \" gives \" + balance);");
        CtMethod balance = account.getDeclaredMethod("balance");
        balance.setBody("{ return this.balance * 100L; }");
        account.getDeclaredMethod("describe").instrument(new ExprEditor() {
            @Override
            public void edit(FieldAccess access) throws CannotCompileException {
                System.out.println("reads " + access.getFieldName() + " " + access.getSignature());
                access.replace("$_ = $proceed() + 5L;");
            }

            @Override
            public void edit(MethodCall call) {
                System.out.println("calls " + call.getMethodName());
            }
        });
        Class<?> loaded = new Own().define(account);
        Object one = loaded.getConstructor().newInstance();
        Method paying = loaded.getMethod("pay", long.class);
        paying.invoke(one, 12L);
        try {
            paying.invoke(one, -1L);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        System.out.println(loaded.getMethod("balance").invoke(one) + " "
                + loaded.getMethod("describe", String.class, int[].class).invoke(one, "x", new int[2]));
        account.detach();
    }

    private static void look(ClassPool pool) throws Exception {
        CtClass account = pool.get(Account.class.getName());
        for (CtMethod method : account.getDeclaredMethods()) {
            MethodInfo info = method.getMethodInfo();
            CodeAttribute code = info.getCodeAttribute();
            int count = 0;
            Map<String, Integer> seen = new TreeMap<>();
            for (CodeIterator at = code.iterator(); at.hasNext(); count++) {
                int opcode = at.byteAt(at.next());
                seen.merge(Mnemonic.OPCODE[opcode].split("_")[0], 1, Integer::sum);
            }
            System.out.println(method.getLongName().replaceAll("^.*\\$", "") + " " + info.getDescriptor() + " " + code.getMaxStack() + " "
                    + code.getMaxLocals() + " " + (count > 0) + " " + seen.containsKey("aload") + " " + javassist.Modifier.toString(method.getModifiers()));
        }
        CtClass list = pool.get("java.util.ArrayList");
        System.out.println(list.subtypeOf(pool.get("java.util.Collection")) + " " + list.getSuperclass().getName() + " "
                + Descriptor.ofMethod(CtClass.voidType, new CtClass[] {CtClass.intType, list}) + " " + Descriptor.toString("(I[J)V"));
        try {
            pool.get("not.There");
        } catch (NotFoundException e) {
            System.out.println(e);
        }
        try {
            CtNewMethod.make("public int f() { return missing; }", pool.makeClass("made.Wrong"));
        } catch (CannotCompileException e) {
            System.out.println(e.getReason());
        }
    }

    private static void proxies() throws Exception {
        ProxyFactory factory = new ProxyFactory();
        factory.setSuperclass(Account.class);
        factory.setFilter(method -> !method.getName().equals("finalize"));
        List<String> calls = new ArrayList<>();
        MethodHandler handler = (self, method, proceed, arguments) -> {
            calls.add(method.getName() + Arrays.toString(arguments));
            Object result = proceed.invoke(self, arguments);
            return result instanceof Long number ? number + 1000 : result;
        };
        Account account = (Account) factory.create(new Class<?>[0], new Object[0], handler);
        account.pay(5);
        System.out.println(account.balance() + " " + calls + " " + ProxyFactory.isProxyClass(account.getClass()));
    }

    public static void main(String[] args) throws Exception {
        ClassPool pool = new ClassPool(true);
        pool.appendClassPath(new ClassClassPath(Driver.class));
        make(pool);
        change(pool);
        look(pool);
        proxies();
    }
}
