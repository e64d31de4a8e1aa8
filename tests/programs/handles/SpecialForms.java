// What javac does not write: lambdas whose implementation is called by invokespecial, primitive dynamic constants.
public class SpecialForms {
    static class Sub extends Assembled {
        @Override
        public String toString() {
            return "overridden";
        }
    }

    public static void main(String[] args) {
        Assembled object = new Sub();
        System.out.println(object + " " + object.ownText().get());
        System.out.println(Assembled.largest() + " " + Assembled.smallest() + " " + Assembled.pi() + " " + (int) Assembled.letter());
        long sum = 0;
        for (int i = 0; i < 1_000; i++) {
            sum += Assembled.largest() + object.ownText().get().toString().length();
        }
        System.out.println(sum);
    }
}
