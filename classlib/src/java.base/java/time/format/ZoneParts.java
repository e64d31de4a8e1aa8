package java.time.format;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import jdk.internal.locale.ZoneNames;

/** Offsets and zones. */
final class ZoneParts {
    private static final List<String> PATTERNS = List.of("+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss",
            "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS", "+HHmmss", "+HH:mm:ss", "+H", "+Hmm", "+H:mm", "+HMM", "+H:MM",
            "+HMMss", "+H:MM:ss", "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss");

    private ZoneParts() {
    }

    /** An offset in digits. */
    record Offset(String pattern, String noOffset) implements FormatPart {
        static final Offset ID_Z = new Offset("+HH:MM:ss", "Z");

        static Offset of(String pattern, String noOffset) {
            if (!PATTERNS.contains(pattern)) {
                throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
            }
            return new Offset(pattern, noOffset);
        }

        private boolean isColon() {
            return pattern.indexOf(':') >= 0;
        }

        /** Whether minutes or seconds are told: 0 never, 1 if not zero, 2 always. */
        private int told(char optional, char always) {
            return pattern.indexOf(always) >= 0 ? 2 : pattern.indexOf(optional) >= 0 ? 1 : 0;
        }

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Long found = state.value(ChronoField.OFFSET_SECONDS);
            if (found == null) {
                return false;
            }
            int total = Math.toIntExact(found);
            if (total == 0) {
                out.append(noOffset);
                return true;
            }
            int hours = Math.abs(total / 3600 % 100);
            int minutes = Math.abs(total / 60 % 60);
            int seconds = Math.abs(total % 60);
            int start = out.length();
            int shown = hours;
            out.append(total < 0 ? '-' : '+');
            if (pattern.startsWith("+HH") || hours >= 10) {
                two(out, hours);
            } else {
                out.append((char) ('0' + hours));
            }
            int minuteRule = told('m', 'M');
            int secondRule = told('s', 'S');
            // Seconds that are told bring the minutes with them.
            if (minuteRule == 2 || minuteRule == 1 && (minutes > 0 || secondRule == 1 && seconds > 0)) {
                two(out.append(isColon() ? ":" : ""), minutes);
                shown += minutes;
                if (secondRule == 2 || secondRule == 1 && seconds > 0) {
                    two(out.append(isColon() ? ":" : ""), seconds);
                    shown += seconds;
                }
            }
            if (shown == 0) {
                out.setLength(start);
                out.append(noOffset);
            }
            return true;
        }

        private static void two(StringBuilder out, int number) {
            out.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
        }

        private static int digits(CharSequence text, int at) {
            if (at + 2 > text.length()) {
                return -1;
            }
            int tens = text.charAt(at) - '0';
            int ones = text.charAt(at + 1) - '0';
            return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            int length = text.length();
            int nothing = noOffset.length();
            if (nothing == 0) {
                if (position == length) {
                    return state.set(ChronoField.OFFSET_SECONDS, 0, position, position);
                }
            } else {
                if (position == length) {
                    return ~position;
                }
                if (state.matches(text, position, noOffset, 0, nothing)) {
                    return state.set(ChronoField.OFFSET_SECONDS, 0, position, position + nothing);
                }
            }
            char sign = text.charAt(position);
            if (sign == '+' || sign == '-') {
                int[] end = {position + 1};
                int total = total(state, text, end);
                if (total >= 0) {
                    return state.set(ChronoField.OFFSET_SECONDS, sign == '-' ? -total : total, position, end[0]);
                }
            }
            return nothing == 0 ? state.set(ChronoField.OFFSET_SECONDS, 0, position, position) : ~position;
        }

