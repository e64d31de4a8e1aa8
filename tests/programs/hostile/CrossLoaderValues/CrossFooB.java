/** What another loader has by the name of {@link CrossFooX}. */
public class CrossFooB implements java.io.Serializable {
    private static final long serialVersionUID = 1;
    public int[] arr = {1};
}
