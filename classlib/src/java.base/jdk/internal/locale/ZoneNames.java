package jdk.internal.locale;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.TextStyle;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names of zones in the words of locales. */
public final class ZoneNames {
    public static final int STANDARD = 0;
    public static final int DAYLIGHT = 1;
    public static final int GENERIC = 2;

    private static Map<String, String[]> metaZones;

    private ZoneNames() {
    }

    private static synchronized String metaZone(String id) {
        if (metaZones == null) {
            metaZones = TextSource.rows(MetaZones.text());
        }
        String[] found = metaZones.get(canonical(id));
        return found == null ? null : found[0];
    }

    /** Zones that the database has under newer names than the texts. */
    private static String canonical(String id) {
        return switch (id) {
            case "Asia/Kolkata" -> "Asia/Calcutta";
            case "Asia/Ho_Chi_Minh" -> "Asia/Saigon";
            case "Asia/Kathmandu" -> "Asia/Katmandu";
            case "Asia/Yangon" -> "Asia/Rangoon";
            case "Europe/Kyiv" -> "Europe/Kiev";
            case "America/Argentina/Buenos_Aires" -> "America/Buenos_Aires";
            case "America/Indiana/Indianapolis" -> "America/Indianapolis";
            case "America/Kentucky/Louisville" -> "America/Louisville";
            case "Africa/Asmara" -> "Africa/Asmera";
            case "Atlantic/Faroe" -> "Atlantic/Faeroe";
            case "Pacific/Chuuk" -> "Pacific/Truk";
            case "Pacific/Pohnpei" -> "Pacific/Ponape";
            case "America/Nuuk" -> "America/Godthab";
            case "US/Eastern" -> "America/New_York";
            case "US/Central" -> "America/Chicago";
            case "US/Mountain" -> "America/Denver";
            case "US/Pacific" -> "America/Los_Angeles";
            case "Japan" -> "Asia/Tokyo";
            default -> id;
        };
    }

    /** A zone's name of a kind; its offset or id where the locale has no word for it. */
    public static String name(String id, int kind, boolean full, Locale locale) {
        return name(id, kind, full, TextSource.of(locale, true));
    }

    /** A zone with its names: the long and the short one of standard time, then those of daylight time. */
    public static String[] row(String id, Locale locale) {
        String known = ZoneId.SHORT_IDS.getOrDefault(id, id);
        Map<String, String[]> rows = TextSource.of(locale, true);
        return new String[] {id, name(known, STANDARD, true, rows), name(known, STANDARD, false, rows),
            name(known, DAYLIGHT, true, rows), name(known, DAYLIGHT, false, rows)};
    }

    private static String name(String id, int kind, boolean full, Map<String, String[]> rows) {
        if (id.equals("UTC") || id.equals("Etc/UTC") || id.equals("UCT") || id.equals("Zulu") || id.equals("Universal")
                || id.equals("Etc/UCT") || id.equals("Etc/Universal") || id.equals("Etc/Zulu")) {
            String[] own = rows.get("Etc/UTC");
            return !full ? "UTC" : own != null && !own[0].isEmpty() ? own[0] : "Coordinated Universal Time";
        }
        boolean greenwich = id.equals("GMT") || id.equals("Etc/GMT") || id.equals("Greenwich") || id.equals("GMT0")
                || id.equals("Etc/GMT0") || id.equals("Etc/Greenwich");
        String zone = greenwich ? "GMT" : metaZone(id);
        if (full) {
            String own = at(rows.get(id), kind);
            if (own != null) {
                return own;
            }
        }
        String found = zone == null ? null : at(rows.get(zone), full ? kind : kind + 3);
        if (found == null && full && id.indexOf('/') > 0 && !id.startsWith("Etc/")) {
            return rows.get("region")[(kind + 1) % 3].replace("{0}", city(id, rows));
        }
        if (found != null) {
            return found;
        }
        if (!full && greenwich) {
            return "GMT";
        }
        return otherwise(id, kind, full, rows);
    }

    /** The city that a zone is named for. */
    private static String city(String id, Map<String, String[]> rows) {
        String[] own = rows.get("@" + canonical(id));
        return own != null ? own[0] : id.substring(id.lastIndexOf('/') + 1).replace('_', ' ');
    }

    private static String at(String[] row, int index) {
        return row == null || index >= row.length || row[index].isEmpty() ? null : row[index];
    }

