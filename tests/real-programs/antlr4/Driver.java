// packages: antlr4 libantlr4-runtime-java libantlr3-runtime-java libstringtemplate4-java libtreelayout-java libjsonp-java libicu4j-java
// jars: antlr4.jar antlr4-runtime.jar antlr3-runtime.jar stringtemplate4.jar treelayout.jar javax.json.jar icu4j.jar
// args: $WORK
// time: 120
import java.nio.file.*;
import java.util.*;
import org.antlr.v4.Tool;
import org.antlr.v4.runtime.*;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.*;
import org.antlr.v4.tool.*;

/** Grammars made into parsers, and texts parsed by interpreting them. */
public class Driver {
    static final String GRAMMAR = """
            grammar Calc;
            program : statement+ EOF ;
            statement : ID '=' expr NL # assign | expr NL # print | NL # blank ;
            expr : <assoc=right> expr '^' expr # power
                 | expr op=('*'|'/') expr # product
                 | expr op=('+'|'-') expr # sum
                 | '-' expr # minus
                 | ID '(' (expr (',' expr)*)? ')' # call
                 | NUMBER # number | ID # variable | '(' expr ')' # group ;
            ID : [a-zA-Z_] [a-zA-Z_0-9]* ;
            NUMBER : DIGIT+ ('.' DIGIT*)? ;
            fragment DIGIT : [0-9] ;
            NL : '\\r'? '\\n' ;
            WS : [ \\t]+ -> skip ;
            COMMENT : '/*' .*? '*/' -> channel(HIDDEN) ;
            """;

    public static void main(String[] args) throws Exception {
        Path work = Path.of(args[0]);
        Path file = work.resolve("Calc.g4");
        Files.writeString(file, GRAMMAR);
        Tool tool = new Tool(new String[] {"-visitor", "-package", "made", "-o", work.resolve("out").toString(), file.toString()});
        tool.processGrammarsOnCommandLine();
        System.out.println("errors " + tool.getNumErrors());
        try (var made = Files.list(work.resolve("out"))) {
            for (Path each : (Iterable<Path>) made.sorted()::iterator) {
                String text = Files.readString(each).replace(work.toString(), "WORK");
                System.out.println(each.getFileName() + " " + text.length() + " " + text.hashCode() + " " + text.lines().count());
            }
        }
        Grammar grammar = new Grammar(GRAMMAR);
        System.out.println(Arrays.toString(grammar.getRuleNames()) + " " + Arrays.toString(grammar.getTokenNames()));
        for (String text : new String[] {"a = 1 + 2 * 3 ^ 2 ^ 2\n-a * (b - 4.5)\n", "f(1, 2, g()) / 3\n", "/* note */ x\n", "1 + * 2\n", "a = = 3\n(1\n", "$ 1\n", ""}) {
            LexerInterpreter lexer = grammar.createLexerInterpreter(CharStreams.fromString(text));
            CommonTokenStream tokens = new CommonTokenStream(lexer);
            List<String> problems = new ArrayList<>();
            ANTLRErrorListener listener = new BaseErrorListener() {
                @Override
                public void syntaxError(Recognizer<?, ?> who, Object symbol, int line, int column, String message, RecognitionException e) {
                    problems.add(line + ":" + column + " " + message + (e == null ? "" : " " + e.getClass().getSimpleName()));
                }
            };
            lexer.removeErrorListeners();
            lexer.addErrorListener(listener);
            ParserInterpreter parser = grammar.createParserInterpreter(tokens);
            parser.removeErrorListeners();
            parser.addErrorListener(listener);
            ParseTree tree = parser.parse(grammar.getRule("program").index);
            System.out.println(tree.toStringTree(parser) + " " + problems + " " + tokens.size());
            int[] visits = new int[2];
            ParseTreeWalker.DEFAULT.walk(new ParseTreeListener() {
                @Override
                public void visitTerminal(TerminalNode node) {
                    visits[0]++;
                }

                @Override
                public void visitErrorNode(ErrorNode node) {
                    visits[1]++;
                }

                @Override
                public void enterEveryRule(ParserRuleContext context) {
                    visits[0] += context.getChildCount();
                }

                @Override
                public void exitEveryRule(ParserRuleContext context) {
                }
            }, tree);
            System.out.println(Arrays.toString(visits) + " " + Trees.getDescendants(tree).size() + " " + tree.getSourceInterval() + " " + tokens.getText(Interval.of(0, 2)).length());
        }
        TokenStreamRewriter rewriter = new TokenStreamRewriter(tokens(grammar, "a + b\n"));
        rewriter.replace(0, "first");
        rewriter.insertAfter(2, "second");
        System.out.println(rewriter.getText().trim());
        for (String wrong : new String[] {"grammar A; a : b ;", "grammar B; a : a 'x' | a ; ", "grammar C; x : 'a' | ;", "lexer grammar D; A : ( 'x' ;"}) {
            Tool quiet = new Tool();
            quiet.removeListeners();
            quiet.addListener(new ANTLRToolListener() {
                @Override
                public void info(String message) {
                    System.out.println("info " + message);
                }

                @Override
                public void error(ANTLRMessage message) {
                    System.out.println("error " + message.getErrorType() + " " + Arrays.toString(message.getArgs()) + " " + message.line + ":" + message.charPosition);
                }

                @Override
                public void warning(ANTLRMessage message) {
                    System.out.println("warning " + message.getErrorType() + " " + message.line);
                }
            });
            var ast = quiet.parseGrammarFromString(wrong);
            if (ast != null && !ast.hasErrors) {
                quiet.process(quiet.createGrammar(ast), false);
            }
        }
    }

    static CommonTokenStream tokens(Grammar grammar, String text) {
        CommonTokenStream stream = new CommonTokenStream(grammar.createLexerInterpreter(CharStreams.fromString(text)));
        stream.fill();
        return stream;
    }
}
