/** Of the class path. */
public class CrossFooX implements java.io.Serializable {
    private static final long serialVersionUID = 1;
    public long x = 0x4141414142424242L;
}
