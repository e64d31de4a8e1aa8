/** Extends. */
public class LoaderErrorsSubB extends LoaderErrorsSubA {
}
