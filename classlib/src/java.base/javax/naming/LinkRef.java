package javax.naming;

/** A reference to whatever has a certain name. */
public class LinkRef extends Reference {
    private static final long serialVersionUID = -5386290613498931298L;
    private static final String KIND = "LinkAddress";

    public LinkRef(Name linkName) {
        this(linkName.toString());
    }

    public LinkRef(String linkName) {
        super(LinkRef.class.getName(), new StringRefAddr(KIND, linkName));
    }

    public String getLinkName() throws NamingException {
        RefAddr address = className != null && className.equals(LinkRef.class.getName()) ? get(KIND) : null;
        if (address == null) {
            throw new MalformedLinkException();
        }
        return (String) address.getContent();
    }
}
