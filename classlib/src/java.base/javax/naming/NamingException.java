package javax.naming;

/** A name leads to nothing, or to what cannot be had. */
public class NamingException extends Exception {
    private static final long serialVersionUID = -1299181962103167177L;

    protected Name resolvedName;
    protected Object resolvedObj;
    protected Name remainingName;
    protected Throwable rootException;

    public NamingException() {
    }

    public NamingException(String explanation) {
        super(explanation);
    }

    public Name getResolvedName() {
        return resolvedName;
    }

    public Name getRemainingName() {
        return remainingName;
    }

    public Object getResolvedObj() {
        return resolvedObj;
    }

    public String getExplanation() {
        return getMessage();
    }

    private static Name copy(Name name) {
        return name == null ? null : (Name) name.clone();
    }

    public void setResolvedName(Name name) {
        resolvedName = copy(name);
    }

    public void setRemainingName(Name name) {
        remainingName = copy(name);
    }

    public void setResolvedObj(Object obj) {
        resolvedObj = obj;
    }

    private Name remaining() {
        if (remainingName == null) {
            remainingName = new CompositeName();
        }
        return remainingName;
    }

    public void appendRemainingComponent(String name) {
        if (name != null) {
            try {
                remaining().add(name);
            } catch (InvalidNameException e) {
                throw new IllegalArgumentException(e.toString());
            }
        }
    }

    public void appendRemainingName(Name name) {
        if (name == null) {
            return;
        }
        if (remainingName == null) {
            remainingName = copy(name);
            return;
        }
        try {
            remainingName.addAll(name);
        } catch (InvalidNameException e) {
            throw new IllegalArgumentException(e.toString());
        }
    }

    public Throwable getRootCause() {
        return rootException;
    }

    public void setRootCause(Throwable e) {
        if (e != this) {
            rootException = e;
        }
    }

    @Override
    public Throwable getCause() {
        return getRootCause();
    }

    @Override
    public Throwable initCause(Throwable cause) {
        super.initCause(cause);
        setRootCause(cause);
        return this;
    }

    @Override
    public String toString() {
        String text = super.toString();
        if (rootException != null) {
            text += " [Root exception is " + rootException + "]";
        }
        if (remainingName != null) {
            text += "; remaining name '" + remainingName + "'";
        }
        return text;
    }

    public String toString(boolean detail) {
        return detail && resolvedObj != null ? toString() + "; resolved object " + resolvedObj : toString();
    }
}
