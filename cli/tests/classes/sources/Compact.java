record Pair(int x, int y) {
}

int count = 3;

void main(String[] arguments) {
    IO.println(new Pair(arguments.length, count));
}
