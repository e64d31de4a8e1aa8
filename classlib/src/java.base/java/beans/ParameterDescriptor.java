package java.beans;

/** Describes a parameter of a bean's method. */
public class ParameterDescriptor extends FeatureDescriptor {
    public ParameterDescriptor() {
    }
}
