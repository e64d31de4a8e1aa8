enum Color {
    BLUE, RED, GREEN
}

sealed interface Shape {
    int CONSTANT = 2;

    record Dot() implements Shape {
    }

    record Line() implements Shape {
    }

    record Arc() implements Shape {
    }

    static Shape[] all() {
        return new Shape[] {new Dot(), new Line(), new Arc()};
    }
}
