package java.beans;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The methods that read and write one property in a class: those that may, and those that are chosen. */
final class PropertyMethods {
    private final Class<?> bean;
    private final List<Method> writers = new ArrayList<>();
    private final List<Method> indexedWriters = new ArrayList<>();
    private Method is;
    private Method reader;
    private Method writer;
    private Method indexedReader;
    private Method indexedWriter;
    private boolean bound;
    private boolean constrained;

    private PropertyMethods(Class<?> bean) {
        this.bean = bean;
    }

    /** What an inherited property has. */
    PropertyMethods(Class<?> bean, PropertyDescriptor inherited) {
        this.bean = bean;
        reader = inherited.getReadMethod();
        writer = inherited.getWriteMethod();
        bound = inherited.isBound();
        constrained = inherited.isConstrained();
        if (inherited instanceof IndexedPropertyDescriptor indexed) {
            indexedReader = indexed.getIndexedReadMethod();
            indexedWriter = indexed.getIndexedWriteMethod();
        }
    }

    /** Puts a method to the property that it reads or writes, if any. */
    static void sort(Class<?> bean, Method method, Map<String, PropertyMethods> found) {
        String name = method.getName();
        int count = method.getParameterCount();
        Class<?> result = method.getReturnType();
        boolean indexed = count > 0 && method.getParameterTypes()[0] == int.class;
        if (name.startsWith("is") && name.length() > 2) {
            if (count == 0 && result == boolean.class) {
                of(bean, name.substring(2), found).is = method;
            }
        } else if (name.startsWith("get") && name.length() > 3 && result != void.class) {
            if (count == 0) {
                of(bean, name.substring(3), found).reader = method;
            } else if (count == 1 && indexed) {
                of(bean, name.substring(3), found).indexedReader = method;
            }
        } else if (name.startsWith("set") && name.length() > 3 && result == void.class) {
            if (count == 1) {
                of(bean, name.substring(3), found).writers.add(method);
            } else if (count == 2 && indexed) {
                of(bean, name.substring(3), found).indexedWriters.add(method);
            }
        }
    }

    private static PropertyMethods of(Class<?> bean, String title, Map<String, PropertyMethods> found) {
        return found.computeIfAbsent(Introspector.decapitalize(title), n -> new PropertyMethods(bean));
    }

    private static Method fitting(Class<?> bean, List<Method> writers, int at, Class<?> read) {
        Method chosen = null;
        for (Method each : writers) {
            Class<?> taken = BeanTypes.ofParameter(bean, each, at);
            if (read == null || taken == read) {
                return each;
            }
            if (read.isAssignableFrom(taken)) {
                chosen = each;
            }
        }
        return chosen;
    }

    /** Chooses among what the class has itself. Where {@code alone}, indexed methods that do not fit the array go. */
    void choose(boolean alone) {
        if (is != null) {
            reader = is;
        }
        writer = fitting(bean, writers, 0, reader == null ? null : BeanTypes.ofResult(bean, reader));
        indexedWriter = fitting(bean, indexedWriters, 1, indexedReader == null ? null : BeanTypes.ofResult(bean, indexedReader));
        if (alone) {
            dropUnfittingIndexed();
        }
    }

    private void dropUnfittingIndexed() {
        Class<?> whole = reader != null ? BeanTypes.ofResult(bean, reader)
                : writer != null ? BeanTypes.ofParameter(bean, writer, 0) : null;
        Class<?> part = indexedReader != null ? BeanTypes.ofResult(bean, indexedReader)
                : indexedWriter != null ? BeanTypes.ofParameter(bean, indexedWriter, 1) : null;
        if (whole != null && part != null && whole.getComponentType() != part) {
            indexedReader = null;
            indexedWriter = null;
        }
    }

    /** Takes from an inherited property what the class has not itself, and what fits. */
    void join(PropertyMethods inherited) {
        Method above = inherited.reader;
        Class<?> aboveType = above == null ? null : BeanTypes.ofResult(bean, above);
        if (reader == null) {
            reader = above;
            if (writer != null && above != null && BeanTypes.ofParameter(bean, writer, 0) != aboveType) {
                writer = inherited.writer;
            }
        } else if (above != null && is == null && above.getName().startsWith("is")
                && reader.getReturnType() == above.getReturnType()) {
            reader = above;
        }
        if (writer == null && inherited.writer != null) {
            Class<?> taken = BeanTypes.ofParameter(bean, inherited.writer, 0);
            Class<?> read = reader == null ? null : BeanTypes.ofResult(bean, reader);
            if (read == null || read == taken || above != null && taken.isAssignableFrom(read)) {
                writer = inherited.writer;
            }
        }
        if (indexedReader == null) {
            indexedReader = inherited.indexedReader;
        }
        if (indexedWriter == null) {
            indexedWriter = inherited.indexedWriter;
        }
        dropUnfittingIndexed();
        bound |= inherited.bound;
        constrained |= inherited.constrained;
    }

    /** The same property with its types as this class has them. */
    PropertyDescriptor described(PropertyDescriptor inherited) throws IntrospectionException {
        PropertyDescriptor made = inherited instanceof IndexedPropertyDescriptor
                ? new IndexedPropertyDescriptor(inherited, indexedReader, indexedWriter) : new PropertyDescriptor(inherited);
        made.bean = bean;
        made.setWriteMethod(null);
        made.setReadMethod(reader);
        made.setWriteMethod(writer);
        return made;
    }

    /** A description with the methods chosen; null if there are none. */
    PropertyDescriptor described(String name, boolean boundHere) throws IntrospectionException {
        if (reader == null && writer == null && indexedReader == null && indexedWriter == null) {
            return null;
        }
        PropertyDescriptor made = new PropertyDescriptor(bean, name);
        made.setReadMethod(reader);
        made.setWriteMethod(writer);
        if (indexedReader != null || indexedWriter != null) {
            made = new IndexedPropertyDescriptor(made, indexedReader, indexedWriter);
        }
        BeanProperty said = annotation();
        made.setBound(bound || boundHere && (said == null || said.bound()));
        made.setConstrained(constrained || writer != null
                && Arrays.asList(writer.getExceptionTypes()).contains(PropertyVetoException.class));
        made.setExpert(said != null && said.expert());
        made.setHidden(said != null && said.hidden());
        made.setPreferred(said != null && said.preferred());
        if (said != null && !said.description().isEmpty()) {
            made.setShortDescription(said.description());
        }
        made.setValue("expert", said != null && said.expert());
        made.setValue("hidden", said != null && said.hidden());
        made.setValue("required", said != null && said.required());
        made.setValue("visualUpdate", said != null && said.visualUpdate());
        made.setValue("enumerationValues", new Object[0]);
        return made;
    }

    private BeanProperty annotation() {
        for (Method each : new Method[] {reader, writer, indexedReader, indexedWriter}) {
            BeanProperty said = each == null ? null : each.getAnnotation(BeanProperty.class);
            if (said != null) {
                return said;
            }
        }
        return null;
    }
}
