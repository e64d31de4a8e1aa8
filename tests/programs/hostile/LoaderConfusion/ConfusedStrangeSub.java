/** Has a method of the same name, which overrides nothing where the packages differ. */
public class ConfusedStrangeSub extends ConfusedParent {
    Object hidden() {
        return "the subclass's";
    }
}
