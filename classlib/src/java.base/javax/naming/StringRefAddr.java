package javax.naming;

/** An address that is a text. */
public class StringRefAddr extends RefAddr {
    private static final long serialVersionUID = -8913762495138505527L;

    private final String contents;

    public StringRefAddr(String addrType, String addr) {
        super(addrType);
        contents = addr;
    }

    @Override
    public Object getContent() {
        return contents;
    }
}
