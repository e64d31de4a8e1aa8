import java.beans.BeanDescriptor;
import java.beans.BeanInfo;
import java.beans.IndexedPropertyDescriptor;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.PropertyChangeListener;
import java.beans.PropertyDescriptor;
import java.beans.PropertyVetoException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.TreeSet;

/** What properties the introspector finds in classes of all kinds. */
public class Properties {
    public static class Plain {
        private int age;
        private String name;

        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public boolean isReady() {
            return true;
        }

        public Boolean isBoxed() {
            return true;
        }

        public void setOnly(Date date) {
        }

        public String getURL() {
            return "u";
        }

        public String getX() {
            return "x";
        }

        public int get() {
            return 0;
        }

        public boolean is() {
            return true;
        }

        public void getNothing() {
        }

        public static String getShared() {
            return "";
        }

        String getHidden() {
            return "";
        }

        protected String getGuarded() {
            return "";
        }

        public int getter() {
            return 1;
        }

        public int getaLower() {
            return 1;
        }

        public Plain setFluent(int value) {
            return this;
        }

        public String isText() {
            return "";
        }
    }

    public static class Both {
        public boolean isOpen() {
            return true;
        }

        public boolean getOpen() {
            return true;
        }

        public void setOpen(boolean open) {
        }

        public boolean isMixed() {
            return true;
        }

        public String getMixed() {
            return "";
        }

        public void setMixed(String text) {
        }

        public int getCount() {
            return 1;
        }

        public void setCount(String text) {
        }

        public int getMany() {
            return 1;
        }

        public void setMany(long value) {
        }

        public void setMany(int value) {
        }

        public void setMany(Integer value) {
        }
    }

    public static class Indexed {
        public String[] getLines() {
            return null;
        }

        public void setLines(String[] lines) {
        }

        public String getLines(int index) {
            return "";
        }

        public void setLines(int index, String line) {
        }

        public int getCells(int index) {
            return 0;
        }

        public int[] getPlainArray() {
            return null;
        }

        public List<String> getEntries() {
            return null;
        }

        public String getEntries(int index) {
            return null;
        }
    }

    public static class Parent<T> {
        public T getValue() {
            return null;
        }

        public void setValue(T value) {
        }

        public Number getSize() {
            return 1;
        }

        public Object getKind() {
            return null;
        }

        public void setKind(Object kind) {
        }

        public List<T> getAll() {
            return null;
        }
    }

    public static class Child extends Parent<String> {
        @Override
        public Integer getSize() {
            return 2;
        }

        public void setSize(Integer size) {
        }

        @Override
        public String getKind() {
            return null;
        }

        public String getAdded() {
            return null;
        }
    }

    public interface Named {
        String getName();

        default int getLength() {
            return 1;
        }
    }

    public interface Renamed extends Named {
        void setName(String name);
    }

    public static class ByDefault implements Named {
        @Override
        public String getName() {
            return "n";
        }
    }

    public abstract static class Unfinished implements Renamed {
        public abstract int getRest();
    }

    public static class Watched {
        public void addPropertyChangeListener(PropertyChangeListener listener) {
        }

        public void removePropertyChangeListener(PropertyChangeListener listener) {
        }

        public int getLevel() {
            return 1;
        }

        public void setLevel(int level) throws PropertyVetoException {
        }
    }

    public record Pair(String left, int right) {
        public String getJoined() {
            return left + right;
        }
    }

    public enum Colour {
        RED;

        public String getCode() {
            return "r";
        }
    }

    static class NotPublic {
        public int getInside() {
            return 1;
        }
    }

    public static class OfNotPublic extends NotPublic {
        public int getOutside() {
            return 1;
        }
    }

    public static class Upper {
        public int getP() {
            return 1;
        }

        public int getS() {
            return 1;
        }

        public void setQ(Number value) {
        }

        public void setR(Integer value) {
        }

        public int[] getCells() {
            return null;
        }

        public boolean isFlag() {
            return true;
        }

        public int getTwice() {
            return 1;
        }

        public void setTwice(int value) {
        }
    }

    public static class Lower extends Upper {
        public void setP(int value) {
        }

        public void setS(String value) {
        }

        public Integer getQ() {
            return 1;
        }

        public Number getR() {
            return 1;
        }

        public int getCells(int index) {
            return 1;
        }

        public boolean getFlag() {
            return true;
        }

        @Override
        public int getTwice() {
            return 2;
        }

        public static int count(String text) {
            return 1;
        }
    }

