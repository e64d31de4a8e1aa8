package java.time;

import java.io.Serializable;

/** A place's time. There is one: Greenwich's, under whatever name a program asks for it. */
public abstract class ZoneId implements Serializable {
    private static final long serialVersionUID = 8352817235686L;

    ZoneId() {
    }

    public static ZoneId systemDefault() {
        return ZoneOffset.UTC;
    }

    public static ZoneId of(String zoneId) {
        switch (zoneId) {
            case "Z":
            case "UTC":
            case "GMT":
            case "Etc/UTC":
                return ZoneOffset.UTC;
            default:
                throw new DateTimeException("Unknown time-zone ID: " + zoneId);
        }
    }

    public abstract String getId();
}
