// packages: libcommons-csv-java libcommons-io-java
// jars: commons-csv.jar commons-io.jar
import java.io.*;
import java.nio.file.*;
import java.util.*;
import org.apache.commons.csv.*;

/** Tables read and written in several formats. */
public class Driver {
    enum Column { ID, NAME, VALUE }

    static final String TEXT = "ID,NAME,VALUE\r\n1,\"Smith, John\",2.5\r\n2,\"say \"\"hi\"\"\",\r\n3,\"two\nlines\",x\r\n\r\n4, spaced ,y\r\n";

    static void show(String what, CSVFormat format, String text) {
        System.out.println(what + ": " + format);
        try (CSVParser parser = CSVParser.parse(text, format)) {
            System.out.println(parser.getHeaderNames() + " " + parser.getHeaderMap());
            for (CSVRecord record : parser) {
                System.out.println(record.getRecordNumber() + " " + record.size() + " " + record.toList() + " "
                        + record.isConsistent() + " " + parser.getCurrentLineNumber() + " " + record.getCharacterPosition());
            }
        } catch (IOException | IllegalStateException | IllegalArgumentException | UncheckedIOException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static String written(CSVFormat format, Object[]... rows) throws IOException {
        StringWriter out = new StringWriter();
        try (CSVPrinter printer = new CSVPrinter(out, format)) {
            printer.printComment("a comment");
            for (Object[] row : rows) {
                printer.printRecord(row);
            }
            printer.print("last");
            printer.println();
            printer.printRecords(List.of(List.of(1, 2), new Object[] {"a", null}));
        }
        return out.toString().replace("\r", "\\r").replace("\t", "\\t");
    }

    public static void main(String[] args) throws Exception {
        show("default", CSVFormat.DEFAULT, TEXT);
        show("header", CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).build(), TEXT);
        show("trim", CSVFormat.RFC4180.builder().setTrim(true).setIgnoreEmptyLines(false).setNullString("").build(), TEXT);
        show("excel", CSVFormat.EXCEL, "a;b,c\n\n1,2,3\n");
        show("tabs", CSVFormat.TDF, "a\tb\n\"x y\"\tz\n");
        show("mysql", CSVFormat.MYSQL, "1\tab\\tc\t\\N\n");
        show("comments", CSVFormat.DEFAULT.builder().setCommentMarker('#').setDelimiter('|').build(), "# one\na|b\n#two\nc|d\n");
        show("unclosed", CSVFormat.DEFAULT, "a,\"open\n");
        show("garbage", CSVFormat.DEFAULT, "\"a\"b,c\n");
        show("twice", CSVFormat.DEFAULT.builder().setHeader().build(), "A,A\n1,2\n");
        show("enum", CSVFormat.DEFAULT.builder().setHeader(Column.class).build(), "1,n,v\n");
        CSVFormat headed = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).setIgnoreHeaderCase(true).build();
        try (Reader reader = new StringReader(TEXT); CSVParser parser = headed.parse(reader)) {
            List<CSVRecord> all = parser.getRecords();
            System.out.println(all.get(0).get("name") + " " + all.get(1).get(Column.NAME) + " " + all.get(2).isSet("value")
                    + " " + all.get(0).isMapped("none") + " " + new TreeMap<>(all.get(0).toMap()));
            try {
                all.get(0).get("absent");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
            System.out.println(all.stream().mapToInt(CSVRecord::size).sum());
        }
        Object[][] rows = {{1, "plain", 2.5}, {"with,comma", "with\"quote", "with\nline"}, {null, "", " lead"}, {true, 'c', -0.0}};
        for (CSVFormat format : new CSVFormat[] {CSVFormat.DEFAULT.builder().setCommentMarker('#').build(), CSVFormat.TDF,
            CSVFormat.POSTGRESQL_CSV, CSVFormat.MYSQL, CSVFormat.DEFAULT.builder().setQuoteMode(QuoteMode.ALL).build(),
            CSVFormat.DEFAULT.builder().setQuoteMode(QuoteMode.NON_NUMERIC).setRecordSeparator("\n").setNullString("NULL").build(),
            CSVFormat.DEFAULT.builder().setQuoteMode(QuoteMode.NONE).setEscape('\\').build()}) {
            System.out.println(written(format, rows));
        }
        Path file = Paths.get("table.csv");
        try (BufferedWriter out = Files.newBufferedWriter(file); CSVPrinter printer = CSVFormat.DEFAULT.print(out)) {
            for (int i = 0; i < 500; i++) {
                printer.printRecord(i, "row " + i, i * i);
            }
        }
        long sum = 0;
        for (CSVRecord record : CSVFormat.DEFAULT.parse(Files.newBufferedReader(file))) {
            sum += Long.parseLong(record.get(2));
        }
        System.out.println(sum + " " + Files.size(file));
    }
}
