// packages: antlr3 libantlr3-runtime-java libstringtemplate4-java libantlr-java libstringtemplate-java
// jars: antlr3.jar antlr3-runtime.jar stringtemplate4.jar stringtemplate.jar antlr.jar
// args: $WORK
// time: 120
import java.io.IOException;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Stream;
import org.antlr.Tool;
import org.antlr.runtime.*;
import org.antlr.runtime.tree.*;
import org.antlr.tool.*;

/** Grammars become lexers, parsers and tree parsers in Java; token streams, trees and their rewriting by the runtime. */
public class Driver {
    static final String EXPR = """
        grammar Expr;
        options { output = AST; ASTLabelType = CommonTree; backtrack = true; memoize = true; }
        tokens { PROGRAM; CALL; NEG; }
        @header { import java.util.HashMap; }
        @members { HashMap<String, Integer> seen = new HashMap<String, Integer>(); }
        program : statement+ EOF -> ^(PROGRAM statement+) ;
        statement : ID '=' expr ';' -> ^('=' ID expr)
                  | 'if' '(' expr ')' statement ('else' statement)? -> ^('if' expr statement+)
                  | '{' statement* '}' -> statement*
                  | expr ';' -> expr ;
        expr : term (('+' | '-')^ term)* ;
        term : factor (('*' | '/' | '%')^ factor)* ;
        factor : INT | ID | '(' expr ')' -> expr | '-' factor -> ^(NEG factor) | ID '(' (expr (',' expr)*)? ')' -> ^(CALL ID expr*) ;
        ID : ('a'..'z' | 'A'..'Z' | '_') ('a'..'z' | 'A'..'Z' | '0'..'9' | '_')* ;
        INT : '0'..'9'+ ;
        COMMENT : '/*' ( options { greedy = false; } : . )* '*/' { $channel = HIDDEN; } ;
        WS : (' ' | '\\t' | '\\n' | '\\r')+ { $channel = HIDDEN; } ;
        """;
    static final String WALK = """
        tree grammar Walk;
        options { tokenVocab = Expr; ASTLabelType = CommonTree; }
        program : ^(PROGRAM statement+) ;
        statement : ^('=' ID value) | ^('if' value statement+) | value ;
        value returns [int v] : ^('+' a = value b = value) { $v = $a.v + $b.v; } | ^('*' a = value b = value) { $v = $a.v * $b.v; }
              | ^(NEG a = value) { $v = -$a.v; } | INT { $v = Integer.parseInt($INT.text); } | ID | ^(CALL ID value*) ;
        """;
    static final String BAD = "grammar Bad;\na : b | b ;\nb : undefined 'x' ;\nX : 'x' ;\nX : 'y' ;\n";
    static final String AMBIGUOUS = "grammar Amb;\ns : a | a B ;\na : B B* ;\nB : 'b' ;\nC : 'b' 'c'? ;\n";

    static void tool(Path folder, String name, String text) throws Exception {
        Files.writeString(folder.resolve(name + ".g"), text);
        List<String> told = new ArrayList<>();
        ErrorManager.setErrorListener(new ANTLRErrorListener() {
            public void info(String msg) {
                told.add("info " + msg);
            }

            public void error(Message msg) {
                told.add("error " + msg.msgID);
            }

            public void warning(Message msg) {
                told.add("warning " + msg.msgID);
            }

            public void error(ToolMessage msg) {
                told.add("tool " + msg.msgID);
            }
        });
        Tool tool = new Tool(new String[] {"-fo", folder.toString(), "-lib", folder.toString(), folder.resolve(name + ".g").toString()});
        tool.process();
        Collections.sort(told);
        System.out.println(name + " " + told + " " + ErrorManager.getNumErrors());
    }

    static int signature(Path file) throws IOException {
        int hash = 0;
        for (String line : Files.readAllLines(file)) {
            if (!line.startsWith("//")) {
                hash = hash * 31 + line.hashCode();
            }
        }
        return hash;
    }

    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        tool(folder, "Expr", EXPR);
        tool(folder, "Walk", WALK);
        tool(folder, "Bad", BAD);
        tool(folder, "Amb", AMBIGUOUS);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.sorted().toList()) {
                System.out.println(each.getFileName() + " " + Files.readAllLines(each).size() + " " + signature(each));
            }
        }
        for (String line : Files.readAllLines(folder.resolve("Expr.tokens"))) {
            System.out.print(line + " ");
        }
        System.out.println();
        runtime();
    }

    /** Streams, trees and errors without a generated parser. */
    static void runtime() throws Exception {
        ANTLRStringStream in = new ANTLRStringStream("one\ntwo three");
        in.mark();
        while (in.LA(1) != CharStream.EOF) {
            in.consume();
        }
        System.out.println(in.index() + " " + in.getLine() + ":" + in.getCharPositionInLine() + " " + in.substring(4, 6) + " " + in.size());
        in.rewind();
        List<Token> tokens = new ArrayList<>();
        int place = 0;
        for (String word : "a = b + ( c * 2 ) ;".split(" ")) {
            CommonToken token = new CommonToken(word.matches("\\w+") ? 4 : 5, word);
            token.setLine(1);
            token.setCharPositionInLine(place);
            place += word.length() + 1;
            tokens.add(token);
        }
        Iterator<Token> each = tokens.iterator();
        TokenSource source = new TokenSource() {
            public Token nextToken() {
                return each.hasNext() ? each.next() : new CommonToken(Token.EOF, "<EOF>");
            }

            public String getSourceName() {
                return "words";
            }
        };
        TokenRewriteStream stream = new TokenRewriteStream(source);
        stream.fill();
        System.out.println(stream.size() + " " + stream.toString() + " " + stream.LT(1).getText() + stream.LT(3).getText() + " " + stream.LA(2));
        stream.replace(2, "B");
        stream.insertBefore(0, "let ");
        stream.insertAfter(4, "[");
        stream.delete(5, 6);
        stream.replace(8, 9, "!");
        System.out.println(stream.toString() + " | " + stream.toOriginalString() + " | " + stream.toString(0, 3));
        CommonTreeAdaptor adaptor = new CommonTreeAdaptor();
        CommonTree root = (CommonTree) adaptor.create(10, "root");
        for (int i = 0; i < 4; i++) {
            CommonTree child = (CommonTree) adaptor.create(11, "n" + i);
            adaptor.addChild(child, adaptor.create(12, "leaf" + i));
            adaptor.addChild(root, child);
        }
        root.deleteChild(1);
        root.replaceChildren(0, 0, adaptor.create(13, "new"));
        System.out.println(root.toStringTree() + " " + root.getChildCount() + " " + root.getChild(1).getChildIndex() + " " + root.getChild(1).hasAncestor(10) + root.getFirstChildWithType(13));
        CommonTreeNodeStream nodes = new CommonTreeNodeStream(root);
        StringBuilder walk = new StringBuilder();
        for (int type = nodes.LA(1); type != Token.EOF; type = nodes.LA(1)) {
            walk.append(type).append(' ');
            nodes.consume();
        }
        System.out.println(walk);
        TreeWizard wizard = new TreeWizard(adaptor, new String[] {"<0>", "<1>", "<2>", "<3>", "A", "B", "C"});
        Object made = wizard.create("(A (B C) B[text] C)");
        System.out.println(((CommonTree) made).toStringTree() + " " + wizard.find(made, "B").size() + " " + wizard.parse(made, "(A . B C)"));
    }
}
