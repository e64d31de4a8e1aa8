package java.util;

/** Reads dates in the older forms, such as {@code Sat, 12 Aug 1995 13:30:00 GMT+0430} or {@code 8/12/95 1:30 pm}. */
final class DateText {
    private static final String[] WORDS = {"am", "pm", "sunday", "monday", "tuesday", "wednesday", "thursday", "friday",
        "saturday", "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
        "november", "december", "gmt", "ut", "utc", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"};
    private static final int FIRST_MONTH = 9;
    private static final int FIRST_ZONE = 21;
    /** Hours behind Greenwich, from {@link #FIRST_ZONE} on. */
    private static final int[] ZONES = {0, 0, 0, 5, 4, 6, 5, 7, 6, 8, 7};
    private static final int NONE = -1;

    private final String text;
    private int at;
    private int year = Integer.MIN_VALUE;
    private int month = NONE;
    private int day = NONE;
    private int hour = NONE;
    private int minute = NONE;
    private int second = NONE;
    /** Minutes ahead of Greenwich. */
    private int offset;
    private boolean zoned;

    DateText(String text) {
        if (text == null) {
            throw new IllegalArgumentException();
        }
        this.text = text;
    }

    long time() {
        char before = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c <= ' ' || c == ',') {
                at++;
            } else if (c == '(') {
                skipComment();
            } else if (c >= '0' && c <= '9') {
                number(before);
                before = 0;
            } else if (c == '/' || c == ':' || c == '+' || c == '-') {
                before = c;
                at++;
            } else {
                word();
                before = 0;
            }
        }
        if (year == Integer.MIN_VALUE || month < 0 || day < 0) {
            throw new IllegalArgumentException();
        }
        int hours = Math.max(hour, 0);
        int minutes = Math.max(minute, 0);
        int seconds = Math.max(second, 0);
        if (!zoned) {
            return new Date(year - 1900, month, day, hours, minutes, seconds).getTime();
        }
        return Date.UTC(year - 1900, month, day, hours, minutes, seconds) - offset * 60_000L;
    }

    private void skipComment() {
        int depth = 0;
        do {
            char c = text.charAt(at++);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        } while (depth > 0 && at < text.length());
    }

    private void number(char before) {
        int number = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            number = number * 10 + text.charAt(at++) - '0';
        }
        char behind = at < text.length() ? text.charAt(at) : 0;
        boolean ends = behind <= ' ' || behind == ',' || behind == '/';
        if ((before == '+' || before == '-') && year != Integer.MIN_VALUE) {
            int minutes = number < 24 ? number * 60 : number % 100 + number / 100 * 60;
            if (zoned && offset != 0) {
                throw new IllegalArgumentException();
            }
            zoned = true;
            offset = before == '-' ? -minutes : minutes;
        } else if (number >= 70) {
            if (year != Integer.MIN_VALUE || !ends) {
                throw new IllegalArgumentException();
            }
            year = number;
            completeYear();
        } else if (behind == ':') {
            if (hour < 0) {
                hour = number;
            } else if (minute < 0) {
                minute = number;
            } else {
                throw new IllegalArgumentException();
            }
        } else if (behind == '/') {
            if (month < 0) {
                month = number - 1;
            } else if (day < 0) {
                day = number;
            } else {
                throw new IllegalArgumentException();
            }
        } else if (at < text.length() && behind != ',' && behind > ' ' && behind != '-') {
            throw new IllegalArgumentException();
        } else if (hour >= 0 && minute < 0) {
            minute = number;
        } else if (minute >= 0 && second < 0) {
            second = number;
        } else if (day < 0) {
            day = number;
        } else if (year == Integer.MIN_VALUE && month >= 0) {
            year = number;
            completeYear();
        } else {
            throw new IllegalArgumentException();
        }
    }

    /** Two digits are a year of the hundred that began eighty years ago. */
    private void completeYear() {
        if (year < 100) {
            int first = new Date().getYear() + 1900 - 80;
            year += first / 100 * 100;
            if (year < first) {
                year += 100;
            }
        }
    }

    private void word() {
        int begin = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        int length = at - begin;
        int found = WORDS.length - 1;
        while (found >= 0 && (length < 2 || !WORDS[found].regionMatches(true, 0, text, begin, length))) {
            found--;
        }
        if (found < 0) {
            throw new IllegalArgumentException();
        }
        if (found < 2) {
            if (hour < 1 || hour > 12) {
                throw new IllegalArgumentException();
            }
            hour = hour % 12 + 12 * found;
        } else if (found >= FIRST_ZONE) {
            zoned = true;
            offset = -60 * ZONES[found - FIRST_ZONE];
        } else if (found >= FIRST_MONTH) {
            if (month >= 0) {
                throw new IllegalArgumentException();
            }
            month = found - FIRST_MONTH;
        }
    }
}
