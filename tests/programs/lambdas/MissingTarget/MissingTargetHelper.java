public class MissingTargetHelper {
    public MissingTargetHelper() {
    }

    static MissingTargetHelper make() {
        return new MissingTargetHelper();
    }

    static int gone(String text) {
        return 1;
    }

    static int nowInstance() {
        return 2;
    }

    int nowStatic() {
        return 3;
    }

    int nowPrivate() {
        return 4;
    }

    int kept() {
        return 5;
    }
}
