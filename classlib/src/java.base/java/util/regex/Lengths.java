package java.util.regex;

/**
 * How long matches are, as far as it is worked out before matching: it decides where a search ends, and so what
 * {@code hitEnd} says, and which look-behinds are refused. Sums wrap round as {@code int} does and overflows count as
 * unbounded, so that both are what the oracle's are.
 */
final class Lengths {
    /** A lower bound of the number of characters. */
    int least;
    /** An upper bound, if {@link #bounded}. */
    int most;
    boolean bounded = true;
    /** Whether a match is possible in one way only, as far as its form shows. */
    boolean deterministic = true;
    /** Whether a loop has been met behind which nothing is looked at. */
    private boolean stopped;

    /** What stands before the last alternatives: overflows are looked for behind these only. */
    private int leastBefore;
    private int mostBefore;

    static Lengths of(Node node) {
        Lengths lengths = new Lengths();
        lengths.add(node);
        lengths.least += lengths.leastBefore;
        lengths.most += lengths.mostBefore;
        return lengths;
    }

    /** Takes in what follows. */
    private void add(Node node) {
        if (stopped) {
            return;
        }
        switch (node.kind) {
            case Node.CHARACTER:
            case Node.SET:
                least++;
                most++;
                break;
            case Node.LINE_BREAK:
                least++;
                most += 2;
                break;
            case Node.CAPTURE:
                add(node.child());
                break;
            case Node.ATOMIC:
                addClosed(node.child());
                break;
            case Node.SEQUENCE:
                for (Node child : node.children) {
                    add(child);
                }
                break;
            case Node.ALTERNATIVES:
                addAlternatives(node.children);
                break;
            case Node.REPEAT:
                addRepeat(node);
                break;
            case Node.REFERENCE:
                bounded = false;
                break;
            default:
                break;
        }
    }

    /** Takes in what has no part in what follows. */
    private void addClosed(Node node) {
        int outerLeast = leastBefore;
        int outerMost = mostBefore;
        leastBefore = 0;
        mostBefore = 0;
        add(node);
        least += leastBefore;
        most += mostBefore;
        leastBefore = outerLeast;
        mostBefore = outerMost;
        stopped = false;
    }

    private void addAlternatives(Node[] nodes) {
        int shortest = Integer.MAX_VALUE;
        int longest = 0;
        for (Node node : nodes) {
            Lengths one = of(node);
            shortest = Math.min(shortest, one.least);
            longest = Math.max(longest, one.most);
            bounded &= one.bounded;
        }
        beginAgain(shortest, longest);
    }

    private void beginAgain(int shortest, int longest) {
        leastBefore += least + shortest;
        mostBefore += most + longest;
        least = 0;
        most = 0;
        deterministic = false;
    }

    private void addRepeat(Node node) {
        boolean group = node.ofGroup && node.greed != Node.POSSESSIVE;
        boolean optional = node.least == 0 && node.most == 1;
        if (optional && !group) {
            int leastOutside = least;
            addClosed(node.child());
            least = leastOutside;
            deterministic = false;
            return;
        }
        Lengths one = of(node.child());
        if (optional) {
            bounded &= one.bounded;
            beginAgain(0, Math.max(one.most, 0));
        } else if (group && !one.deterministic) {
            bounded = false;
            deterministic = false;
            stopped = true;
        } else if (!node.ofGroup && node.child().isCharacter() && node.greed == Node.GREEDY
                && node.most == Node.UNBOUNDED) {
            least += node.least;
            most += Node.UNBOUNDED;
            deterministic = false;
        } else {
            int sum = one.least * node.least + least;
            least = sum < least ? 0xfffffff : sum;
            sum = one.most * node.most + most;
            bounded &= one.bounded && sum >= most;
            most = sum;
            deterministic &= one.deterministic && node.least == node.most;
        }
    }
}
