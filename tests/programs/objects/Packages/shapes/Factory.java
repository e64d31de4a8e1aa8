package shapes;

public class Factory {
    static class Internal extends Base {
        Internal() {
            super("internal");
        }

        @Override
        String hidden() {
            return "Internal.hidden";
        }
    }

    public static Base make() {
        return new Internal();
    }

    public static Base sub() {
        return new Internal() {
            @Override
            String hidden() {
                return "sub " + super.hidden();
            }
        };
    }

    public static String describe(Base b) {
        return b.hidden() + b.name + Base.shared;
    }
}
