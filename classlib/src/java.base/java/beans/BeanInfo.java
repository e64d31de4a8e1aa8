package java.beans;

/** What is known of a bean; null stands for what the {@link Introspector} is to find itself. */
public interface BeanInfo {
    int ICON_COLOR_16x16 = 1;
    int ICON_COLOR_32x32 = 2;
    int ICON_MONO_16x16 = 3;
    int ICON_MONO_32x32 = 4;

    BeanDescriptor getBeanDescriptor();

    EventSetDescriptor[] getEventSetDescriptors();

    /** The place of the event that a bean is used for most; -1 if there is none. */
    int getDefaultEventIndex();

    PropertyDescriptor[] getPropertyDescriptors();

    /** The place of the property that is changed most; -1 if there is none. */
    int getDefaultPropertyIndex();

    MethodDescriptor[] getMethodDescriptors();

    BeanInfo[] getAdditionalBeanInfo();
}
