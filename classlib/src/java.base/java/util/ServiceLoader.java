package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.loader.ClassPathResources;

/** Finds the providers of a service that resources of a loader name, those in {@code META-INF/services}. */
public final class ServiceLoader<S> implements Iterable<S> {
    public interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    private final Class<S> service;
    private final ClassLoader loader;
    /** What was found so far. */
    private List<ProviderImpl<S>> found = new ArrayList<>();
    private Set<String> seen = new HashSet<>();
    /** Names that come next, and the files after the one they stand in; null before the first. */
    private Queue<String> names = new ArrayDeque<>();
    private Enumeration<URL> files;
    /** The same where the loader is that of the class path: the number of the next file. */
    private int nextFile;
    private boolean isAtEnd;

    private ServiceLoader(Class<S> service, ClassLoader loader) {
        this.service = Objects.requireNonNull(service);
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<>(service, Thread.currentThread().getContextClassLoader());
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<>(service, loader);
    }

    /** The providers of the platform, of which there are none. */
    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        ServiceLoader<S> empty = new ServiceLoader<>(service, ClassLoader.getPlatformClassLoader());
        empty.isAtEnd = true;
        return empty;
    }

    private ServiceConfigurationError failure(String message, Throwable cause) {
        return new ServiceConfigurationError(service.getName() + ": " + message, cause);
    }

    /** A provider, made when it is first asked for. */
    private static final class ProviderImpl<S> implements Provider<S> {
        private final ServiceLoader<S> of;
        private final Class<? extends S> type;
        private final Constructor<? extends S> constructor;
        private S shared;

        ProviderImpl(ServiceLoader<S> of, Class<? extends S> type, Constructor<? extends S> constructor) {
            this.of = of;
            this.type = type;
            this.constructor = constructor;
        }

        @Override
        public Class<? extends S> type() {
            return type;
        }

        @Override
        public S get() {
            try {
                return constructor.newInstance();
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw of.failure("Provider " + type.getName() + " could not be instantiated", e.getCause());
            } catch (Throwable e) {
                throw of.failure("Provider " + type.getName() + " could not be instantiated", e);
            }
        }

        S shared() {
            if (shared == null) {
                shared = get();
            }
            return shared;
        }
    }

    /** Reads names until there is one, or nothing is left. */
    private boolean hasName() {
        while (names.isEmpty() && !isAtEnd) {
            String file = "META-INF/services/" + service.getName();
            try (InputStream in = nextFile(file)) {
                if (in == null) {
                    isAtEnd = true;
                } else {
                    read(file, in);
                }
            } catch (IOException e) {
                throw failure("Error accessing configuration file", e);
            }
        }
        return !names.isEmpty();
    }

    /** Opens the next file; null if there is none. */
    private InputStream nextFile(String file) throws IOException {
        if (loader == ClassLoader.getSystemClassLoader()) {
            return ClassPathResources.open(file, nextFile++);
        }
        if (files == null) {
            files = loader.getResources(file);
        }
        return files.hasMoreElements() ? files.nextElement().openStream() : null;
    }

    private void read(String file, InputStream in) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        int number = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            number++;
            int comment = line.indexOf('#');
            String name = (comment < 0 ? line : line.substring(0, comment)).trim();
            if (name.isEmpty()) {
                continue;
            }
            if (name.indexOf(' ') >= 0 || name.indexOf('\t') >= 0) {
                throw failure(file + ":" + number + ": Illegal configuration-file syntax", null);
            }
            for (int i = 0; i < name.length(); i++) {
                char c = name.charAt(i);
                boolean isLegal = i == 0 ? Character.isJavaIdentifierStart(c)
                        : Character.isJavaIdentifierPart(c) || c == '.';
                if (!isLegal) {
                    throw failure(file + ":" + number + ": Illegal provider-class name: " + name, null);
                }
            }
            if (seen.add(name)) {
                names.add(name);
            }
        }
    }

    /** The provider of a number; null behind the last one. */
    private ProviderImpl<S> provider(int number) {
        while (found.size() <= number) {
            if (!hasName()) {
                return null;
            }
            found.add(named(names.remove()));
        }
        return found.get(number);
    }

    private ProviderImpl<S> named(String name) {
        Class<?> type;
        try {
            type = Class.forName(name, false, loader);
        } catch (ClassNotFoundException absent) {
            throw failure("Provider " + name + " not found", null);
        }
        if (!service.isAssignableFrom(type)) {
            throw failure(name + " not a subtype", null);
        }
        Class<? extends S> provider = type.asSubclass(service);
        try {
            Constructor<? extends S> constructor = provider.getConstructor();
            return new ProviderImpl<>(this, provider, constructor);
        } catch (NoSuchMethodException none) {
            throw failure(name + " Unable to get public no-arg constructor", none);
        }
    }

    /** Goes over the providers. What cannot be a provider is told by the step to it. */
    private final class Steps implements Iterator<Provider<S>> {
        private final List<ProviderImpl<S>> begun = found;
        private int next;
        private ServiceConfigurationError unfit;

        @Override
        public boolean hasNext() {
            if (begun != found) {
                throw new ConcurrentModificationException();
            }
            try {
                return unfit != null || provider(next) != null;
            } catch (ServiceConfigurationError error) {
                unfit = error;
                return true;
            }
        }

        @Override
        public ProviderImpl<S> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (unfit != null) {
                ServiceConfigurationError thrown = unfit;
                unfit = null;
                throw thrown;
            }
            return provider(next++);
        }
    }

    @Override
    public Iterator<S> iterator() {
        Steps steps = new Steps();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return steps.hasNext();
            }

            @Override
            public S next() {
                return steps.next().shared();
            }
        };
    }

    public Stream<Provider<S>> stream() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Steps(), Spliterator.ORDERED), false);
    }

    public Optional<S> findFirst() {
        Iterator<S> all = iterator();
        return all.hasNext() ? Optional.of(all.next()) : Optional.empty();
    }

    public void reload() {
        found = new ArrayList<>();
        seen = new HashSet<>();
        names = new ArrayDeque<>();
        nextFile = 0;
        files = null;
        isAtEnd = false;
    }

    @Override
    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
