// Classes below others that were sealed after them; a sealed class and its subclass by different loaders.
import java.io.IOException;
import java.io.InputStream;

public class SealedLater {
    /** Defines what it is named itself. */
    static final class Loader extends ClassLoader {
        private final String own;

        Loader(String name, String own) {
            super(name, SealedLater.class.getClassLoader());
            this.own = own;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals(own)) {
                return super.loadClass(name, resolve);
            }
            try (InputStream file = getResourceAsStream(name + ".class")) {
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException failed) {
                throw new ClassNotFoundException(name, failed);
            }
        }
    }

    static void shown(String name, ClassLoader loader) {
        try {
            System.out.println(Class.forName(name, true, loader));
        } catch (Throwable thrown) {
            System.out.println(thrown.toString().replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] args) {
        for (String name : "Implements Extends FaceBelow Permitted PermittedToo".split(" ")) {
            shown(name, SealedLater.class.getClassLoader());
            shown(name, new Loader(null, name));
            shown(name, new Loader("named", name));
        }
    }
}

class Implements implements Face {
}

class Extends extends Base {
}

interface FaceBelow extends Face {
}

final class Permitted implements Face {
}

final class PermittedToo extends Base {
}

interface Face {
}

class Base {
}
