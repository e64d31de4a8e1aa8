abstract class Late {
    abstract int value(int x);
}

interface LateShape {
    int shape(int x);
}

class LateFour extends Late {
    @Override
    int value(int x) {
        return x + 4;
    }

    public int shape(int x) {
        return x ^ 4;
    }
}
