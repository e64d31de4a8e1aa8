package jdk.internal.xml.output;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes nothing of a document but its text. */
final class TextWriter extends MarkupWriter {
    TextWriter(OutputFormat format, Writer out) {
        super(format, out);
    }

    @Override
    void writeDeclaration() {
        // No text.
    }

    @Override
    void start(String uri, String name, List<String> attributes) {
        // No text.
    }

    @Override
    void end(String name) {
        // No text.
    }

    @Override
    void text(String text) throws IOException {
        out.write(text);
    }

    @Override
    void startSection() {
        // No text.
    }

    @Override
    void endSection() {
        // No text.
    }

    @Override
    void comment(String text) {
        // No text.
    }

    @Override
    void instruction(String target, String data) {
        // No text.
    }

    @Override
    void finish() {
        // All is written.
    }
}
