package java.beans;

/** Describes a bean as a whole: its class, and the class of the component that sets it up. */
public class BeanDescriptor extends FeatureDescriptor {
    private final Class<?> beanClass;
    private final Class<?> customizerClass;

    public BeanDescriptor(Class<?> beanClass) {
        this(beanClass, null);
    }

    public BeanDescriptor(Class<?> beanClass, Class<?> customizerClass) {
        this.beanClass = beanClass;
        this.customizerClass = customizerClass;
        String name = beanClass.getName();
        setName(name.substring(name.lastIndexOf('.') + 1));
    }

    public Class<?> getBeanClass() {
        return beanClass;
    }

    public Class<?> getCustomizerClass() {
        return customizerClass;
    }

    @Override
    void addTo(StringBuilder text) {
        addPart(text, "beanClass", beanClass);
        addPart(text, "customizerClass", customizerClass);
    }
}
