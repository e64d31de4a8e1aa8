package java.time;

import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;

/** A region of the database, or an offset under another name. */
final class ZoneRegion extends ZoneId {
    private static final long serialVersionUID = 8386373296231747096L;

    private final String id;
    private final transient ZoneRules rules;

    ZoneRegion(String id, ZoneRules rules) {
        this.id = id;
        this.rules = rules;
    }

    /** The region of a name. */
    static ZoneRegion region(String id) {
        boolean valid = id.length() >= 2;
        for (int i = 0; i < id.length() && valid; i++) {
            char c = id.charAt(i);
            valid = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || i > 0 && (c == '/' || c >= '0' && c <= '9'
                    || "~._+-".indexOf(c) >= 0);
        }
        if (!valid) {
            throw new DateTimeException("Invalid ID for region-based ZoneId, invalid format: " + id);
        }
        return new ZoneRegion(id, ZoneRulesProvider.getRules(id, true));
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        return rules;
    }

    Object writeReplace() {
        return new Ser(Ser.ZONE_REGION, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
