package java.beans;

import java.lang.reflect.Method;

/** Describes a public method of a bean. */
public class MethodDescriptor extends FeatureDescriptor {
    private final Method method;
    /** Null where nothing is known of the parameters. */
    private final ParameterDescriptor[] parameterDescriptors;

    public MethodDescriptor(Method method) {
        this(method, null);
    }

    public MethodDescriptor(Method method, ParameterDescriptor[] parameterDescriptors) {
        this.method = method;
        this.parameterDescriptors = parameterDescriptors == null ? null : parameterDescriptors.clone();
        setName(method.getName());
    }

    public Method getMethod() {
        return method;
    }

    public ParameterDescriptor[] getParameterDescriptors() {
        return parameterDescriptors == null ? null : parameterDescriptors.clone();
    }

    @Override
    void addTo(StringBuilder text) {
        addPart(text, "method", method);
        addList(text, "parameterDescriptors", parameterDescriptors);
    }
}
