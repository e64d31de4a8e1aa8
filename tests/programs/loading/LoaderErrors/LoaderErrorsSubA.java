/** Is extended. */
public class LoaderErrorsSubA {
}
