package java.sql;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Properties;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** Finds the driver of a database. */
public class DriverManager {
    private static final CopyOnWriteArrayList<Known> DRIVERS = new CopyOnWriteArrayList<>();
    private static volatile int loginTimeout;
    private static volatile PrintWriter writer;
    private static volatile PrintStream stream;
    private static boolean searched;

    private record Known(Driver driver, DriverAction action) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Known known && known.driver == driver;
        }

        @Override
        public int hashCode() {
            return driver.hashCode();
        }
    }

    private DriverManager() {
    }

    public static PrintWriter getLogWriter() {
        return writer;
    }

    public static void setLogWriter(PrintWriter out) {
        stream = null;
        writer = out;
    }

    @Deprecated
    public static void setLogStream(PrintStream out) {
        stream = out;
        writer = out == null ? null : new PrintWriter(out);
    }

    @Deprecated
    public static PrintStream getLogStream() {
        return stream;
    }

    public static void println(String message) {
        PrintWriter to = writer;
        if (to != null) {
            to.println(message);
            to.flush();
        }
    }

    public static void setLoginTimeout(int seconds) {
        loginTimeout = seconds;
    }

    public static int getLoginTimeout() {
        return loginTimeout;
    }

    private static synchronized void search() {
        if (searched) {
            return;
        }
        searched = true;
        try {
            // Drivers register themselves when they are made.
            for (Driver each : ServiceLoader.load(Driver.class)) {
                println("  found " + each);
            }
        } catch (ServiceConfigurationError broken) {
            println(broken.toString());
        }
    }

    public static void registerDriver(Driver driver) throws SQLException {
        registerDriver(driver, null);
    }

    public static void registerDriver(Driver driver, DriverAction da) throws SQLException {
        if (driver == null) {
            throw new NullPointerException();
        }
        DRIVERS.addIfAbsent(new Known(driver, da));
        println("registerDriver: " + driver);
    }

    public static void deregisterDriver(Driver driver) throws SQLException {
        if (driver == null) {
            return;
        }
        for (Known known : DRIVERS) {
            if (known.driver() == driver) {
                if (known.action() != null) {
                    known.action().deregister();
                }
                DRIVERS.remove(known);
                return;
            }
        }
    }

    public static Enumeration<Driver> getDrivers() {
        return Collections.enumeration(all());
    }

    public static Stream<Driver> drivers() {
        return all().stream();
    }

    private static List<Driver> all() {
        search();
        List<Driver> all = new ArrayList<>();
        for (Known known : DRIVERS) {
            all.add(known.driver());
        }
        return all;
    }

    public static Driver getDriver(String url) throws SQLException {
        for (Driver driver : all()) {
            try {
                if (driver.acceptsURL(url)) {
                    return driver;
                }
            } catch (SQLException notThisOne) {
                println(notThisOne.toString());
            }
        }
        throw new SQLException("No suitable driver", "08001");
    }

    public static Connection getConnection(String url) throws SQLException {
        return getConnection(url, new Properties());
    }

    public static Connection getConnection(String url, String user, String password) throws SQLException {
        Properties info = new Properties();
        if (user != null) {
            info.put("user", user);
        }
        if (password != null) {
            info.put("password", password);
        }
        return getConnection(url, info);
    }

    public static Connection getConnection(String url, Properties info) throws SQLException {
        if (url == null) {
            throw new SQLException("The url cannot be null", "08001");
        }
        SQLException first = null;
        for (Driver driver : all()) {
            try {
                Connection made = driver.connect(url, info);
                if (made != null) {
                    return made;
                }
            } catch (SQLException failed) {
                first = first == null ? failed : first;
            }
        }
        throw first != null ? first : new SQLException("No suitable driver found for " + url, "08001");
    }
}
