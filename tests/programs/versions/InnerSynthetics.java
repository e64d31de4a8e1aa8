// release: 8
// Access to private members of enclosing classes in compound assignments, super methods of the outer class, enum in switch of another class.
public class InnerSynthetics {
    private String s = "s";
    private long[] l = {1, 2};
    private double d = 1;

    protected String hook() {
        return "outer";
    }

    static class Sub extends InnerSynthetics {
        @Override
        protected String hook() {
            return "sub";
        }

        class In {
            String both() {
                return Sub.this.hook() + Sub.super.hook();
            }
        }
    }

    enum Kind {
        A, B, C
    }

    class Touch {
        void all() {
            s += "t";
            l[1] <<= 3;
            d /= 4;
            d++;
            s = s + l[1]-- + d;
        }

        int sw(Kind k) {
            switch (k) {
                case C:
                    return 3;
                case A:
                    return 1;
                default:
                    return 0;
            }
        }
    }

    public static void main(String[] args) {
        InnerSynthetics o = new InnerSynthetics();
        Touch t = o.new Touch();
        t.all();
        System.out.println(o.s + " " + o.l[1] + " " + o.d + " " + new Sub().new In().both() + t.sw(Kind.A) + t.sw(Kind.B) + t.sw(Kind.C));
    }
}
