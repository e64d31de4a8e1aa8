/** The base of every Java program: the packages that the machine itself and small programs need. */
module java.base {
    exports java.beans;
    exports java.io;
    exports java.lang;
    exports java.lang.annotation;
    exports java.lang.invoke;
    exports java.lang.ref;
    exports java.lang.reflect;
    exports java.lang.runtime;
    exports java.math;
    exports java.nio;
    exports java.nio.channels;
    exports java.nio.channels.spi;
    exports java.nio.charset;
    exports java.nio.file;
    exports java.nio.file.attribute;
    exports java.security;
    exports java.text;
    exports java.time;
    exports java.time.chrono;
    exports java.time.format;
    exports java.time.temporal;
    exports java.time.zone;
    exports java.util;
    exports java.util.concurrent;
    exports java.util.concurrent.atomic;
    exports java.util.concurrent.locks;
    exports java.util.function;
    exports java.util.jar;
    exports java.util.logging;
    exports java.util.random;
    exports java.util.regex;
    exports java.util.stream;
    exports java.util.zip;
}
