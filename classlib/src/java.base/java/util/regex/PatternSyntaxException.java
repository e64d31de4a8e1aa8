package java.util.regex;

/** A regular expression is malformed; tells what, and where in the pattern. */
public class PatternSyntaxException extends IllegalArgumentException {
    private final String description;
    private final String pattern;
    private final int index;

    /** {@code index} counts the pattern's characters from 0; -1 where the place is not known. */
    public PatternSyntaxException(String desc, String regex, int index) {
        this.description = desc;
        this.pattern = regex;
        this.index = index;
    }

    public int getIndex() {
        return index;
    }

    public String getDescription() {
        return description;
    }

    public String getPattern() {
        return pattern;
    }

    /** The description and, each on a line of its own, the pattern and a caret below the place. */
    @Override
    public String getMessage() {
        StringBuilder message = new StringBuilder().append(description);
        if (index >= 0) {
            message.append(" near index ").append(index);
        }
        message.append(System.lineSeparator()).append(pattern);
        if (index >= 0 && pattern != null && index < pattern.length()) {
            message.append(System.lineSeparator());
            // Tabs are kept, so that the caret stands below its character.
            for (int i = 0; i < index; i++) {
                message.append(pattern.charAt(i) == '\t' ? '\t' : ' ');
            }
            message.append('^');
        }
        return message.toString();
    }
}
