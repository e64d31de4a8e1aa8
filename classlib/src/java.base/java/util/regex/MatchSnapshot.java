package java.util.regex;

import java.util.Map;

/** A match that no longer changes. */
final class MatchSnapshot implements MatchResult {
    private final int[] groups;
    private final String text;
    private final Map<String, Integer> names;

    /** {@code groups} has start and end of each group, with -1 as the first where nothing matched. */
    MatchSnapshot(int[] groups, String text, Map<String, Integer> names) {
        this.groups = groups;
        this.text = text;
        this.names = names;
    }

    private void check(int group) {
        if (groups[0] < 0) {
            throw new IllegalStateException("No match found");
        }
        if (group < 0 || group >= groups.length / 2) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    @Override
    public int start() {
        return start(0);
    }

    @Override
    public int start(int group) {
        check(group);
        return groups[2 * group];
    }

    @Override
    public int end() {
        return end(0);
    }

    @Override
    public int end(int group) {
        check(group);
        return groups[2 * group + 1];
    }

    @Override
    public String group() {
        return group(0);
    }

    @Override
    public String group(int group) {
        check(group);
        int start = groups[2 * group];
        return start < 0 ? null : text.substring(start, groups[2 * group + 1]);
    }

    @Override
    public int groupCount() {
        return groups.length / 2 - 1;
    }

    @Override
    public Map<String, Integer> namedGroups() {
        return names;
    }

    @Override
    public boolean hasMatch() {
        return groups[0] >= 0;
    }
}
