import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.TreeSet;

/** Mapped buffers come from channels, and from nothing else that programs could reach. */
public class MappedBufferMembers {
    public static void main(String[] arguments) throws Exception {
        TreeSet<String> makers = new TreeSet<>();
        for (Method method : MappedByteBuffer.class.getMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && method.getDeclaringClass() == MappedByteBuffer.class) {
                makers.add(method.getName());
            }
        }
        System.out.println(makers + " " + MappedByteBuffer.class.getConstructors().length);
        for (Constructor<?> constructor : MappedByteBuffer.class.getDeclaredConstructors()) {
            boolean isOpen = constructor.trySetAccessible();
            if (isOpen || Modifier.isPublic(constructor.getModifiers())) {
                System.out.println("can be called: " + constructor);
            }
        }
        try {
            MethodHandles.privateLookupIn(MappedByteBuffer.class, MethodHandles.lookup());
            System.out.println("looked into");
        } catch (IllegalAccessException refused) {
            System.out.println("refused");
        }
        Path path = Files.createTempFile("mapped", null);
        Files.writeString(path, "a file");
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer first = channel.map(FileChannel.MapMode.READ_WRITE, 2, 4);
            first.put(0, (byte) 'p');
            first.force();
            MappedByteBuffer second = channel.map(FileChannel.MapMode.READ_ONLY, 0, 6);
            System.out.println((char) second.get(2) + " " + second.isReadOnly() + " " + first.slice().limit() + " "
                    + Files.readString(path));
        }
        Files.delete(path);
    }
}
