/** Evaluates trees of expressions by walking them: which node comes next is known from the way there, not from one branch back. */
public class TreeEvaluator {
    static final int CONSTANT = 0;
    static final int VARIABLE = 1;
    static final int ADD = 2;
    static final int MULTIPLY = 3;
    static final int CHOOSE = 4;

    static final class Node {
        final int kind;
        final int value;
        final Node left;
        final Node right;

        Node(int kind, int value, Node left, Node right) {
            this.kind = kind;
            this.value = value;
            this.left = left;
            this.right = right;
        }
    }

    static int evaluate(Node node, int[] variables) {
        switch (node.kind) {
            case CONSTANT:
                return node.value;
            case VARIABLE:
                return variables[node.value];
            case ADD:
                return evaluate(node.left, variables) + evaluate(node.right, variables);
            case MULTIPLY:
                return evaluate(node.left, variables) * evaluate(node.right, variables);
            default:
                return evaluate(node.left, variables) >= 0 ? evaluate(node.right, variables) : node.value;
        }
    }

    private static int state = 12345;

    static int random(int bound) {
        state = state * 1103515245 + 12345;
        return (state >>> 16) % bound;
    }

    static Node tree(int depth) {
        if (depth == 0) {
            return random(2) == 0 ? new Node(CONSTANT, random(10), null, null) : new Node(VARIABLE, random(4), null, null);
        }
        return new Node(ADD + random(3), random(10), tree(depth - 1), tree(depth - 1));
    }

    public static void main(String[] args) {
        Node tree = tree(4);
        int[] variables = new int[4];
        long sum = 0;
        for (int i = 0; i < 40_000; i++) {
            variables[i & 3] = i % 7;
            sum = sum * 31 + evaluate(tree, variables);
        }
        System.out.println(sum);
    }
}
