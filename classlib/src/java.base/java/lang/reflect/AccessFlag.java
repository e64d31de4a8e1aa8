package java.lang.reflect;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A flag of a class, member, parameter or module in a class file. */
public enum AccessFlag {
    PUBLIC(0x1, true, Location.CLASS, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    PRIVATE(0x2, true, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    PROTECTED(0x4, true, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    STATIC(0x8, true, Location.FIELD, Location.METHOD, Location.INNER_CLASS),
    FINAL(0x10, true, Location.CLASS, Location.FIELD, Location.METHOD, Location.INNER_CLASS,
            Location.METHOD_PARAMETER),
    SUPER(0x20, false, Location.CLASS),
    OPEN(0x20, false, Location.MODULE),
    TRANSITIVE(0x20, false, Location.MODULE_REQUIRES),
    SYNCHRONIZED(0x20, true, Location.METHOD),
    STATIC_PHASE(0x40, false, Location.MODULE_REQUIRES),
    VOLATILE(0x40, true, Location.FIELD),
    BRIDGE(0x40, false, Location.METHOD),
    TRANSIENT(0x80, true, Location.FIELD),
    VARARGS(0x80, false, Location.METHOD),
    NATIVE(0x100, true, Location.METHOD),
    INTERFACE(0x200, false, Location.CLASS, Location.INNER_CLASS),
    ABSTRACT(0x400, true, Location.CLASS, Location.METHOD, Location.INNER_CLASS),
    STRICT(0x800, true),
    SYNTHETIC(0x1000, false, Location.CLASS, Location.FIELD, Location.METHOD, Location.INNER_CLASS,
            Location.METHOD_PARAMETER, Location.MODULE, Location.MODULE_REQUIRES, Location.MODULE_EXPORTS,
            Location.MODULE_OPENS),
    ANNOTATION(0x2000, false, Location.CLASS, Location.INNER_CLASS),
    ENUM(0x4000, false, Location.CLASS, Location.FIELD, Location.INNER_CLASS),
    MANDATED(0x8000, false, Location.METHOD_PARAMETER, Location.MODULE, Location.MODULE_REQUIRES,
            Location.MODULE_EXPORTS, Location.MODULE_OPENS),
    MODULE(0x8000, false, Location.CLASS);

    private final int mask;
    private final boolean isModifier;
    private final Set<Location> locations = EnumSet.noneOf(Location.class);

    AccessFlag(int mask, boolean isModifier, Location... locations) {
        this.mask = mask;
        this.isModifier = isModifier;
        Collections.addAll(this.locations, locations);
    }

    public int mask() {
        return mask;
    }

    /** Whether it is written as a word in programs. */
    public boolean sourceModifier() {
        return isModifier;
    }

    public Set<Location> locations() {
        return Collections.unmodifiableSet(locations);
    }

    /** The flags of a mask. */
    public static Set<AccessFlag> maskToAccessFlags(int mask, Location location) {
        Set<AccessFlag> found = EnumSet.noneOf(AccessFlag.class);
        int left = mask;
        for (AccessFlag flag : values()) {
            if ((mask & flag.mask) != 0 && flag.locations.contains(location)) {
                found.add(flag);
                left &= ~flag.mask;
            }
        }
        if (left != 0) {
            throw new IllegalArgumentException(
                    "Unmatched bit position 0x" + Integer.toHexString(left) + " for location " + location);
        }
        return Collections.unmodifiableSet(found);
    }

    /** The flags of a mask, as far as they are known. */
    static Set<AccessFlag> of(int mask, Location location) {
        int known = 0;
        for (AccessFlag flag : values()) {
            known |= flag.locations.contains(location) ? flag.mask : 0;
        }
        return maskToAccessFlags(mask & known, location);
    }

    /** Where a flag may stand. */
    public enum Location {
        CLASS, FIELD, METHOD, INNER_CLASS, METHOD_PARAMETER, MODULE, MODULE_REQUIRES, MODULE_EXPORTS, MODULE_OPENS
    }
}
