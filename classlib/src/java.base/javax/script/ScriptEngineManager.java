package javax.script;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Function;

/** Finds engines by the names, extensions and types that their factories tell. */
public class ScriptEngineManager {
    private final List<ScriptEngineFactory> factories = new ArrayList<>();
    private final Map<String, ScriptEngineFactory> byName = new HashMap<>();
    private final Map<String, ScriptEngineFactory> byExtension = new HashMap<>();
    private final Map<String, ScriptEngineFactory> byType = new HashMap<>();
    private Bindings globalScope = new SimpleBindings();

    public ScriptEngineManager() {
        this(Thread.currentThread().getContextClassLoader());
    }

    public ScriptEngineManager(ClassLoader loader) {
        Iterator<ScriptEngineFactory> all = (loader == null ? ServiceLoader.loadInstalled(ScriptEngineFactory.class)
                : ServiceLoader.load(ScriptEngineFactory.class, loader)).iterator();
        while (true) {
            try {
                if (!all.hasNext()) {
                    return;
                }
                factories.add(all.next());
            } catch (ServiceConfigurationError broken) {
                System.err.println("ScriptEngineManager providers.next(): " + broken.getMessage());
            }
        }
    }

    public void setBindings(Bindings bindings) {
        if (bindings == null) {
            throw new IllegalArgumentException("Global scope cannot be null.");
        }
        globalScope = bindings;
    }

    public Bindings getBindings() {
        return globalScope;
    }

    public void put(String key, Object value) {
        globalScope.put(key, value);
    }

    public Object get(String key) {
        return globalScope.get(key);
    }

    private ScriptEngine find(String selector, Map<String, ScriptEngineFactory> registered,
            Function<ScriptEngineFactory, List<String>> told) {
        ScriptEngineFactory chosen = registered.get(Objects.requireNonNull(selector));
        List<ScriptEngineFactory> asked = new ArrayList<>();
        if (chosen != null) {
            asked.add(chosen);
        }
        for (ScriptEngineFactory each : factories) {
            List<String> names = told.apply(each);
            if (names != null && names.contains(selector)) {
                asked.add(each);
            }
        }
        for (ScriptEngineFactory each : asked) {
            ScriptEngine engine = each.getScriptEngine();
            if (engine != null) {
                engine.setBindings(globalScope, ScriptContext.GLOBAL_SCOPE);
                return engine;
            }
        }
        return null;
    }

    public ScriptEngine getEngineByName(String shortName) {
        return find(shortName, byName, ScriptEngineFactory::getNames);
    }

    public ScriptEngine getEngineByExtension(String extension) {
        return find(extension, byExtension, ScriptEngineFactory::getExtensions);
    }

    public ScriptEngine getEngineByMimeType(String mimeType) {
        return find(mimeType, byType, ScriptEngineFactory::getMimeTypes);
    }

    public List<ScriptEngineFactory> getEngineFactories() {
        return Collections.unmodifiableList(factories);
    }

    public void registerEngineName(String name, ScriptEngineFactory factory) {
        register(byName, name, factory);
    }

    public void registerEngineMimeType(String type, ScriptEngineFactory factory) {
        register(byType, type, factory);
    }

    public void registerEngineExtension(String extension, ScriptEngineFactory factory) {
        register(byExtension, extension, factory);
    }

    private static void register(Map<String, ScriptEngineFactory> where, String key, ScriptEngineFactory factory) {
        where.put(Objects.requireNonNull(key), Objects.requireNonNull(factory));
    }
}
