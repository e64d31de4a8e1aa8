package javax.naming;

import java.io.Serializable;
import java.util.Objects;

/** One address of an object, of a kind that its name tells. */
public abstract class RefAddr implements Serializable {
    private static final long serialVersionUID = -1468165120479154358L;

    protected String addrType;

    protected RefAddr(String addrType) {
        this.addrType = addrType;
    }

    public String getType() {
        return addrType;
    }

    public abstract Object getContent();

    @Override
    public boolean equals(Object obj) {
        return obj instanceof RefAddr other && addrType.equals(other.addrType)
                && Objects.equals(getContent(), other.getContent());
    }

    @Override
    public int hashCode() {
        return addrType.hashCode() + Objects.hashCode(getContent());
    }

    @Override
    public String toString() {
        return "Type: " + addrType + "\nContent: " + getContent() + "\n";
    }
}
