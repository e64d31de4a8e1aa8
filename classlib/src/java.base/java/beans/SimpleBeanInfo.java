package java.beans;

/** Knows nothing of a bean: for those that say some things themselves. */
public class SimpleBeanInfo implements BeanInfo {
    public SimpleBeanInfo() {
    }

    @Override
    public BeanDescriptor getBeanDescriptor() {
        return null;
    }

    @Override
    public PropertyDescriptor[] getPropertyDescriptors() {
        return null;
    }

    @Override
    public int getDefaultPropertyIndex() {
        return -1;
    }

    @Override
    public EventSetDescriptor[] getEventSetDescriptors() {
        return null;
    }

    @Override
    public int getDefaultEventIndex() {
        return -1;
    }

    @Override
    public MethodDescriptor[] getMethodDescriptors() {
        return null;
    }

    @Override
    public BeanInfo[] getAdditionalBeanInfo() {
        return null;
    }
}
