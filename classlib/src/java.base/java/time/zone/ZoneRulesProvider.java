package java.time.zone;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import jdk.internal.vm.ZoneData;

/** Gives the rules of zones by name: those of the machine's database, and of providers that a program registers. */
public abstract class ZoneRulesProvider {
    private static final Map<String, ZoneRulesProvider> PROVIDERS = new HashMap<>();
    /** Rules that were asked for. */
    private static final Map<String, ZoneRules> KNOWN = new HashMap<>();
    /** Names of the database that Java has not got. */
    private static final Set<String> OTHERS = Set.of("EST", "MST", "HST", "ROC", "GMT+0", "GMT-0",
            "Factory", "localtime", "posixrules");
    private static Set<String> names;
    /** The names of the database and of all providers; null until it is asked for, and after a provider has come. */
    private static Set<String> available;

    protected ZoneRulesProvider() {
    }

    private static Set<String> names() {
        synchronized (PROVIDERS) {
            if (names == null) {
                Set<String> all = new LinkedHashSet<>();
                for (String name : ZoneData.names()) {
                    if (!OTHERS.contains(name)) {
                        all.add(name);
                    }
                }
                for (String name : new String[] {"SystemV/AST4", "SystemV/AST4ADT", "SystemV/CST6", "SystemV/CST6CDT",
                    "SystemV/EST5", "SystemV/EST5EDT", "SystemV/HST10", "SystemV/MST7", "SystemV/MST7MDT",
                    "SystemV/PST8", "SystemV/PST8PDT", "SystemV/YST9", "SystemV/YST9YDT"}) {
                    all.add(name);
                }
                names = all;
            }
            return names;
        }
    }

    public static Set<String> getAvailableZoneIds() {
        synchronized (PROVIDERS) {
            if (available == null) {
                Set<String> all = new LinkedHashSet<>(names());
                all.addAll(PROVIDERS.keySet());
                available = Collections.unmodifiableSet(all);
            }
            return available;
        }
    }

    public static ZoneRules getRules(String zoneId, boolean forCaching) {
        Objects.requireNonNull(zoneId, "zoneId");
        ZoneRulesProvider provider;
        synchronized (PROVIDERS) {
            ZoneRules rules = KNOWN.get(zoneId);
            if (rules != null) {
                return rules;
            }
            provider = PROVIDERS.get(zoneId);
        }
        if (provider != null) {
            return provider.provideRules(zoneId, forCaching);
        }
        ZoneRules rules = zoneId.startsWith("SystemV/") ? systemV(zoneId) : null;
        if (rules == null && !OTHERS.contains(zoneId)) {
            byte[] data = ZoneData.find(zoneId);
            rules = data == null ? null : new ZoneFile(data).rules();
        }
        if (rules == null) {
            throw new ZoneRulesException("Unknown time-zone ID: " + zoneId);
        }
        synchronized (PROVIDERS) {
            KNOWN.put(zoneId, rules);
        }
        return rules;
    }

    /** Zones of old systems: an hour that never changes, or one that changes as the place that it was named for. */
    private static ZoneRules systemV(String zoneId) {
        if (!names().contains(zoneId)) {
            return null;
        }
        String name = zoneId.substring(8);
        String place = switch (name) {
            case "AST4ADT" -> "America/Halifax";
            case "EST5EDT" -> "America/New_York";
            case "CST6CDT" -> "America/Chicago";
            case "MST7MDT" -> "America/Denver";
            case "PST8PDT" -> "America/Los_Angeles";
            case "YST9YDT" -> "America/Anchorage";
            default -> null;
        };
        return place != null ? getRules(place, true)
                : java.time.ZoneOffset.ofHours(-Integer.parseInt(name.substring(3))).getRules();
    }

    public static NavigableMap<String, ZoneRules> getVersions(String zoneId) {
        TreeMap<String, ZoneRules> versions = new TreeMap<>();
        versions.put("2026a", getRules(zoneId, false));
        return versions;
    }

    public static void registerProvider(ZoneRulesProvider provider) {
        Objects.requireNonNull(provider, "provider");
        synchronized (PROVIDERS) {
            for (String id : provider.provideZoneIds()) {
                if (names().contains(id) || PROVIDERS.putIfAbsent(id, provider) != null) {
                    throw new ZoneRulesException("Unable to register zone as one already registered with that ID: " + id
                            + ", currently loading from provider: " + provider);
                }
                available = null;
            }
        }
    }

    public static boolean refresh() {
        return false;
    }

    protected abstract Set<String> provideZoneIds();

    protected abstract ZoneRules provideRules(String zoneId, boolean forCaching);

    protected abstract NavigableMap<String, ZoneRules> provideVersions(String zoneId);

    protected boolean provideRefresh() {
        return false;
    }
}
