import java.beans.BeanInfo;
import java.beans.FeatureDescriptor;
import java.beans.IndexedPropertyDescriptor;
import java.beans.IntrospectionException;
import java.beans.Introspector;
import java.beans.MethodDescriptor;
import java.beans.ParameterDescriptor;
import java.beans.PropertyDescriptor;
import java.beans.SimpleBeanInfo;
import java.lang.reflect.Method;
import java.util.Collections;

/** Descriptors that a program makes itself, and what it may not make. */
public class Descriptors {
    public static class Bean {
        private int size = 3;

        public int getSize() {
            return size;
        }

        public void setSize(int size) {
            this.size = size;
        }

        public boolean isEmpty() {
            return size == 0;
        }

        public void setEmpty(boolean empty) {
            size = 0;
        }

        public String fetch() {
            return "fetched";
        }

        public void store(String text) {
        }

        public String getItem(int index) {
            return "item " + index;
        }

        public void setItem(int index, String value) {
        }

        public void setAlone(long value) {
        }

        public void wrong(String one, int two) {
        }
    }

    public static class Described {
        public int getOne() {
            return 1;
        }

        public int getTwo() {
            return 2;
        }
    }

    public static class DescribedBeanInfo extends SimpleBeanInfo {
        @Override
        public PropertyDescriptor[] getPropertyDescriptors() {
            try {
                PropertyDescriptor two = new PropertyDescriptor("two", Described.class, "getTwo", null);
                two.setShortDescription("the second");
                two.setDisplayName("Two");
                return new PropertyDescriptor[] {two};
            } catch (IntrospectionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    interface Attempt {
        Object get() throws Exception;
    }

    static void attempt(String title, Attempt what) {
        try {
            System.out.println(title + ": " + what.get());
        } catch (Exception e) {
            System.out.println(title + " threw " + e);
        }
    }

    static String features(FeatureDescriptor each) {
        return each.getName() + "," + each.getDisplayName() + "," + each.getShortDescription() + "," + each.isExpert() + ","
                + each.isHidden() + "," + each.isPreferred() + "," + Collections.list(each.attributeNames());
    }

    public static void main(String[] args) throws Exception {
        PropertyDescriptor size = new PropertyDescriptor("size", Bean.class);
        Bean bean = new Bean();
        size.getWriteMethod().invoke(bean, 12);
        System.out.println(size.getReadMethod().invoke(bean) + " " + size.getPropertyType() + " " + features(size));
        size.setDisplayName("Size");
        size.setShortDescription("how many");
        size.setExpert(true);
        size.setHidden(true);
        size.setPreferred(true);
        size.setValue("unit", "pieces");
        size.setName("extent");
        size.setBound(true);
        size.setConstrained(true);
        System.out.println(features(size) + " " + size.getValue("unit") + " " + size.isBound() + " " + size.isConstrained());
        Method fetch = Bean.class.getMethod("fetch");
        Method store = Bean.class.getMethod("store", String.class);
        PropertyDescriptor text = new PropertyDescriptor("text", fetch, store);
        System.out.println(text.getPropertyType() + " " + text.getReadMethod().getName() + " " + text.getWriteMethod().getName());
        System.out.println(text.equals(new PropertyDescriptor("text", fetch, store)) + " " + text.equals(size) + " "
                + text.equals(new PropertyDescriptor("text", fetch, null)) + " "
                + (text.hashCode() == new PropertyDescriptor("text", fetch, store).hashCode()));
        attempt("read only", () -> new PropertyDescriptor("text", fetch, null).getWriteMethod());
        attempt("write only", () -> new PropertyDescriptor("text", null, store).getPropertyType());
        attempt("neither", () -> new PropertyDescriptor("text", null, null).getPropertyType());
        attempt("is", () -> new PropertyDescriptor("empty", Bean.class).getReadMethod().getName());
        attempt("no getter", () -> new PropertyDescriptor("alone", Bean.class));
        attempt("by names", () -> new PropertyDescriptor("alone", Bean.class, null, "setAlone").getPropertyType());
        attempt("none", () -> new PropertyDescriptor("none", Bean.class));
        attempt("empty name", () -> new PropertyDescriptor("", Bean.class));
        attempt("null name", () -> new PropertyDescriptor(null, Bean.class));
        attempt("null class", () -> new PropertyDescriptor("size", (Class<?>) null));
        attempt("no such reader", () -> new PropertyDescriptor("size", Bean.class, "read", null));
        attempt("no such writer", () -> new PropertyDescriptor("size", Bean.class, "getSize", "write"));
        attempt("empty reader", () -> new PropertyDescriptor("size", Bean.class, "", null));
        attempt("void reader", () -> new PropertyDescriptor("size", store, null));
        attempt("writer of two", () -> new PropertyDescriptor("size", null, Bean.class.getMethod("wrong", String.class, int.class)));
        attempt("mismatch", () -> new PropertyDescriptor("size", Bean.class.getMethod("getSize"), store));
        PropertyDescriptor changed = new PropertyDescriptor("size", Bean.class);
        attempt("set reader", () -> {
            changed.setReadMethod(fetch);
            return changed.getPropertyType();
        });
        attempt("set writer", () -> {
            changed.setReadMethod(null);
            changed.setWriteMethod(store);
            return changed.getPropertyType() + " " + changed.getReadMethod();
        });
        IndexedPropertyDescriptor item = new IndexedPropertyDescriptor("item", Bean.class, null, null, "getItem", "setItem");
        System.out.println(item.getPropertyType() + " " + item.getIndexedPropertyType() + " "
                + item.getIndexedReadMethod().invoke(bean, 4) + " " + item.getIndexedWriteMethod().getName());
        MethodDescriptor method = new MethodDescriptor(fetch, new ParameterDescriptor[] {new ParameterDescriptor()});
        System.out.println(features(method) + " " + method.getParameterDescriptors().length + " " + method.getMethod().getName());
        BeanInfo described = Introspector.getBeanInfo(Described.class);
        for (PropertyDescriptor each : described.getPropertyDescriptors()) {
            System.out.println(features(each));
        }
        for (PropertyDescriptor each : Introspector.getBeanInfo(Described.class, Introspector.IGNORE_ALL_BEANINFO).getPropertyDescriptors()) {
            System.out.println(features(each));
        }
        attempt("null bean", () -> Introspector.getBeanInfo(null));
        System.out.println(new PropertyDescriptor("size", Bean.class));
        System.out.println(size);
        System.out.println(method);
        System.out.println(item);
        System.out.println(described.getBeanDescriptor());
    }
}
