// Members with names and descriptors that no source could have.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class StrangeNames {
    static String printable(String text) {
        StringBuilder shown = new StringBuilder();
        for (char c : text.toCharArray()) {
            shown.append(c >= ' ' && c < 127 ? "" + c : "\\" + Integer.toHexString(c));
        }
        return shown.length() > 400 ? shown.length() + " characters" : shown.toString();
    }

    /** The text of what was thrown; what verifiers tell is theirs. */
    static String describe(Throwable thrown) {
        String text = thrown instanceof VerifyError ? "VerifyError" : printable(thrown.toString());
        return thrown.getCause() == null ? text : text + " <- " + describe(thrown.getCause());
    }

    /** Calls the method {@code run} of each class twice. */
    static void run(String... names) {
        for (String name : names) {
            for (int i = 0; i < 2; i++) {
                try {
                    MethodHandle run = MethodHandles.publicLookup().findStatic(Class.forName(name), "run",
                            MethodType.methodType(Object.class));
                    Object result = run.invoke();
                    System.out.println(name + " = " + (result == null || !result.getClass().isArray() ? result : result.getClass()));
                } catch (Throwable thrown) {
                    System.out.println(name + " ! " + describe(thrown));
                }
            }
        }
    }

    public static void main(String[] args) {
        run("F45n0", "M45n0", "F45n1", "M45n1", "F45n2", "M45n2", "F45n3", "M45n3", "F45n4", "M45n4", "F45n5", "M45n5",
                "F45n6", "M45n6", "F45n7", "M45n7", "F45n8", "M45n8", "F45n9", "M45n9", "F45n10", "M45n10", "F45n11",
                "M45n11", "F45n12", "M45n12", "F45n13", "M45n13", "F45n14", "M45n14", "F45n17", "M45n17", "F45n18", "M45n18", "F45n19", "M45n19", "F45n20", "M45n20", "F45n21",
                "M45n21", "F45n22", "M45n22", "F45n23", "M45n23", "F45n24", "M45n24", "F45n25", "M45n25", "F45n26",
                "M45n26", "F45n27", "M45n27", "F45n28", "M45n28", "F45n29", "M45n29", "F45n30", "M45n30", "F45n31",
                "M45n31", "F45n32", "M45n32", "F45n33", "M45n33", "F45n34", "M45n34", "F45t0", "F45t1", "F45t2",
                "F45t3", "F45t4", "F45t5", "F45t6", "F45t7", "F45t8", "F45t9", "F45t10", "F45t11", "F45t12", "F45t14",
                "F45t13", "F45t15", "F45t16", "F45t17", "F45t18", "F45t19", "F45t20", "F45t21", "F45t22", "F45t23",
                "F45t24", "F45t25", "F45t26", "F45t27", "F45t28", "F45t29", "F45t30", "F45t31", "F45t32", "F45t33",
                "F45t34", "F45t35", "F45t36", "F45t37", "F45t38", "F45t39", "F45t40", "F45t41", "M45t0",
                "M45t1", "M45t2", "M45t3", "M45t4", "M45t5", "M45t7", "M45t6", "M45t8", "M45t9", "M45t10", "M45t11",
                "M45t12", "M45t13", "M45t14", "M45t15", "M45t16", "M45t17", "M45t18", "M45t19", "M45t20", "M45t21",
                "M45t22", "M45t23", "M45t24", "M45t25", "M45t26", "M45t27", "M45t28", "F48n0", "M48n0", "F48n1",
                "M48n1", "F48n2", "M48n2", "F48n3", "M48n3", "F48n4", "M48n4", "F48n5", "M48n5", "F48n6", "M48n6",
                "F48n7", "M48n7", "F48n8", "M48n8", "F48n9", "M48n9", "F48n10", "M48n10", "F48n11", "M48n11", "F48n12",
                "M48n12", "F48n13", "M48n13", "F48n14", "M48n14", "F48n17",
                "M48n17", "F48n18", "M48n18", "F48n19", "M48n19", "F48n20", "M48n20", "F48n21", "M48n21", "F48n22",
                "F48n23", "M48n22", "M48n23", "F48n24", "M48n24", "F48n25", "M48n25", "F48n26", "M48n26", "F48n27",
                "M48n27", "F48n28", "M48n28", "F48n29", "M48n29", "F48n30", "M48n30", "F48n31", "M48n31", "F48n32",
                "M48n32", "F48n33", "M48n33", "F48n34", "M48n34", "F49n0", "M49n0", "F49n1", "M49n1", "F49n2", "M49n2",
                "F49n3", "M49n3", "F49n4", "M49n4", "F49n5", "M49n5", "F49n6", "M49n6", "F49n7", "M49n7", "F49n8",
                "M49n8", "F49n9", "M49n9", "F49n10", "M49n10", "F49n11", "M49n11", "F49n12", "M49n12", "F49n13",
                "M49n13", "F49n14", "M49n14", "F49n15", "M49n15", "F49n16", "M49n16", "F49n17", "M49n17", "F49n18",
                "M49n18", "F49n19", "M49n19", "F49n20", "M49n20", "F49n21", "M49n21", "F49n22", "M49n22", "F49n23",
                "M49n23", "F49n24", "M49n24", "F49n25", "M49n25", "F49n26", "M49n26", "F49n27", "M49n27", "F49n28",
                "M49n28", "F49n29", "M49n29", "F49n30", "M49n30", "F49n31", "M49n31", "F49n32", "M49n32", "F49n33",
                "M49n33", "F49n34", "M49n34", "F49t0", "F49t1", "F49t2", "F49t3", "F49t4", "F49t5", "F49t6", "F49t7",
                "F49t8", "F49t9", "F49t10", "F49t11", "F49t13", "F49t12", "F49t14", "F49t15", "F49t16", "F49t17",
                "F49t18", "F49t19", "F49t20", "F49t21", "F49t22", "F49t23", "F49t24", "F49t25", "F49t26", "F49t27",
                "F49t28", "F49t29", "F49t30", "F49t31", "F49t32", "F49t33", "F49t34", "F49t35", "F49t36", "F49t37",
                "F49t38", "F49t39", "F49t40", "F49t41", "M49t0", "M49t1", "M49t2", "M49t3", "M49t4", "M49t5",
                "M49t6", "M49t7", "M49t8", "M49t10", "M49t9", "M49t11", "M49t12", "M49t13", "M49t14", "M49t15",
                "M49t16", "M49t17", "M49t18", "M49t19", "M49t20", "M49t21", "M49t22", "M49t23", "M49t24", "M49t26",
                "M49t25", "M49t27", "M49t28", "F69n0", "M69n0", "F69n1", "M69n1", "F69n2", "M69n2", "F69n3", "M69n3",
                "F69n4", "M69n4", "F69n5", "M69n5", "F69n6", "M69n6", "F69n7", "M69n7", "F69n8", "M69n8", "F69n9",
                "M69n9", "F69n10", "M69n10", "F69n11", "M69n11", "F69n12", "M69n12", "F69n13", "M69n13", "F69n14",
                "M69n14", "F69n15", "M69n15", "F69n16", "M69n16", "F69n17", "M69n17", "F69n18", "M69n18", "F69n19",
                "M69n19", "F69n20", "M69n20", "F69n21", "M69n21", "F69n22", "M69n22", "F69n23", "M69n23", "F69n24",
                "M69n24", "F69n25", "M69n25", "F69n26", "M69n26", "F69n27", "M69n27", "F69n28", "M69n28", "F69n29",
                "M69n29", "F69n30", "M69n30", "F69n31", "M69n31", "F69n32", "M69n32", "F69n33", "M69n33", "F69n34",
                "M69n34", "F69t0", "F69t1", "F69t2", "F69t3", "F69t4", "F69t5", "F69t6", "F69t7", "F69t8", "F69t9",
                "F69t10", "F69t11", "F69t12", "F69t13", "F69t14", "F69t15", "F69t16", "F69t17", "F69t18", "F69t19",
                "F69t20", "F69t21", "F69t22", "F69t23", "F69t24", "F69t25", "F69t26", "F69t27", "F69t28", "F69t29",
                "F69t30", "F69t31", "F69t32", "F69t33", "F69t34", "F69t35", "F69t36", "F69t37", "F69t38", "F69t39",
                "F69t40", "F69t41", "M69t0", "M69t1", "M69t2", "M69t3", "M69t4", "M69t5", "M69t6", "M69t8",
                "M69t7", "M69t9", "M69t10", "M69t11", "M69t12", "M69t13", "M69t14", "M69t15", "M69t16", "M69t17",
                "M69t18", "M69t19", "M69t20", "M69t21", "M69t22", "M69t23", "M69t24", "M69t25", "M69t26", "M69t27",
                "M69t28");
    }
}
