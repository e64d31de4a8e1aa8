// packages: libclojure-java libspec-alpha-clojure libcore-specs-alpha-clojure
// jars: clojure-1.11.jar spec.alpha.jar core.specs.alpha.jar
// time: 120
import clojure.java.api.Clojure;
import clojure.lang.IFn;
import clojure.lang.PersistentHashMap;
import clojure.lang.RT;

/** Evaluates Clojure: each form is compiled to classes, which a loader of Clojure's defines. */
public class Driver {
    private static final String[] FORMS = {
        "(+ 1 2 3)",
        "(map inc [1 2 3])",
        "(reduce + (filter even? (range 100)))",
        "(defn factorial [n] (if (zero? n) 1 (*' n (factorial (dec n)))))",
        "(factorial 30)",
        "(let [{:keys [a b] :or {b 7}} {:a 1}] [a b])",
        "(defmacro unless [test & body] `(if ~test nil (do ~@body)))",
        "(unless false :ran)",
        "(defrecord Point [x y])",
        "(into {} (:x (->Point 1 2)) )",
        "(str (->Point 1 2))",
        "(defprotocol Shape (area [this]) (describe [this prefix]))",
        "(extend-protocol Shape Point (area [p] (* (:x p) (:y p))) (describe [p s] (str s (:x p)))"
                + " String (area [s] (count s)) (describe [s p] (str p s)))",
        "[(area (->Point 3 4)) (area \"four\") (describe \"x\" \"is \")]",
        "(defmulti speak :kind)",
        "(defmethod speak :dog [_] \"woof\")",
        "(defmethod speak :default [a] (str \"? \" (:kind a)))",
        "(map speak [{:kind :dog} {:kind :cat}])",
        "(loop [i 0 acc []] (if (< i 5) (recur (inc i) (conj acc (* i i))) acc))",
        "(def counter (atom 0))",
        "(dotimes [i 10] (swap! counter + i))",
        "@counter",
        "(take 10 (iterate #(* 2 %) 1))",
        "(sort-by val > (frequencies \"mississippi\"))",
        "(apply str (interpose \", \" [\"a\" \"b\" \"c\"]))",
        "(try (/ 1 0) (catch ArithmeticException e (.getMessage e)) (finally (println \"finally\")))",
        "(for [x (range 3) y (range 3) :when (< x y)] [x y])",
        "(-> {:a {:b 1}} (assoc-in [:a :c] 2) (update-in [:a :b] inc))",
        "(->> (range 1 11) (partition 3) (map #(reduce + %)))",
        "(let [r (ref 1)] (dosync (alter r inc) (ref-set r (* 10 @r))) @r)",
        "(.toUpperCase \"interop\")",
        "(Math/sqrt 16)",
        "(let [l (java.util.ArrayList.)] (.add l 1) (.add l \"two\") l)",
        "(proxy [Object] [] (toString [] \"proxied\"))",
        "(str (reify Runnable (run [_] (println \"run\")) Object (toString [_] \"reified\")))",
        "(re-seq #\"\\d+\" \"a1b22c333\")",
        "(clojure.string/join \"-\" (map name [:a :b]))",
        "(read-string \"{:a [1 2.5 \\\"s\\\" \\\\c nil true] :b #{1}}\")",
        "(set (map #(mod % 3) (range 10)))",
        "(group-by odd? (range 6))",
        "(transduce (comp (map inc) (filter even?)) + (range 10))",
        "(defn fib [n] (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))",
        "(fib 20)",
        "(eval '(let [x 5] (* x x)))",
        "(binding [*print-length* 3] (pr-str (range 10)))",
        "(with-out-str (println \"captured\"))",
        "(case 3 1 :one 3 :three :other)",
        "(cond-> 1 true inc false (* 10))",
        "(bigdec 1.5)",
        "(/ 6 4)",
        "(undefined-symbol)",
    };

    public static void main(String[] args) {
        IFn read = Clojure.var("clojure.core", "read-string");
        IFn eval = Clojure.var("clojure.core", "eval");
        IFn print = Clojure.var("clojure.core", "pr-str");
        clojure.lang.Var.pushThreadBindings(PersistentHashMap.create(RT.CURRENT_NS, RT.CURRENT_NS.deref()));
        eval.invoke(read.invoke("(do (ns driver) (require 'clojure.string))"));
        for (String form : FORMS) {
            try {
                Object value = eval.invoke(read.invoke(form));
                String text = (String) print.invoke(value);
                System.out.println(form + " => " + text.replaceAll("0x[0-9a-f]+|@[0-9a-f]+|__[0-9]+|--[0-9]+", "N"));
            } catch (Throwable thrown) {
                System.out.println(form + " threw " + thrown.getClass().getName() + " "
                        + (thrown.getCause() == null ? "" : thrown.getCause().getMessage()));
            }
        }
        IFn shutdown = Clojure.var("clojure.core", "shutdown-agents");
        shutdown.invoke();
    }
}
