import java.sql.*;
import java.time.*;
import java.util.*;

/** What java.sql has without a driver: dates, times, errors, the manager of drivers. */
public class DatesAndErrors {
    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("fine");
        } catch (RuntimeException thrown) {
            System.out.println(thrown);
        }
    }

    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(java.sql.Date.valueOf("2024-2-9") + " " + java.sql.Date.valueOf(LocalDate.of(1, 2, 3)).toLocalDate());
        for (String text : new String[] {"2024-13-01", "2024-1-32", "24-1-1", "x", "2024-01-01 ", "2024-aa-01", "2024--1-01"}) {
            attempt(() -> System.out.println(java.sql.Date.valueOf(text)));
        }
        System.out.println(Time.valueOf("1:2:3") + " " + Time.valueOf(LocalTime.of(23, 59, 58)).toLocalTime() + " " + new Time(1234567).toLocalTime());
        for (String text : new String[] {"24:00:00", "1:60:00", "1:2", "::", "1:2:x", "100:1:1"}) {
            attempt(() -> System.out.println(Time.valueOf(text)));
        }
        for (String text : new String[] {"2024-02-03 04:05:06", "2024-02-03 04:05:06.7", "2024-02-03 04:05:06.123456789", "1-1-1 1:1:1",
            "2024-02-03", "2024-02-03 1:2", "2024-02-03 1:2:3.", "2024-02-03 1:2:3.1234567890", "2024-02-03 1:2:x"}) {
            attempt(() -> System.out.println(Timestamp.valueOf(text)));
        }
        Timestamp stamp = new Timestamp(1234567890123L);
        stamp.setNanos(5);
        System.out.println(stamp + " " + stamp.getTime() + " " + stamp.toInstant() + " " + stamp.toLocalDateTime() + " " + stamp.hashCode());
        System.out.println(Timestamp.from(Instant.ofEpochSecond(-1, 999_999_999)) + " " + new Timestamp(-1) + " " + new Timestamp(-1).getTime());
        System.out.println(stamp.compareTo(new Timestamp(1234567890000L)) + " " + stamp.before(new Timestamp(0)) + " " + stamp.equals(new java.util.Date(1234567890000L)));
        attempt(() -> stamp.setNanos(1_000_000_000));
        attempt(() -> new java.sql.Date(0).getHours());
        attempt(() -> new java.sql.Date(0).toInstant());
        attempt(() -> new Time(0).getYear());
        SQLException first = new SQLException("a", "s1", 7, new RuntimeException("cause"));
        first.setNextException(new SQLSyntaxErrorException("b", "s2"));
        first.setNextException(new SQLTimeoutException());
        for (Throwable each : first) {
            System.out.println(each);
        }
        System.out.println(first.getSQLState() + first.getErrorCode() + first.getNextException());
        System.out.println(Arrays.toString(new BatchUpdateException("r", new int[] {1, -3}).getLargeUpdateCounts()));
        System.out.println(new DataTruncation(1, true, false, 5, 3).getSQLState() + new DataTruncation(1, true, true, 5, 3).getMessage());
        System.out.println(new SQLClientInfoException("r", Map.of("p", ClientInfoStatus.REASON_UNKNOWN)).getFailedProperties());
        try {
            DriverManager.getConnection("jdbc:none:x");
        } catch (SQLException none) {
            System.out.println(none + " " + none.getSQLState());
        }
        DriverManager.registerDriver((Driver) java.lang.reflect.Proxy.newProxyInstance(DatesAndErrors.class.getClassLoader(),
                new Class<?>[] {Driver.class}, (proxy, method, given) -> switch (method.getName()) {
                    case "acceptsURL" -> given[0].equals("jdbc:mine");
                    case "connect" -> {
                        if (given[0].equals("jdbc:mine")) {
                            throw new SQLException("refused " + given[1]);
                        }
                        yield null;
                    }
                    case "hashCode" -> 1;
                    case "equals" -> proxy == given[0];
                    default -> "driver";
                }));
        try {
            DriverManager.getConnection("jdbc:mine", "me", null);
        } catch (SQLException refused) {
            System.out.println(refused.getMessage());
        }
        System.out.println(DriverManager.getDriver("jdbc:mine") + " " + DriverManager.drivers().count());
        System.out.println(JDBCType.valueOf(Types.VARCHAR) + " " + JDBCType.DATE.getVendorTypeNumber() + " " + JDBCType.BLOB.getVendor());
        attempt(() -> JDBCType.valueOf(1234567));
        System.out.println(Arrays.toString(RowIdLifetime.values()) + Arrays.toString(PseudoColumnUsage.values()));
    }
}
