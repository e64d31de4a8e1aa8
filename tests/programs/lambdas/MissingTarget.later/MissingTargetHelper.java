public class MissingTargetHelper {
    private MissingTargetHelper(int x) {
    }

    static MissingTargetHelper make() {
        return new MissingTargetHelper(1);
    }

    int nowInstance() {
        return 2;
    }

    static int nowStatic() {
        return 3;
    }

    private int nowPrivate() {
        return 4;
    }

    int kept() {
        return 5;
    }
}
