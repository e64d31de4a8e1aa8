package java.net;

/** Addresses as they are written. */
final class AddressText {
    private AddressText() {
    }

    /** The 4 bytes of an address of version 4 in up to four decimal numbers, of which the last fills what is left; else null. */
    static byte[] parseShort(String text) {
        String[] parts = text.split("\\.", -1);
        if (parts.length > 4) {
            return null;
        }
        byte[] address = new byte[4];
        for (int i = 0; i < parts.length; i++) {
            String part = parts[i];
            boolean last = i == parts.length - 1;
            int bytes = last ? 4 - i : 1;
            if (part.isEmpty() || part.length() > 10) {
                return null;
            }
            long value = 0;
            for (int j = 0; j < part.length(); j++) {
                int digit = part.charAt(j) - '0';
                if (digit < 0 || digit > 9) {
                    return null;
                }
                value = 10 * value + digit;
            }
            if (value >= 1L << 8 * bytes) {
                return null;
            }
            for (int j = 0; j < bytes; j++) {
                address[i + j] = (byte) (value >> 8 * (bytes - 1 - j));
            }
        }
        return address;
    }

    /** The 16 bytes of an address of version 6, without its scope; else null. */
    static byte[] parseLong(String text) {
        byte[] address = new byte[16];
        int length = 0;
        int gap = -1;
        int at = 0;
        int end = text.length();
        if (text.startsWith("::")) {
            gap = 0;
            at = 2;
        }
        while (at < end) {
            if (length == 16) {
                return null;
            }
            int stop = text.indexOf(':', at);
            String part = text.substring(at, stop < 0 ? end : stop);
            if (part.indexOf('.') >= 0) {
                byte[] tail = stop < 0 && length <= 12 && part.split("\\.", -1).length == 4 ? parseShort(part) : null;
                if (tail == null) {
                    return null;
                }
                System.arraycopy(tail, 0, address, length, 4);
                length += 4;
                break;
            }
            if (part.isEmpty() || part.length() > 4) {
                return null;
            }
            int value = 0;
            for (int i = 0; i < part.length(); i++) {
                char c = part.charAt(i);
                int digit = c < 128 ? Character.digit(c, 16) : -1;
                if (digit < 0) {
                    return null;
                }
                value = value << 4 | digit;
            }
            address[length++] = (byte) (value >> 8);
            address[length++] = (byte) value;
            if (stop < 0) {
                break;
            }
            at = stop + 1;
            if (at == end) {
                return null;
            }
            if (text.charAt(at) == ':') {
                if (gap >= 0) {
                    return null;
                }
                gap = length;
                at++;
            }
        }
        if (gap < 0) {
            return length == 16 ? address : null;
        }
        if (length == 16) {
            return null;
        }
        System.arraycopy(address, gap, address, 16 - (length - gap), length - gap);
        for (int i = gap; i < 16 - (length - gap); i++) {
            address[i] = 0;
        }
        return address;
    }

    static String shortText(byte[] address) {
        return (address[0] & 0xFF) + "." + (address[1] & 0xFF) + "." + (address[2] & 0xFF) + "." + (address[3] & 0xFF);
    }

    static String longText(byte[] address) {
        StringBuilder text = new StringBuilder(39);
        for (int i = 0; i < 16; i += 2) {
            text.append(i == 0 ? "" : ":").append(Integer.toHexString((address[i] & 0xFF) << 8 | address[i + 1] & 0xFF));
        }
        return text.toString();
    }
}
