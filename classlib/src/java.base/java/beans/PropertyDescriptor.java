package java.beans;

import java.lang.reflect.Method;
import java.util.Objects;

/** Describes a property of a bean: the methods that read and write it. */
public class PropertyDescriptor extends FeatureDescriptor {
    /** The class for which types of inherited methods are resolved; null if unknown. */
    Class<?> bean;
    private Method reader;
    private Method writer;
    private Class<?> type;
    private boolean bound;
    private boolean constrained;
    private Class<?> propertyEditorClass;

    public PropertyDescriptor(String propertyName, Class<?> beanClass) throws IntrospectionException {
        this(beanClass, propertyName);
        reader = BeanMethods.reader(beanClass, "is".concat(BeanMethods.capitalized(propertyName)), propertyName);
        if (reader == null) {
            throw BeanMethods.notFound("is".concat(BeanMethods.capitalized(propertyName)));
        }
        type = typeOf(reader, null);
        findWriter("set".concat(BeanMethods.capitalized(propertyName)));
    }

    public PropertyDescriptor(String propertyName, Class<?> beanClass, String readMethodName, String writeMethodName)
            throws IntrospectionException {
        this(beanClass, propertyName);
        if ("".equals(readMethodName) || "".equals(writeMethodName)) {
            throw new IntrospectionException("read or write method name should not be the empty string");
        }
        if (readMethodName != null) {
            reader = BeanMethods.reader(beanClass, readMethodName, propertyName);
            if (reader == null) {
                throw BeanMethods.notFound(readMethodName);
            }
            type = typeOf(reader, null);
        }
        if (writeMethodName != null) {
            findWriter(writeMethodName);
        }
    }

    public PropertyDescriptor(String propertyName, Method readMethod, Method writeMethod) throws IntrospectionException {
        this(readMethod == null ? writeMethod == null ? Object.class : writeMethod.getDeclaringClass()
                : readMethod.getDeclaringClass(), propertyName);
        type = typeOf(readMethod, writeMethod);
        reader = readMethod;
        writer = writeMethod;
    }

    /** A property without methods. */
    PropertyDescriptor(Class<?> bean, String name) throws IntrospectionException {
        if (bean == null) {
            throw new IntrospectionException("Target Bean class is null");
        }
        if (name == null || name.isEmpty()) {
            throw new IntrospectionException("bad property name");
        }
        this.bean = bean;
        setName(name);
    }

    PropertyDescriptor(PropertyDescriptor other) {
        super(other);
        bean = other.bean;
        reader = other.reader;
        writer = other.writer;
        type = other.type;
        bound = other.bound;
        constrained = other.constrained;
        propertyEditorClass = other.propertyEditorClass;
    }

    private void findWriter(String name) throws IntrospectionException {
        writer = BeanMethods.writer(bean, name, type);
        if (writer == null) {
            throw BeanMethods.notFound(name);
        }
        type = typeOf(reader, writer);
    }

    /** The type that a property with such methods has; null without any. */
    private Class<?> typeOf(Method reads, Method writes) throws IntrospectionException {
        Class<?> found = null;
        if (reads != null) {
            if (reads.getParameterCount() != 0) {
                throw new IntrospectionException("bad read method arg count: " + reads);
            }
            found = BeanTypes.ofResult(bean, reads);
            if (found == void.class) {
                throw new IntrospectionException("read method " + reads.getName() + " returns void");
            }
        }
        if (writes != null) {
            if (writes.getParameterCount() != 1) {
                throw new IntrospectionException("bad write method arg count: " + writes);
            }
            Class<?> taken = BeanTypes.ofParameter(bean, writes, 0);
            if (found == null || taken.isAssignableFrom(found)) {
                found = taken;
            } else if (!found.isAssignableFrom(taken)) {
                throw new IntrospectionException("type mismatch between read and write methods");
            }
        }
        return found;
    }

    public Class<?> getPropertyType() {
        return type;
    }

    public Method getReadMethod() {
        return reader;
    }

    public void setReadMethod(Method readMethod) throws IntrospectionException {
        type = typeOf(readMethod, writer);
        reader = readMethod;
    }

    public Method getWriteMethod() {
        return writer;
    }

    public void setWriteMethod(Method writeMethod) throws IntrospectionException {
        type = typeOf(reader, writeMethod);
        writer = writeMethod;
    }

    public boolean isBound() {
        return bound;
    }

    public void setBound(boolean bound) {
        this.bound = bound;
    }

    public boolean isConstrained() {
        return constrained;
    }

    public void setConstrained(boolean constrained) {
        this.constrained = constrained;
    }

    public Class<?> getPropertyEditorClass() {
        return propertyEditorClass;
    }

    public void setPropertyEditorClass(Class<?> propertyEditorClass) {
        this.propertyEditorClass = propertyEditorClass;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof PropertyDescriptor other && Objects.equals(reader, other.reader)
                && Objects.equals(writer, other.writer) && type == other.type && bound == other.bound
                && constrained == other.constrained && propertyEditorClass == other.propertyEditorClass;
    }

    @Override
    public int hashCode() {
        return Objects.hash(getName(), type, reader, writer, propertyEditorClass, bound, constrained);
    }

    @Override
    void addTo(StringBuilder text) {
        addMark(text, "bound", bound);
        addMark(text, "constrained", constrained);
        addPart(text, "propertyEditorClass", propertyEditorClass);
        addPart(text, "propertyType", type);
        addPart(text, "readMethod", reader);
        addPart(text, "writeMethod", writer);
    }
}
