enum Color {
    RED, GREEN
}

sealed interface Shape {
    int CONSTANT = 1;

    record Dot() implements Shape {
    }

    record Line() implements Shape {
    }

    static Shape[] all() {
        return new Shape[] {new Dot(), new Line()};
    }
}
