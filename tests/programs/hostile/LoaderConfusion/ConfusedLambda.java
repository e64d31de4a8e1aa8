/** Implements another loader's interface by a lambda. */
public class ConfusedLambda {
    static ConfusedTakerB make() {
        return shape -> shape.third;
    }
}
