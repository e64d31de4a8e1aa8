package java.util.regex;

import java.util.Map;

/** Where a match and its groups lie. */
public interface MatchResult {
    int start();

    int start(int group);

    default int start(String name) {
        return start(number(name));
    }

    int end();

    int end(int group);

    default int end(String name) {
        return end(number(name));
    }

    String group();

    String group(int group);

    default String group(String name) {
        return group(number(name));
    }

    int groupCount();

    default Map<String, Integer> namedGroups() {
        throw new UnsupportedOperationException();
    }

    default boolean hasMatch() {
        throw new UnsupportedOperationException();
    }

    private int number(String name) {
        if (name == null) {
            throw new NullPointerException("Group name");
        }
        Integer number = namedGroups().get(name);
        if (number == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return number;
    }
}