    public static class Covariant {
        public String getKind() {
            return "";
        }

        public void setKind(Object kind) {
        }

        public Object getWide() {
            return "";
        }

        public void setWide(String wide) {
        }
    }

    static String shown(Method method) {
        return method == null ? "-" : method.getReturnType().getSimpleName() + " "
                + method.getDeclaringClass().getSimpleName() + "." + method.getName();
    }

    static void show(Class<?> type) throws IntrospectionException {
        show(type.getSimpleName(), Introspector.getBeanInfo(type));
    }

    static void show(String title, BeanInfo info) {
        System.out.println(title + ":");
        for (PropertyDescriptor each : info.getPropertyDescriptors()) {
            System.out.print("  " + each.getName() + " "
                    + (each.getPropertyType() == null ? null : each.getPropertyType().getSimpleName()) + " read "
                    + shown(each.getReadMethod()) + " write " + shown(each.getWriteMethod()) + (each.isBound() ? " bound" : "")
                    + (each.isConstrained() ? " constrained" : ""));
            if (each instanceof IndexedPropertyDescriptor indexed) {
                System.out.print(" of " + indexed.getIndexedPropertyType().getSimpleName() + " read "
                        + shown(indexed.getIndexedReadMethod()) + " write " + shown(indexed.getIndexedWriteMethod()));
            }
            System.out.println();
        }
    }

    public static void main(String[] args) throws Exception {
        show(Plain.class);
        show(Both.class);
        show(Indexed.class);
        show(Parent.class);
        show(Child.class);
        show(Named.class);
        show(Renamed.class);
        show(ByDefault.class);
        show(Unfinished.class);
        show(Watched.class);
        show(Pair.class);
        show(Colour.class);
        show(NotPublic.class);
        show(OfNotPublic.class);
        show(ArrayList.class);
        show(Date.class);
        show(Object.class);
        show(Lower.class);
        show(Covariant.class);
        show(Thread.State.class);
        show("Child without Parent", Introspector.getBeanInfo(Child.class, Parent.class));
        show("Child without Object", Introspector.getBeanInfo(Child.class, Object.class));
        show("Child all", Introspector.getBeanInfo(Child.class, Introspector.IGNORE_ALL_BEANINFO));
        try {
            Introspector.getBeanInfo(Child.class, String.class);
        } catch (IntrospectionException e) {
            System.out.println(e);
        }
        BeanInfo info = Introspector.getBeanInfo(Child.class);
        System.out.println(info == Introspector.getBeanInfo(Child.class));
        BeanDescriptor bean = info.getBeanDescriptor();
        System.out.println(bean.getBeanClass() + " " + bean.getName() + " " + bean.getDisplayName() + " "
                + bean.getCustomizerClass());
        System.out.println(info.getDefaultPropertyIndex() + " " + info.getDefaultEventIndex() + " "
                + info.getAdditionalBeanInfo());
        TreeSet<String> methods = new TreeSet<>();
        for (var each : info.getMethodDescriptors()) {
            methods.add(each.getName() + " " + shown(each.getMethod()) + " " + (each.getParameterDescriptors() == null));
        }
        for (var each : Introspector.getBeanInfo(Lower.class).getMethodDescriptors()) {
            methods.add(each.getName() + " " + shown(each.getMethod()) + " of Lower");
        }
        for (var each : Introspector.getBeanInfo(Unfinished.class).getMethodDescriptors()) {
            methods.add(each.getName() + " " + shown(each.getMethod()) + " of Unfinished");
        }
        methods.forEach(System.out::println);
        for (var each : Introspector.getBeanInfo(Watched.class).getEventSetDescriptors()) {
            System.out.println(each.getName() + " " + each.getListenerType().getSimpleName() + " "
                    + shown(each.getAddListenerMethod()) + " " + shown(each.getRemoveListenerMethod()) + " "
                    + shown(each.getGetListenerMethod()) + " " + each.isUnicast() + " " + each.isInDefaultEventSet() + " "
                    + each.getListenerMethods().length + " " + each.getListenerMethodDescriptors()[0].getName());
        }
        for (String name : new String[] {"FooBar", "X", "URL", "aB", "", "Ab", "ABc", "Ärger"}) {
            System.out.println(name + " -> " + Introspector.decapitalize(name));
        }
        System.out.println(Introspector.decapitalize(null));
        Introspector.flushCaches();
        Introspector.flushFromCaches(Child.class);
        System.out.println(Introspector.getBeanInfoSearchPath().length);
    }
}
