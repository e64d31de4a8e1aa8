// args: one
// Access across packages: protected members, package-private overriding that does not override, static imports.
import static shapes.Base.PREFIX;

import shapes.Base;
import shapes.Factory;

public class Packages {
    static class Mine extends Base {
        Mine() {
            super("mine");
        }

        // Not an override: Base.hidden is package-private in another package.
        String hidden() {
            return "Packages.hidden";
        }

        @Override
        protected String open() {
            return "open " + super.open() + " " + name + " " + shared;
        }

        String use(Mine other) {
            other.name += "!";
            return other.open() + other.name;
        }
    }

    public static void main(String[] args) {
        Mine m = new Mine();
        System.out.println(m.hidden() + " | " + m.callHidden() + " | " + m.callOpen() + " | " + m.use(new Mine()));
        System.out.println(PREFIX + " " + Factory.make().callOpen() + " " + Factory.make().getClass().getName() + " " + Factory.describe(m));
        System.out.println(Factory.make().getClass().getSimpleName() + " " + Base.class.getPackageName() + " " + args[0]);
        System.out.println(Factory.sub().callHidden());
    }
}