    /** What zones are called at the place itself, or else the offset. */
    private static String otherwise(String id, int kind, boolean full, Map<String, String[]> rows) {
        ZoneRules rules;
        try {
            rules = ZoneRulesProvider.getRules(id, true);
        } catch (RuntimeException unknown) {
            return id;
        }
        if (!full) {
            String[] own = ZoneAbbreviations.of(id);
            if (own != null) {
                return own[kind == DAYLIGHT && own.length > 1 ? 1 : kind == GENERIC && own.length > 2 ? 2 : 0];
            }
        }
        int offset = rules.getStandardOffset(Instant.MAX).getTotalSeconds();
        return offset(kind == DAYLIGHT ? offset + savings(rules) : offset, true, rows);
    }

    /** What summer adds by today's rules, or did the last time that there was one. */
    private static int savings(ZoneRules rules) {
        if (!rules.getTransitionRules().isEmpty()) {
            var rule = rules.getTransitionRules().get(0);
            return Math.abs(rule.getOffsetAfter().getTotalSeconds() - rule.getOffsetBefore().getTotalSeconds());
        }
        ZoneOffsetTransition change = rules.previousTransition(Instant.MAX);
        while (change != null) {
            int added = (int) rules.getDaylightSavings(change.getInstant()).getSeconds();
            if (added != 0) {
                return added;
            }
            change = rules.previousTransition(change.getInstant());
        }
        return 0;
    }

    /** An offset behind the word for Greenwich's time. */
    public static String offset(int seconds, boolean full, Locale locale) {
        return offset(seconds, full, TextSource.of(locale, true));
    }

    private static String offset(int seconds, boolean full, Map<String, String[]> rows) {
        String format = rows.get("gmt")[0];
        if (seconds == 0) {
            return format.replace("{0}", "");
        }
        int all = Math.abs(seconds);
        StringBuilder text = new StringBuilder().append(seconds < 0 ? '-' : '+');
        int hours = all / 3600;
        if (full && hours < 10) {
            text.append('0');
        }
        text.append(hours);
        int minutes = all / 60 % 60;
        if (full || minutes != 0 || all % 60 != 0) {
            text.append(':').append((char) ('0' + minutes / 10)).append((char) ('0' + minutes % 10));
        }
        if (all % 60 != 0) {
            text.append(':').append((char) ('0' + all % 60 / 10)).append((char) ('0' + all % 60 % 10));
        }
        return format.replace("{0}", text);
    }

    /** The name of a zone at no time in particular. */
    public static String generic(String id, TextStyle style, Locale locale) {
        if (ZoneId.of(id) instanceof java.time.ZoneOffset) {
            return id;
        }
        if (id.startsWith("UTC+") || id.startsWith("UTC-") || id.startsWith("GMT+") || id.startsWith("GMT-")
                || id.startsWith("UT+") || id.startsWith("UT-")) {
            return id;
        }
        return name(id, GENERIC, style.asNormal() == TextStyle.FULL, locale);
    }

    /** A name of a kind, and the zone that it stands for. */
    public record Named(String name, String id, int kind) {
    }

    /** All names with the zones that they stand for, the longest first. */
    public static List<Named> all(Locale locale, boolean full) {
        Map<String, Named> found = new HashMap<>();
        for (String id : new java.util.TreeSet<>(ZoneRulesProvider.getAvailableZoneIds())) {
            if (metaZone(id) == null) {
                continue;
            }
            for (int kind = STANDARD; kind <= GENERIC; kind++) {
                String name = name(id, kind, full, locale);
                if (!name.isEmpty() && !name.startsWith("GMT+") && !name.startsWith("GMT-")) {
                    Named other = found.get(name);
                    if (other == null || isMain(id) && !isMain(other.id())) {
                        found.put(name, new Named(name, id, kind));
                    }
                }
            }
        }
        List<Named> all = new ArrayList<>(found.values());
        all.sort(Comparator.comparingInt(e -> -e.name().length()));
        return all;
    }

    /** The places that zones of several places are named for. */
    private static boolean isMain(String id) {
        return switch (id) {
            case "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "Europe/Paris",
                 "Europe/London", "Asia/Tokyo", "Asia/Shanghai", "Asia/Kolkata", "Europe/Moscow", "Australia/Sydney",
                 "Europe/Bucharest", "Europe/Lisbon" -> true;
            default -> false;
        };
    }
}
