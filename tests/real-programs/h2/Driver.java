// packages: libh2-java
// jars: h2.jar
// time: 120
import java.sql.*;
import org.h2.jdbcx.JdbcDataSource;

/** A database in memory: tables, queries, transactions, functions and what is wrong. */
public class Driver {
    static void show(ResultSet rows) throws SQLException {
        ResultSetMetaData about = rows.getMetaData();
        while (rows.next()) {
            StringBuilder line = new StringBuilder();
            for (int i = 1; i <= about.getColumnCount(); i++) {
                line.append(i == 1 ? "" : ", ").append(about.getColumnLabel(i)).append('=').append(rows.getString(i));
            }
            System.out.println(line);
        }
    }

    static void run(Connection connection, String sql) {
        try (Statement statement = connection.createStatement()) {
            if (statement.execute(sql)) {
                System.out.println("> " + sql);
                show(statement.getResultSet());
            } else {
                System.out.println("> " + sql + " changed " + statement.getUpdateCount());
            }
        } catch (SQLException e) {
            System.out.println("> " + sql + " failed " + e.getSQLState() + " " + e.getErrorCode());
        }
    }

    public static int twice(int value) {
        return 2 * value;
    }

    public static void main(String[] args) throws Exception {
        JdbcDataSource source = new JdbcDataSource();
        source.setURL("jdbc:h2:mem:test");
        source.setUser("sa");
        try (Connection connection = source.getConnection()) {
            run(connection, "create table person(id int primary key auto_increment, name varchar(40) not null, born date, height decimal(4, 2), note clob)");
            run(connection, "create table pet(id identity, owner int references person(id), kind varchar(20) check (kind <> 'dragon'))");
            run(connection, "create index by_name on person(name)");
            try (PreparedStatement insert = connection.prepareStatement("insert into person(name, born, height, note) values (?, ?, ?, ?)", Statement.RETURN_GENERATED_KEYS)) {
                String[] names = {"Ann", "Bob", "Cid", "Dora", "Eve"};
                for (int i = 0; i < names.length; i++) {
                    insert.setString(1, names[i]);
                    insert.setDate(2, Date.valueOf("1990-0" + (i + 1) + "-11"));
                    insert.setBigDecimal(3, new java.math.BigDecimal("1." + (60 + i * 5)));
                    insert.setString(4, i == 2 ? null : "note of " + names[i]);
                    insert.addBatch();
                }
                System.out.println(insert.executeBatch().length);
            }
            run(connection, "insert into pet(owner, kind) select id, case when mod(id, 2) = 0 then 'cat' else 'dog' end from person where id < 5");
            run(connection, "insert into pet(owner, kind) values (77, 'cat')");
            run(connection, "insert into pet(owner, kind) values (1, 'dragon')");
            run(connection, "select p.name, count(t.id) as pets, min(t.kind) from person p left join pet t on t.owner = p.id group by p.name order by p.name desc");
            run(connection, "select name, height, year(born) y, month(born) m from person where name like '%o%' or height between 1.6 and 1.7");
            run(connection, "select avg(height), sum(height), max(born), count(note) from person");
            run(connection, "select name, rank() over (order by height desc) r, lag(name) over (order by id) before from person order by id");
            run(connection, "with recursive n(x) as (select 1 union all select x + 1 from n where x < 5) select x, x * x from n");
            run(connection, "select upper(name) || '-' || lpad(cast(id as varchar), 3, '0'), substring(note, 1, 4), coalesce(note, 'none') from person where id in (1, 3)");
            run(connection, "update person set height = height + 0.1 where id > 3");
            run(connection, "merge into person(id, name) key(id) values (2, 'Bobby')");
            run(connection, "delete from pet where kind = 'dog'");
            run(connection, "select * from person order by id limit 2 offset 1");
            run(connection, "create view tall as select name from person where height > 1.7");
            run(connection, "select * from tall order by 1");
            run(connection, "explain select * from person where name = 'Ann'");
            run(connection, "select date '2024-02-29' + interval '1' year, datediff(day, date '2024-01-01', date '2024-03-01'), formatdatetime(timestamp '2024-05-06 07:08:09', 'yyyy/MM/dd HH:mm')");
            run(connection, "create alias twice for 'Driver.twice'");
            run(connection, "select twice(21), regexp_replace('abc', 'b', 'x'), hash('SHA-256', 'a'), array[1, 2][2]");
            run(connection, "selec 1");
            run(connection, "select none from person");
            run(connection, "select 1 / 0");
            run(connection, "insert into person(name) values (null)");
            connection.setAutoCommit(false);
            Savepoint before = connection.setSavepoint();
            run(connection, "delete from pet");
            connection.rollback(before);
            run(connection, "select count(*) from pet");
            connection.commit();
            DatabaseMetaData about = connection.getMetaData();
            System.out.println(about.getDatabaseProductName() + " " + about.getDriverMajorVersion());
            try (ResultSet columns = about.getColumns(null, "PUBLIC", "PERSON", null)) {
                while (columns.next()) {
                    System.out.println(columns.getString("COLUMN_NAME") + " " + columns.getString("TYPE_NAME") + " " + columns.getInt("COLUMN_SIZE"));
                }
            }
            try (PreparedStatement query = connection.prepareStatement("select name, height from person where id = ? or born > ?")) {
                query.setInt(1, 1);
                query.setObject(2, java.time.LocalDate.of(1990, 4, 1));
                show(query.executeQuery());
            }
            run(connection, "script nodata nopasswords nosettings");
        }
    }
}
