// packages: javacc
// jars: javacc.jar
// args: $WORK
import java.nio.file.*;
import java.util.*;

/** Makes parsers and trees of grammars, and tells what is wrong with others. */
public class Driver {
    static final String PARSER = """
            options { STATIC = false; LOOKAHEAD = 1; DEBUG_PARSER = false; UNICODE_INPUT = true; }
            PARSER_BEGIN(Sum)
            package made;
            public class Sum { public static void main(String[] args) throws ParseException { System.out.println(new Sum(System.in).start()); } }
            PARSER_END(Sum)
            SKIP : { " " | "\\t" | "\\r" }
            SPECIAL_TOKEN : { < COMMENT : "//" (~["\\n"])* > }
            MORE : { "/*" : IN_COMMENT }
            < IN_COMMENT > SKIP : { "*/" : DEFAULT }
            < IN_COMMENT > MORE : { < ~[] > }
            TOKEN [IGNORE_CASE] : { < LET : "let" > | < PRINT : "print" > }
            TOKEN : { < NUMBER : (<DIGIT>)+ ("." (<DIGIT>)*)? > | < #DIGIT : ["0"-"9"] > | < NAME : ["a"-"z", "A"-"Z", "\\u00c0"-"\\u00ff"] (["a"-"z", "0"-"9"])* > | < EOL : "\\n" > }
            double start() : { double value = 0; } { ( value = statement() <EOL> )* <EOF> { return value; } }
            double statement() : { Token name; double value; } {
              LOOKAHEAD(2) name = <NAME> "=" value = sum() { return value; }
              | <LET> <NAME> "=" value = sum() { return value; }
              | [ <PRINT> ] value = sum() { return value; }
            }
            double sum() : { double left; double right; } { left = product() ( "+" right = product() { left += right; } | "-" right = product() { left -= right; } )* { return left; } }
            double product() : { double left; double right; } { left = atom() ( LOOKAHEAD( ("*" | "/") atom() ) ( "*" right = atom() { left *= right; } | "/" right = atom() { left /= right; } ) )* { return left; } }
            double atom() : { Token token; double value; } { token = <NUMBER> { return Double.parseDouble(token.image); } | <NAME> { return 1; } | "(" value = sum() ")" { return value; } | "-" value = atom() { return -value; } }
            """;

    public static void main(String[] args) throws Exception {
        Path work = Path.of(args[0]);
        Map<String, String> grammars = new LinkedHashMap<>();
        grammars.put("Sum", PARSER);
        String head = "PARSER_BEGIN(X) class X { } PARSER_END(X)\n";
        grammars.put("Ambiguous", head + "void a() : {} { \"x\" \"y\" | \"x\" \"z\" }\n");
        grammars.put("Recursive", head + "void a() : {} { a() \"x\" }\n");
        grammars.put("Undefined", head + "void a() : {} { b() <C> }\n");
        grammars.put("Broken", head + "void a() : { { \"x\" }\n");
        grammars.put("Twice", head + "TOKEN : { < A : \"a\" > | < B : \"a\" > }\nvoid a() : {} { <A> (<B>)? }\n");
        for (Map.Entry<String, String> each : grammars.entrySet()) {
            Path file = work.resolve(each.getKey() + ".jj");
            Files.writeString(file, each.getValue());
            Path out = work.resolve(each.getKey());
            System.out.println(each.getKey() + " " + org.javacc.parser.Main.mainProgram(new String[] {"-OUTPUT_DIRECTORY=" + out, file.toString()}));
            list(out, work);
        }
        Path tree = work.resolve("Tree.jjt");
        Files.writeString(tree, "options { MULTI = true; VISITOR = true; NODE_DEFAULT_VOID = true; }\nPARSER_BEGIN(Tree) class Tree { } PARSER_END(Tree)\n"
                + "SimpleNode start() #Start : {} { sum() <EOF> { return jjtThis; } }\nvoid sum() #Sum(>1) : {} { leaf() ( \"+\" leaf() )* }\nvoid leaf() #Leaf : { Token t; } { t = <N> { jjtThis.jjtSetValue(t.image); } }\nTOKEN : { < N : ([\"0\"-\"9\"])+ > }\n");
        System.out.println(new org.javacc.jjtree.JJTree().main(new String[] {"-OUTPUT_DIRECTORY=" + work.resolve("tree"), tree.toString()}));
        list(work.resolve("tree"), work);
    }

    static void list(Path folder, Path work) throws Exception {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (var made = Files.list(folder)) {
            for (Path each : (Iterable<Path>) made.sorted()::iterator) {
                List<String> lines = Files.readAllLines(each).stream().filter(line -> !line.contains(work.toString()) && !line.contains("JavaCC - OriginalChecksum")).toList();
                System.out.println("  " + each.getFileName() + " " + lines.size() + " " + lines.hashCode());
            }
        }
    }
}
