// packages: libcommons-io-java
// jars: commons-io.jar
// args: $WORK
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectOutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.*;
import org.apache.commons.io.*;
import org.apache.commons.io.comparator.*;
import org.apache.commons.io.filefilter.*;
import org.apache.commons.io.input.*;
import org.apache.commons.io.output.*;

/** Files, names, streams and readers of all kinds. */
public class Driver {
    public static void main(String[] args) throws Exception {
        File work = new File(args[0], "tree");
        FileUtils.forceMkdir(new File(work, "a/b/c"));
        FileUtils.writeStringToFile(new File(work, "one.txt"), "first\nsecond\nthird\n", StandardCharsets.UTF_8);
        FileUtils.writeLines(new File(work, "a/two.csv"), List.of("x,y", "1,2", "\u00e9,\u20ac"));
        FileUtils.write(new File(work, "a/b/three.TXT"), "appended", StandardCharsets.UTF_8, true);
        FileUtils.writeByteArrayToFile(new File(work, "a/b/c/four.bin"), new byte[5000]);
        FileUtils.touch(new File(work, "empty"));
        System.out.println(FileUtils.readLines(new File(work, "one.txt"), "UTF-8") + " " + FileUtils.sizeOfDirectory(work) + " "
                + FileUtils.byteCountToDisplaySize(123456789L) + " " + FileUtils.checksumCRC32(new File(work, "one.txt")));
        List<String> names = new ArrayList<>();
        for (File each : FileUtils.listFiles(work, new String[] {"txt", "bin"}, true)) {
            names.add(work.toPath().relativize(each.toPath()).toString());
        }
        Collections.sort(names);
        System.out.println(names);
        names.clear();
        IOFileFilter filter = FileFilterUtils.or(new SuffixFileFilter(".txt", IOCase.INSENSITIVE), FileFilterUtils.and(new SizeFileFilter(4000), FileFileFilter.INSTANCE),
                new WildcardFileFilter("t?o*"));
        FileUtils.iterateFilesAndDirs(work, filter, TrueFileFilter.INSTANCE).forEachRemaining(f -> names.add(f.getName()));
        Collections.sort(names);
        System.out.println(names + " " + filter);
        FileUtils.copyDirectory(work, new File(args[0], "copy"));
        System.out.println(FileUtils.contentEquals(new File(work, "one.txt"), new File(args[0], "copy/one.txt")) + " "
                + FileUtils.directoryContains(work, new File(work, "a")));
        FileUtils.moveFile(new File(args[0], "copy/one.txt"), new File(args[0], "moved.txt"));
        FileUtils.deleteDirectory(new File(args[0], "copy"));
        System.out.println(new File(args[0], "copy").exists() + " " + new File(args[0], "moved.txt").length());
        try {
            FileUtils.readFileToString(new File(work, "none"), "UTF-8");
        } catch (IOException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        for (String name : new String[] {"/a/b/../c.tar.gz", "C:\\x\\.\\y.txt", "rel/./q/", "", "../up", "~/home"}) {
            System.out.println(FilenameUtils.normalize(name) + " " + FilenameUtils.getBaseName(name) + " " + FilenameUtils.getExtension(name) + " "
                    + FilenameUtils.getFullPath(name) + " " + FilenameUtils.getPrefixLength(name) + " " + FilenameUtils.separatorsToWindows(name));
        }
        System.out.println(FilenameUtils.wildcardMatch("abc.txt", "a*.t?t") + " " + FilenameUtils.equalsNormalized("a/../b", "b") + " " + FilenameUtils.concat("/x", "../y"));
        InputStream in = new TeeInputStream(new ByteArrayInputStream("tee data".getBytes()), new ByteArrayOutputStream());
        System.out.println(IOUtils.toString(in, "UTF-8"));
        CountingInputStream counted = new CountingInputStream(new BoundedInputStream(new ByteArrayInputStream(new byte[100]), 42));
        IOUtils.copy(counted, NullOutputStream.NULL_OUTPUT_STREAM);
        System.out.println(counted.getCount() + " " + IOUtils.contentEquals(new StringReader("a"), new StringReader("a")) + " " + IOUtils.readLines(new StringReader("p\nq\r\nr")));
        BOMInputStream bom = new BOMInputStream(new ByteArrayInputStream("\ufeffmarked".getBytes(StandardCharsets.UTF_8)), ByteOrderMark.UTF_8, ByteOrderMark.UTF_16LE);
        System.out.println(bom.hasBOM() + " " + bom.getBOMCharsetName() + " " + IOUtils.toString(bom, StandardCharsets.UTF_8));
        try (XmlStreamReader xml = new XmlStreamReader(new ByteArrayInputStream("<?xml version='1.0' encoding='ISO-8859-1'?><a>\u00e9</a>".getBytes("ISO-8859-1")))) {
            System.out.println(xml.getEncoding() + " " + IOUtils.toString(xml).length());
        }
        try (ReversedLinesFileReader reversed = new ReversedLinesFileReader(new File(work, "one.txt"), StandardCharsets.UTF_8)) {
            System.out.println(reversed.readLine() + reversed.readLine() + reversed.readLine() + reversed.readLine());
        }
        LineIterator lines = FileUtils.lineIterator(new File(work, "a/two.csv"), "UTF-8");
        while (lines.hasNext()) {
            System.out.print(lines.next() + ";");
        }
        System.out.println();
        DeferredFileOutputStream deferred = new DeferredFileOutputStream(10, new File(args[0], "deferred"));
        deferred.write("short".getBytes());
        System.out.print(deferred.isInMemory());
        deferred.write("now it is longer".getBytes());
        deferred.close();
        System.out.println(" " + deferred.isInMemory() + " " + new File(args[0], "deferred").length());
        StringBuilderWriter writer = new StringBuilderWriter();
        HexDump.dump(new byte[] {1, 2, 65, 66, (byte) 200}, 0, new WriterOutputStream(writer, StandardCharsets.UTF_8, 16, true), 0);
        System.out.print(writer);
        File[] sorted = work.listFiles();
        Arrays.sort(sorted, new CompositeFileComparator(DirectoryFileComparator.DIRECTORY_COMPARATOR, NameFileComparator.NAME_REVERSE));
        for (File each : sorted) {
            System.out.print(each.getName() + " ");
        }
        System.out.println();
        byte[] swapped = new byte[8];
        EndianUtils.writeSwappedLong(swapped, 0, 0x0102030405060708L);
        System.out.println(Arrays.toString(swapped) + " " + EndianUtils.readSwappedInteger(swapped, 0) + " " + FileUtils.getFile("a", "b") + " " + IOCase.INSENSITIVE.checkEndsWith("ABC", "bc"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ProxyOutputStream proxy = new CloseShieldOutputStream(bytes)) {
            IOUtils.writeLines(List.of("k", "l"), "\n", proxy, "UTF-8");
        }
        ClassLoaderObjectInputStream objects = new ClassLoaderObjectInputStream(Driver.class.getClassLoader(), new ByteArrayInputStream(serialized(new TreeMap<>(Map.of("a", 1)))));
        System.out.println(bytes.size() + " " + objects.readObject());
        PathUtilsDemo.show(work);
        DirectoryWalker<String> walker = new DirectoryWalker<>() {
            @Override
            protected void handleFile(File file, int depth, Collection<String> results) {
                results.add(depth + file.getName());
            }
        };
        System.out.println(walker.getClass().getSuperclass().getSimpleName());
        FileUtils.cleanDirectory(work);
        System.out.println(work.list().length);
    }

    static byte[] serialized(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    static class PathUtilsDemo {
        static void show(File work) throws IOException {
            System.out.println(org.apache.commons.io.file.PathUtils.countDirectory(work.toPath()));
        }
    }
}
