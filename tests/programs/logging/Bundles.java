import java.util.*;

public class Bundles {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hello"}, {"bye", "Bye"}, {"numbers", new String[] {"one", "two"}}, {"limit", 42}};
        }
    }

    public static class Words_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"hello", "Hallo"}};
        }
    }

    public static class Words_de_AT extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"bye", "Servus"}};
        }
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        for (Locale locale : new Locale[] {Locale.US, Locale.GERMANY, Locale.of("de", "AT"), Locale.FRANCE, Locale.ROOT}) {
            ResourceBundle bundle = ResourceBundle.getBundle("Bundles$Words", locale);
            System.out.println(locale + " -> " + bundle.getLocale() + " " + bundle.getString("hello") + " " + bundle.getString("bye") + " " + bundle.getObject("limit")
                    + " " + bundle.getStringArray("numbers")[1] + " " + new TreeSet<>(bundle.keySet()) + " " + bundle.containsKey("hello") + bundle.containsKey("x") + " " + bundle.getBaseBundleName());
        }
        ResourceBundle bundle = ResourceBundle.getBundle("Bundles$Words", Locale.GERMANY);
        try {
            bundle.getString("nothing");
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getKey() + " " + e.getClassName());
        }
        try {
            bundle.getString("limit");
        } catch (ClassCastException e) {
            System.out.println("not a string");
        }
        try {
            ResourceBundle.getBundle("no.such.Bundle", Locale.GERMANY);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage() + " " + e.getKey() + "|" + e.getClassName());
        }
        PropertyResourceBundle properties = new PropertyResourceBundle(new java.io.StringReader("a=1\nb = zwei \\u00fc\n# c=3\n"));
        System.out.println(properties.getString("b") + " " + new TreeSet<>(properties.keySet()) + " " + properties.handleGetObject("c"));
        ResourceBundle.Control control = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        System.out.println(control.getCandidateLocales("x", Locale.of("de", "AT")) + " " + control.toBundleName("x", Locale.of("de", "AT")) + " " + control.toResourceName("a.b", "properties")
                + " " + control.getFallbackLocale("x", Locale.FRANCE) + " " + control.getFormats("x"));
        System.out.println(ResourceBundle.getBundle("Bundles$Words", Locale.FRANCE, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS)).getLocale().equals(Locale.ROOT));
    }
}
