// packages: libfreemarker-java
// jars: freemarker.jar
import freemarker.cache.StringTemplateLoader;
import freemarker.core.ParseException;
import freemarker.template.*;
import java.io.StringWriter;
import java.util.*;

/** Templates over maps, beans and models, with macros, formats and what is wrong. */
public class Driver {
    public static class Product {
        private final String name;
        private final double price;

        public Product(String name, double price) {
            this.name = name;
            this.price = price;
        }

        public String getName() {
            return name;
        }

        public double getPrice() {
            return price;
        }

        public boolean isCheap() {
            return price < 5;
        }

        public String label(String prefix) {
            return prefix + ":" + name;
        }
    }

    static final String[] TEMPLATES = {
        "Hello ${user}! ${user?upper_case} ${user?length} ${missing!'default'} ${(a.b.c)!'none'}",
        "<#list products as p>${p?counter}. ${p.name} ${p.price?string('0.00')} ${p.cheap?c} ${p.label('x')}<#sep>, </#list>",
        "<#if number gt 10>big<#elseif number == 7>seven<#else>small</#if> ${number * 2 + 0.5} ${(number / 3)?string['0.###']} ${number % 4}",
        "<#macro box title width=10><${title} ${width}><#nested width * 2></#macro><@box title='t'; w>${w}</@box><@box 'u' 3 ; v>${v}</@box>",
        "<#function add a b=1><#return a + b></#function>${add(1, 2)} ${add(5)}",
        "<#assign list = [3, 1, 2] + [9], map = {'k': 'v', 'l': 2}>${list?sort?join('-')} ${list?reverse?first} ${list[1..2]?size} ${map.k} ${map?keys?join(',')}",
        "<#switch user><#case 'World'>w<#break><#default>d</#switch> ${'a,b;c'?split('[,;]', 'r')?join('|')} ${'abc'?replace('b', 'X')} ${' t '?trim}",
        "${'<&>\"'?html} ${'a b'?url('UTF-8')} ${\"q'\"?js_string} ${'camelCase'?cap_first} ${'x'?left_pad(4, '.')} ${'hello world'?capitalize}",
        "${date?string('yyyy-MM-dd HH:mm')} ${date?date?iso_utc} ${1234567.891?string(',##0.0')} ${0.25?string.percent} ${true?string('yes', 'no')} ${1e6?c}",
        "<#list 1..5 as i><#if i == 4><#break></#if><#if i == 2><#continue></#if>${i} </#list><#list [] as x><#else>empty</#list>",
        "<#attempt>${missing.deep}<#recover>recovered</#attempt> <#noparse>${raw}</#noparse> <#-- comment -->${r'${x}'} ${\"in ${user}\"}",
        "<#include 'part'> <#import 'lib' as l>${l.twice('ab')} <@l.hi/> <#global g = 1>${.globals.g} ${.main_template_name}",
        "<#escape x as x?upper_case>${user}<#noescape>${user}</#noescape></#escape> <#compress>  a   b  </#compress> <#t>x",
        "<#list map as key, value>${key}=${value} </#list>${map?size} ${products?map(p -> p.price)?max} ${products?filter(p -> p.cheap)?size} ${[1,2]?seq_contains(2)?c}",
        "${method(3, 4)} <@directive n=2>body </@directive> ${1?is_number?c} ${user?matches('W.*')?c} ${'2024-05-06'?date('yyyy-MM-dd')?string('dd/MM')}",
        "${undefined}", "${1 + }", "<#if x>open", "${user?nope}", "${'abc' * 2}", "<@none/>", "${products[5].name}",
    };

    public static void main(String[] args) throws Exception {
        Configuration configuration = new Configuration(Configuration.VERSION_2_3_31);
        StringTemplateLoader loader = new StringTemplateLoader();
        for (int i = 0; i < TEMPLATES.length; i++) {
            loader.putTemplate("t" + i, TEMPLATES[i]);
        }
        loader.putTemplate("part", "included for ${user}");
        loader.putTemplate("lib", "<#function twice s><#return s + s></#function><#macro hi>hi</#macro>");
        configuration.setTemplateLoader(loader);
        configuration.setLocale(Locale.US);
        configuration.setTimeZone(TimeZone.getTimeZone("UTC"));
        configuration.setDefaultEncoding("UTF-8");
        configuration.setLogTemplateExceptions(false);
        configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
        Map<String, Object> model = new HashMap<>();
        model.put("user", "World");
        model.put("number", 7);
        model.put("date", new SimpleDate(new Date(1_700_000_000_000L), TemplateDateModel.DATETIME));
        model.put("products", List.of(new Product("tea", 3.5), new Product("coffee", 7.25)));
        model.put("map", new TreeMap<>(Map.of("one", 1, "two", 2)));
        model.put("method", (TemplateMethodModelEx) arguments -> ((TemplateNumberModel) arguments.get(0)).getAsNumber().intValue() * arguments.size());
        model.put("directive", (TemplateDirectiveModel) (environment, parameters, variables, body) -> {
            for (int i = 0; i < ((TemplateNumberModel) parameters.get("n")).getAsNumber().intValue(); i++) {
                body.render(environment.getOut());
            }
        });
        for (int i = 0; i < TEMPLATES.length; i++) {
            try {
                StringWriter out = new StringWriter();
                configuration.getTemplate("t" + i).process(model, out);
                System.out.println(i + ": " + out);
            } catch (ParseException e) {
                System.out.println(i + " does not parse: " + e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getEditorMessage());
            } catch (TemplateException e) {
                System.out.println(i + " failed: " + e.getMessageWithoutStackTop());
            }
        }
    }
}
