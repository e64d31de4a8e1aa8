/** Extends what extends. */
public class LoaderErrorsSubC extends LoaderErrorsSubB {
}
