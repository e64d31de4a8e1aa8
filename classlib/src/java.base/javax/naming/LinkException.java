package javax.naming;

/** A link leads to nothing; what was found of it stands beside what was found of the name. */
public class LinkException extends NamingException {
    private static final long serialVersionUID = -7967662604076777712L;

    protected Name linkResolvedName;
    protected Object linkResolvedObj;
    protected Name linkRemainingName;
    protected String linkExplanation;

    public LinkException() {
    }

    public LinkException(String explanation) {
        super(explanation);
    }

    public Name getLinkResolvedName() {
        return linkResolvedName;
    }

    public Name getLinkRemainingName() {
        return linkRemainingName;
    }

    public Object getLinkResolvedObj() {
        return linkResolvedObj;
    }

    public String getLinkExplanation() {
        return linkExplanation;
    }

    public void setLinkExplanation(String msg) {
        linkExplanation = msg;
    }

    public void setLinkResolvedName(Name name) {
        linkResolvedName = name == null ? null : (Name) name.clone();
    }

    public void setLinkRemainingName(Name name) {
        linkRemainingName = name == null ? null : (Name) name.clone();
    }

    public void setLinkResolvedObj(Object obj) {
        linkResolvedObj = obj;
    }

    @Override
    public String toString() {
        return super.toString() + "; Link Remaining Name: '" + linkRemainingName + "'";
    }

    @Override
    public String toString(boolean detail) {
        return detail && linkResolvedObj != null
                ? toString() + "; Link Resolved Object: " + linkResolvedObj
                : toString();
    }
}