        private int total(ParseState state, CharSequence text, int[] end) {
            int at = end[0];
            boolean strict = state.strict;
            boolean twoDigits = pattern.startsWith("+HH") || !strict && digits(text, at) >= 0;
            int hours = digits(text, at);
            if (twoDigits || !pattern.startsWith("+HH") && hours >= 0 && isColonAt(text, at + 2)) {
                if (hours < 0) {
                    return -1;
                }
                at += 2;
            } else {
                if (at >= text.length() || text.charAt(at) < '0' || text.charAt(at) > '9') {
                    return -1;
                }
                hours = text.charAt(at) - '0';
                at++;
            }
            int minutes = 0;
            int seconds = 0;
            int minuteRule = strict ? told('m', 'M') : 1;
            int secondRule = strict ? told('s', 'S') : 1;
            boolean colon = strict ? isColon() : isColonAt(text, at);
            if (minuteRule > 0) {
                int found = part(text, at, colon);
                if (found >= 0) {
                    minutes = found;
                    at += colon ? 3 : 2;
                    int more = secondRule > 0 ? part(text, at, colon) : -1;
                    if (more >= 0) {
                        seconds = more;
                        at += colon ? 3 : 2;
                    } else if (secondRule == 2) {
                        return -1;
                    }
                } else if (minuteRule == 2) {
                    return -1;
                }
            }
            if (hours > 23 || minutes > 59 || seconds > 59) {
                throw new DateTimeException("Value out of range: Hour[0-23], Minute[0-59], Second[0-59]");
            }
            end[0] = at;
            return hours * 3600 + minutes * 60 + seconds;
        }

        private static boolean isColonAt(CharSequence text, int at) {
            return at < text.length() && text.charAt(at) == ':';
        }

        private static int part(CharSequence text, int at, boolean colon) {
            if (colon) {
                return isColonAt(text, at) ? digits(text, at + 1) : -1;
            }
            return digits(text, at);
        }

