// packages: velocity libcommons-collections3-java libcommons-lang-java
// jars: velocity.jar commons-collections3.jar commons-lang.jar
import java.io.StringWriter;
import java.util.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;
import org.apache.velocity.exception.*;
import org.apache.velocity.runtime.resource.loader.StringResourceLoader;
import org.apache.velocity.runtime.resource.util.StringResourceRepository;

/** Templates over maps and beans, with macros, loops and what is wrong. */
public class Driver {
    public static class Item {
        private String title = "item";

        public String getTitle() {
            return title;
        }

        public void setTitle(String title) {
            this.title = title;
        }

        public boolean isOpen() {
            return true;
        }

        public String join(String one, int two) {
            return one + "-" + two;
        }

        public Object get(String key) {
            return "got " + key;
        }
    }

    static final String[] TEMPLATES = {
        "Hello $name! ${name.toUpperCase()} $!missing $missing $name.length()",
        "#foreach($each in $list)$velocityCount:$each#if($velocityHasNext), #end#end",
        "#if($number > 3 && $name == 'World')yes#elseif(!$flag)no#{else}other#end",
        "#set($sum = $number + 2 * 3)#set($text = \"in $name $sum\")$sum $text #set($raw = '$name')$raw",
        "$item.title $item.open $item.join('a', 3) $item.other #set($item.title = 'changed')$item.title $item.Title",
        "#macro(row $a $b)<$a|$b>#end#row(1 'two')#row($name $list)",
        "#foreach($key in $map.keySet())$key=$map.get($key) $map.one #end",
        "#set($range = [1..4])$range #set($m = {'a': 1, 'b': [2, 3]})$m.b.get(1) $m.size()",
        "## comment\n#* block *#after \\$name \\#if #[[ $raw #if ]]#",
        "#foreach($i in [1..10])#if($i == 4)#break#end$i #end",
        "#parse('part') #include('part')",
        "#define($block)deferred $number#end#set($number = 99)$block",
        "#evaluate('$name evaluated #set($q = 5)')$q",
        "#if($list.isEmpty())empty#else$list.get(0) $list.subList(1, 3)#end $item.class.simpleName",
        "#set($d = 7 / 2)$d #set($e = 7 % 4)$e #set($f = 7.5 * 2)$f #set($z = 1 / 0)$!z",
        "#if(", "#foreach($x in )", "#set($a = )", "$list.get(10)",
    };

    public static void main(String[] args) {
        VelocityEngine engine = new VelocityEngine();
        engine.setProperty("resource.loader", "string");
        engine.setProperty("string.resource.loader.class", StringResourceLoader.class.getName());
        engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
        engine.init();
        StringResourceRepository repository = StringResourceLoader.getRepository();
        repository.putStringResource("part", "part of $name");
        for (int i = 0; i < TEMPLATES.length; i++) {
            repository.putStringResource("t" + i, TEMPLATES[i]);
            VelocityContext context = new VelocityContext();
            context.put("name", "World");
            context.put("number", 4);
            context.put("flag", Boolean.FALSE);
            context.put("list", new ArrayList<>(List.of("x", "y", "z")));
            context.put("map", new TreeMap<>(Map.of("one", 1, "two", 2)));
            context.put("item", new Item());
            try {
                StringWriter out = new StringWriter();
                engine.getTemplate("t" + i).merge(context, out);
                System.out.println(i + ": " + out);
            } catch (ParseErrorException e) {
                System.out.println(i + " does not parse: " + e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getInvalidSyntax());
            } catch (MethodInvocationException e) {
                System.out.println(i + " failed: " + e.getMethodName() + " " + e.getReferenceName() + " " + e.getCause());
            }
        }
    }
}
