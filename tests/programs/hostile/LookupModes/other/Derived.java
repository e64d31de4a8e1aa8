package other;

public class Derived extends Base {
}