        @Override
        public String toString() {
            return "Offset(" + pattern + ",'" + noOffset.replace("'", "''") + "')";
        }
    }

    /** An offset behind {@code GMT}. */
    record LocalizedOffset(TextStyle style) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Long found = state.value(ChronoField.OFFSET_SECONDS);
            if (found == null) {
                return false;
            }
            out.append(ZoneNames.offset(Math.toIntExact(found), style == TextStyle.FULL, state.locale()));
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            if (!state.matches(text, position, "GMT", 0, 3)) {
                return ~position;
            }
            int at = position + 3;
            if (at == text.length() || text.charAt(at) != '+' && text.charAt(at) != '-') {
                return state.set(ChronoField.OFFSET_SECONDS, 0, position, at);
            }
            return new Offset(style == TextStyle.FULL ? "+HH:MM:ss" : "+H:mm:ss", "GMT").parse(state, text, at);
        }

        @Override
        public String toString() {
            return "LocalizedOffset(" + style + ")";
        }
    }

    /** The name of a zone as {@link ZoneId#getId} gives it. */
    record Id(boolean regionOnly, boolean orOffset) implements FormatPart {
        private static TreeSet<String> ids;

        private static synchronized TreeSet<String> ids() {
            if (ids == null) {
                ids = new TreeSet<>(ZoneRulesProvider.getAvailableZoneIds());
            }
            return ids;
        }

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            ZoneId zone = orOffset ? state.value(TemporalQueries.zone()) : state.value(TemporalQueries.zoneId());
            if (zone == null || regionOnly && zone instanceof ZoneOffset) {
                if (zone != null && state.optional == 0) {
                    throw new DateTimeException("Unable to extract ZoneRegionId() from temporal " + state.temporal());
                }
                return false;
            }
            out.append(zone.getId());
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            int length = text.length();
            if (position >= length) {
                return ~position;
            }
            char next = text.charAt(position);
            if (next == '+' || next == '-') {
                return offset(state, text, position, position, Offset.ID_Z);
            }
            if (length >= position + 2) {
                if (state.sameChar(next, 'U') && state.sameChar(text.charAt(position + 1), 'T')) {
                    boolean utc = length >= position + 3 && state.sameChar(text.charAt(position + 2), 'C');
                    if (utc || !(length > position + 2 && Character.isLetter(text.charAt(position + 2)))) {
                        return offset(state, text, position, position + (utc ? 3 : 2), new Offset("+HH:MM:ss", "0"));
                    }
                } else if (state.sameChar(next, 'G') && length >= position + 3
                        && state.matches(text, position, "GMT", 0, 3)
                        && !state.matches(text, position, "GMT0", 0, 4)) {
                    return offset(state, text, position, position + 3, new Offset("+HH:MM:ss", "0"));
                }
            }
            String best = longest(state, text, position);
            if (best == null) {
                if (state.sameChar(next, 'Z')) {
                    state.set(ZoneOffset.UTC);
                    return position + 1;
                }
                return ~position;
            }
            state.set(ZoneId.of(best));
            return position + best.length();
        }

        private static String longest(ParseState state, CharSequence text, int position) {
            if (state.caseSensitive) {
                int end = position;
                while (end < text.length() && (Character.isLetterOrDigit(text.charAt(end))
                        || "/_-+".indexOf(text.charAt(end)) >= 0)) {
                    end++;
                }
                for (; end > position; end--) {
                    String id = text.subSequence(position, end).toString();
                    if (ids().contains(id)) {
                        return id;
                    }
                }
                return null;
            }
            String best = null;
            for (String id : ids()) {
                if ((best == null || id.length() > best.length())
                        && state.matches(text, position, id, 0, id.length())) {
                    best = id;
                }
            }
            return best;
        }

        private static int offset(ParseState state, CharSequence text, int prefixPosition, int position, Offset offset) {
            String prefix = text.subSequence(prefixPosition, position).toString().toUpperCase();
            if (position >= text.length()) {
                state.set(ZoneId.of(prefix));
                return position;
            }
            char next = text.charAt(position);
            if (next == '0' && position > prefixPosition || state.sameChar(next, 'Z')) {
                state.set(ZoneId.of(prefix));
                return position;
            }
            ParseState probe = new ParseState(state.formatter());
            probe.caseSensitive = state.caseSensitive;
            probe.strict = state.strict;
            int end;
            try {
                end = offset.parse(probe, text, position);
            } catch (DateTimeException outOfRange) {
                end = -1;
            }
            if (end < 0) {
                if (prefixPosition == position) {
                    return ~prefixPosition;
                }
                state.set(ZoneId.of(prefix));
                return position;
            }
            long seconds = probe.current().values.get(ChronoField.OFFSET_SECONDS);
            ZoneOffset found = ZoneOffset.ofTotalSeconds((int) seconds);
            state.set(prefixPosition == position ? found : ZoneId.ofOffset(prefix, found));
            return end;
        }

        @Override
        public String toString() {
            return regionOnly ? "ZoneRegionId()" : orOffset ? "ZoneOrOffsetId()" : "ZoneId()";
        }
    }

    /** The name of a zone in the locale's words. */
    record Name(TextStyle style, boolean generic) implements FormatPart {
        @Override
        public boolean print(PrintState state, StringBuilder out) {
            ZoneId zone = state.value(TemporalQueries.zoneId());
            if (zone == null) {
                return false;
            }
            String id = zone.getId();
            if (!(zone instanceof ZoneOffset)) {
                TemporalAccessor temporal = state.temporal();
                int kind = ZoneNames.GENERIC;
                if (!generic) {
                    if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                        kind = zone.getRules().isDaylightSavings(Instant.from(temporal)) ? ZoneNames.DAYLIGHT
                                : ZoneNames.STANDARD;
                    } else if (temporal.isSupported(ChronoField.EPOCH_DAY)
                            && temporal.isSupported(ChronoField.NANO_OF_DAY)) {
                        LocalDateTime local = LocalDateTime.from(temporal);
                        if (zone.getRules().getTransition(local) == null) {
                            kind = zone.getRules().isDaylightSavings(local.atZone(zone).toInstant())
                                    ? ZoneNames.DAYLIGHT : ZoneNames.STANDARD;
                        }
                    }
                }
                id = ZoneNames.name(id, kind, style.asNormal() == TextStyle.FULL, state.locale());
            }
            out.append(id);
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            for (ZoneNames.Named named : ZoneNames.all(state.locale(), style.asNormal() == TextStyle.FULL)) {
                String name = named.name();
                if (state.matches(text, position, name, 0, name.length())) {
                    state.set(ZoneId.of(named.id()));
                    return position + name.length();
                }
            }
            return new Id(false, false).parse(state, text, position);
        }

        @Override
        public String toString() {
            return "ZoneText(" + style + ")";
        }
    }
}
