package java.util;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Texts and other objects of a locale, by keys: a class or a file of properties for each locale that has its own. */
public abstract class ResourceBundle {
    /** What was found, by where it was looked for. */
    private static final ConcurrentMap<List<Object>, ResourceBundle> KNOWN = new ConcurrentHashMap<>();

    private static final StackWalker CALLERS = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    private static final Control STANDARD = Control.getControl(Control.FORMAT_DEFAULT);

    protected ResourceBundle parent;
    private Locale locale;
    private String name;

    public ResourceBundle() {
    }

    public String getBaseBundleName() {
        return name;
    }

    public final String getString(String key) {
        return (String) getObject(key);
    }

    public final String[] getStringArray(String key) {
        return (String[]) getObject(key);
    }

    public final Object getObject(String key) {
        String last = null;
        for (ResourceBundle bundle = this; bundle != null; bundle = bundle.parent) {
            Object found = bundle.handleGetObject(key);
            if (found != null) {
                return found;
            }
            last = bundle.getClass().getName();
        }
        throw new MissingResourceException("Can't find resource for bundle " + last + ", key " + key, last, key);
    }

    public Locale getLocale() {
        return locale;
    }

    protected void setParent(ResourceBundle parent) {
        this.parent = parent;
    }

    protected abstract Object handleGetObject(String key);

    public abstract Enumeration<String> getKeys();

    public boolean containsKey(String key) {
        Objects.requireNonNull(key);
        return handleKeySet().contains(key) || parent != null && parent.containsKey(key);
    }

