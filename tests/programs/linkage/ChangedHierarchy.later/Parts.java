abstract class Api {
    String old() {
        return "old";
    }

    abstract String added();
}

abstract class BecomesAbstract {
}

interface BecomesInterface {
    String m();
}

class BecomesClass {
    String m() {
        return "class";
    }
}

final class BecomesFinal {
}

interface SuperInterface {
}

interface Right {
    default String both() {
        return "right";
    }
}

class WasImplementor {
    public String run() {
        return "run";
    }
}

class HasMethod {
    final String m() {
        return "base";
    }
}
