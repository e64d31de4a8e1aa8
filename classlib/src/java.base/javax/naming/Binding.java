package javax.naming;

/** A name of a context and what is bound to it. */
public class Binding extends NameClassPair {
    private static final long serialVersionUID = 8839217842691845890L;

    private Object boundObj;

    public Binding(String name, Object obj) {
        this(name, obj, true);
    }

    public Binding(String name, Object obj, boolean isRelative) {
        this(name, null, obj, isRelative);
    }

    public Binding(String name, String className, Object obj) {
        this(name, className, obj, true);
    }

    public Binding(String name, String className, Object obj, boolean isRelative) {
        super(name, className, isRelative);
        boundObj = obj;
    }

    @Override
    public String getClassName() {
        String named = super.getClassName();
        return named != null || boundObj == null ? named : boundObj.getClass().getName();
    }

    public Object getObject() {
        return boundObj;
    }

    public void setObject(Object obj) {
        boundObj = obj;
    }

    @Override
    public String toString() {
        return super.toString() + ":" + getObject();
    }
}
