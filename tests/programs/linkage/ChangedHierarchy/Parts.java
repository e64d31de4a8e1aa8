abstract class Api {
    String old() {
        return "old";
    }

    String added() {
        return "concrete";
    }
}

class Implementor extends Api {
}

class BecomesAbstract {
}

class BecomesInterface {
    String m() {
        return "m";
    }
}

interface BecomesClass {
    String m();
}

class UsesClass implements BecomesClass {
    public String m() {
        return "m";
    }
}

class BecomesFinal {
}

class OfFinal extends BecomesFinal {
}

class SuperInterface {
}

class OfInterface extends SuperInterface {
}

interface Left {
    default String both() {
        return "left";
    }
}

interface Right {
}

class Conflict implements Left, Right {
}

interface Job {
    String run();
}

class WasImplementor implements Job {
    public String run() {
        return "run";
    }
}

class Callers {
    static String call(WasImplementor w) {
        Job j = w;
        return j.run();
    }
}

class HasMethod {
    String m() {
        return "base";
    }
}

class OfFinalMethod extends HasMethod {
    String m() {
        return "derived";
    }
}
