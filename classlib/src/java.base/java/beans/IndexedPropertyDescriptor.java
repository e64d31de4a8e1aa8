package java.beans;

import java.lang.reflect.Method;
import java.util.Objects;

/** Describes a property that is a row of values, which are also read and written one by one. */
public class IndexedPropertyDescriptor extends PropertyDescriptor {
    private Method indexedReader;
    private Method indexedWriter;
    private Class<?> indexedType;

    public IndexedPropertyDescriptor(String propertyName, Class<?> beanClass) throws IntrospectionException {
        this(propertyName, beanClass, "get".concat(BeanMethods.capitalized(propertyName)),
                "set".concat(BeanMethods.capitalized(propertyName)), "get".concat(BeanMethods.capitalized(propertyName)),
                "set".concat(BeanMethods.capitalized(propertyName)));
    }

    public IndexedPropertyDescriptor(String propertyName, Class<?> beanClass, String readMethodName, String writeMethodName,
            String indexedReadMethodName, String indexedWriteMethodName) throws IntrospectionException {
        super(propertyName, beanClass, readMethodName, writeMethodName);
        Method reads = null;
        if (indexedReadMethodName != null) {
            reads = BeanMethods.find(beanClass, indexedReadMethodName, int.class);
            if (reads == null) {
                throw BeanMethods.notFound(indexedReadMethodName);
            }
        }
        Method writes = null;
        if (indexedWriteMethodName != null) {
            writes = BeanMethods.indexedWriter(beanClass, indexedWriteMethodName, reads == null ? null : BeanTypes.ofResult(beanClass, reads));
            if (writes == null) {
                throw BeanMethods.notFound(indexedWriteMethodName);
            }
        }
        setIndexed(reads, writes);
    }

    public IndexedPropertyDescriptor(String propertyName, Method readMethod, Method writeMethod, Method indexedReadMethod,
            Method indexedWriteMethod) throws IntrospectionException {
        super(propertyName, readMethod, writeMethod);
        if (indexedReadMethod != null) {
            bean = indexedReadMethod.getDeclaringClass();
        } else if (indexedWriteMethod != null) {
            bean = indexedWriteMethod.getDeclaringClass();
        }
        setIndexed(indexedReadMethod, indexedWriteMethod);
    }

    /** What a plain description says, and these methods. */
    IndexedPropertyDescriptor(PropertyDescriptor plain, Method reads, Method writes) throws IntrospectionException {
        super(plain);
        setIndexed(reads, writes);
    }

    private void setIndexed(Method reads, Method writes) throws IntrospectionException {
        Class<?> found = null;
        if (reads != null) {
            if (reads.getParameterCount() != 1) {
                throw new IntrospectionException("bad indexed read method arg count");
            }
            if (reads.getParameterTypes()[0] != int.class) {
                throw new IntrospectionException("non int index to indexed read method");
            }
            found = BeanTypes.ofResult(bean, reads);
            if (found == void.class) {
                throw new IntrospectionException("indexed read method returns void");
            }
        }
        if (writes != null) {
            if (writes.getParameterCount() != 2) {
                throw new IntrospectionException("bad indexed write method arg count");
            }
            if (writes.getParameterTypes()[0] != int.class) {
                throw new IntrospectionException("non int index to indexed write method");
            }
            Class<?> taken = BeanTypes.ofParameter(bean, writes, 1);
            if (found == null || taken.isAssignableFrom(found)) {
                found = taken;
            } else if (!found.isAssignableFrom(taken)) {
                throw new IntrospectionException("type mismatch between indexed read and indexed write methods: " + getName());
            }
        }
        Class<?> whole = getPropertyType();
        if (whole != null && (!whole.isArray() || whole.getComponentType() != found)) {
            throw new IntrospectionException("type mismatch between indexed and non-indexed methods: " + getName());
        }
        indexedReader = reads;
        indexedWriter = writes;
        indexedType = found;
    }

    public Method getIndexedReadMethod() {
        return indexedReader;
    }

    public void setIndexedReadMethod(Method readMethod) throws IntrospectionException {
        setIndexed(readMethod, indexedWriter);
    }

    public Method getIndexedWriteMethod() {
        return indexedWriter;
    }

    public void setIndexedWriteMethod(Method writeMethod) throws IntrospectionException {
        setIndexed(indexedReader, writeMethod);
    }

    public Class<?> getIndexedPropertyType() {
        return indexedType;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof IndexedPropertyDescriptor other && super.equals(obj)
                && Objects.equals(indexedReader, other.indexedReader) && Objects.equals(indexedWriter, other.indexedWriter)
                && indexedType == other.indexedType;
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 31 + Objects.hash(indexedReader, indexedWriter, indexedType);
    }

    @Override
    void addTo(StringBuilder text) {
        super.addTo(text);
        addPart(text, "indexedPropertyType", indexedType);
        addPart(text, "indexedReadMethod", indexedReader);
        addPart(text, "indexedWriteMethod", indexedWriter);
    }
}