    public Set<String> keySet() {
        Set<String> keys = new HashSet<>(handleKeySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return keys;
    }

    protected Set<String> handleKeySet() {
        Set<String> own = new HashSet<>();
        for (Enumeration<String> keys = getKeys(); keys.hasMoreElements();) {
            String key = keys.nextElement();
            if (handleGetObject(key) != null) {
                own.add(key);
            }
        }
        return own;
    }

    public static final ResourceBundle getBundle(String baseName) {
        return find(baseName, Locale.getDefault(), loaderOf(CALLERS.getCallerClass()), STANDARD);
    }

    public static final ResourceBundle getBundle(String baseName, Control control) {
        return find(baseName, Locale.getDefault(), loaderOf(CALLERS.getCallerClass()), control);
    }

    public static final ResourceBundle getBundle(String baseName, Locale locale) {
        return find(baseName, locale, loaderOf(CALLERS.getCallerClass()), STANDARD);
    }

    public static ResourceBundle getBundle(String baseName, Locale targetLocale, Control control) {
        return find(baseName, targetLocale, loaderOf(CALLERS.getCallerClass()), control);
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
        return find(baseName, locale, Objects.requireNonNull(loader), STANDARD);
    }

    public static ResourceBundle getBundle(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
        return find(baseName, targetLocale, Objects.requireNonNull(loader), control);
    }

    private static ClassLoader loaderOf(Class<?> caller) {
        ClassLoader loader = caller.getClassLoader();
        return loader != null ? loader : ClassLoader.getSystemClassLoader();
    }

    private static ResourceBundle find(String baseName, Locale targetLocale, ClassLoader loader, Control control) {
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(targetLocale);
        ResourceBundle base = null;
        for (Locale wanted = targetLocale; wanted != null; wanted = control.getFallbackLocale(baseName, wanted)) {
            ResourceBundle found = chain(baseName, control.getCandidateLocales(baseName, wanted), 0, loader, control);
            if (found != null && (!found.locale.equals(Locale.ROOT) || wanted.equals(Locale.ROOT))) {
                return found;
            }
            base = base == null ? found : base;
        }
        if (base != null) {
            return base;
        }
        String missing = baseName + "_" + targetLocale;
        throw new MissingResourceException("Can't find bundle for base name " + baseName + ", locale " + targetLocale,
                missing, "");
    }

    /** The bundle of the first locale that has one, with those behind it for parents. */
    private static ResourceBundle chain(String baseName, List<Locale> locales, int index, ClassLoader loader,
            Control control) {
        if (index == locales.size()) {
            return null;
        }
        ResourceBundle rest = chain(baseName, locales, index + 1, loader, control);
        Locale locale = locales.get(index);
        List<Object> key = List.of(control.key(), loader, baseName, locale);
        ResourceBundle own = KNOWN.get(key);
        if (own == null) {
            for (String format : control.getFormats(baseName)) {
                try {
                    own = control.newBundle(baseName, locale, format, loader, false);
                } catch (IOException | ReflectiveOperationException failure) {
                    throw (MissingResourceException) new MissingResourceException("Can't find bundle for base name "
                            + baseName + ", locale " + locale, baseName + "_" + locale, "").initCause(failure);
                }
                if (own != null) {
                    own.locale = locale;
                    own.name = baseName;
                    KNOWN.put(key, own);
                    break;
                }
            }
        }
        if (own == null) {
            return rest;
        }
        if (own.parent == null) {
            own.setParent(rest);
        }
        return own;
    }

    public static final void clearCache() {
        KNOWN.clear();
    }

    /** Says where bundles are looked for. */
    public static class Control {
        public static final List<String> FORMAT_DEFAULT = List.of("java.class", "java.properties");
        public static final List<String> FORMAT_CLASS = List.of("java.class");
        public static final List<String> FORMAT_PROPERTIES = List.of("java.properties");
        public static final long TTL_DONT_CACHE = -1;
        public static final long TTL_NO_EXPIRATION_CONTROL = -2;

        private List<String> formats = FORMAT_DEFAULT;
        private boolean fallback = true;

        protected Control() {
        }

        private static Control of(List<String> formats, boolean fallback) {
            Control control = new Control();
            control.formats = formats;
            control.fallback = fallback;
            if (!formats.equals(FORMAT_DEFAULT) && !formats.equals(FORMAT_CLASS) && !formats.equals(FORMAT_PROPERTIES)) {
                throw new IllegalArgumentException();
            }
            return control;
        }

        public static final Control getControl(List<String> formats) {
            return of(formats, true);
        }

        public static final Control getNoFallbackControl(List<String> formats) {
            return of(formats, false);
        }

        /** What tells bundles that this one found from those of others. */
        private String key() {
            return getClass() == Control.class ? formats + "\n" : getClass().getName() + "@"
                    + System.identityHashCode(this) + "\n";
        }

        public List<String> getFormats(String baseName) {
            Objects.requireNonNull(baseName);
            return formats;
        }

        public List<Locale> getCandidateLocales(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            List<Locale> all = new ArrayList<>();
            String language = locale.getLanguage();
            String script = locale.getScript();
            String country = locale.getCountry();
            String variant = locale.getVariant();
            if (language.equals("no") && country.equals("NO") && variant.equals("NY")) {
                // What Nynorsk was called before it had a code.
                language = "nn";
                variant = "";
            }
            if (language.equals("zh") && script.isEmpty()) {
                boolean isTraditional = country.equals("TW") || country.equals("HK") || country.equals("MO");
                boolean isSimplified = country.equals("CN") || country.equals("SG");
                script = isTraditional ? "Hant" : isSimplified ? "Hans" : "";
            }
            if (!script.isEmpty()) {
                addVariants(all, language, script, country, variant);
                add(all, language, script, "", "");
            }
            if (language.equals("zh") && country.isEmpty()) {
                country = script.equals("Hant") ? "TW" : script.equals("Hans") ? "CN" : "";
            }
            addVariants(all, language, "", country, variant);
            add(all, language, "", "", "");
            if (language.equals("nn")) {
                add(all, "no", "", "NO", "NY");
                add(all, "no", "", "NO", "");
                add(all, "no", "", "", "");
            }
            if (language.equals("no") || language.equals("nb")) {
                all = withOther(all, language.equals("no") ? "nb" : "no");
            }
            all.add(Locale.ROOT);
            return all;
        }

        /** Each locale, and behind it the same of another language. */
        private static List<Locale> withOther(List<Locale> all, String language) {
            List<Locale> both = new ArrayList<>();
            for (Locale each : all) {
                both.add(each);
                add(both, language, each.getScript(), each.getCountry(), each.getVariant());
            }
            return both;
        }

        /** A country with its variant, with the parts that the variant begins with, and without one. */
        private static void addVariants(List<Locale> all, String language, String script, String country, String variant) {
            for (String rest = variant; !rest.isEmpty(); rest = rest.substring(0, Math.max(0, rest.lastIndexOf('_')))) {
                add(all, language, script, country, rest);
            }
            add(all, language, script, country, "");
        }

        private static void add(List<Locale> all, String language, String script, String country, String variant) {
            Locale locale = Locale.ofParts(language, script, country, variant);
            if (!locale.equals(Locale.ROOT) && !all.contains(locale)) {
                all.add(locale);
            }
        }

        public Locale getFallbackLocale(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            Locale standard = Locale.getDefault();
            return !fallback || locale.equals(standard) ? null : standard;
        }

        public ResourceBundle newBundle(String baseName, Locale locale, String format, ClassLoader loader, boolean reload)
                throws IllegalAccessException, InstantiationException, IOException {
            String name = toBundleName(baseName, locale);
            if (format.equals("java.class")) {
                return ofClass(name, loader);
            }
            if (!format.equals("java.properties")) {
                throw new IllegalArgumentException("unknown format: " + format);
            }
            try (InputStream in = loader.getResourceAsStream(toResourceName(name, "properties"))) {
                return in == null ? null : new PropertyResourceBundle(in);
            }
        }

        private ResourceBundle ofClass(String name, ClassLoader loader)
                throws IllegalAccessException, InstantiationException {
            Class<?> found;
            try {
                found = Class.forName(name, false, loader);
            } catch (ClassNotFoundException none) {
                return null;
            }
            if (!ResourceBundle.class.isAssignableFrom(found)) {
                if (this == STANDARD) {
                    return null;
                }
                throw new ClassCastException(found.getName() + " cannot be cast to ResourceBundle");
            }
            try {
                return (ResourceBundle) MethodHandles.publicLookup()
                        .findConstructor(found, MethodType.methodType(void.class)).invoke();
            } catch (IllegalAccessException | RuntimeException | Error failure) {
                throw failure;
            } catch (Throwable failure) {
                throw (InstantiationException) new InstantiationException(name).initCause(failure);
            }
        }

        public long getTimeToLive(String baseName, Locale locale) {
            return TTL_NO_EXPIRATION_CONTROL;
        }

        public String toBundleName(String baseName, Locale locale) {
            // A script alone names no bundle of its own.
            if (locale.getLanguage().isEmpty() && locale.getCountry().isEmpty() && locale.getVariant().isEmpty()) {
                return baseName;
            }
            StringBuilder name = new StringBuilder(baseName).append('_').append(locale.getLanguage());
            if (!locale.getScript().isEmpty()) {
                name.append('_').append(locale.getScript());
            }
            if (!locale.getCountry().isEmpty() || !locale.getVariant().isEmpty()) {
                name.append('_').append(locale.getCountry());
            }
            return locale.getVariant().isEmpty() ? name.toString() : name.append('_').append(locale.getVariant()).toString();
        }

        public final String toResourceName(String bundleName, String suffix) {
            return bundleName.replace('.', '/') + "." + suffix;
        }
    }
}
