import java.util.function.Consumer;

/** Classes below others whose methods they may not override, or override by methods of another kind. */
class Assemble {
    static String directory;
    static final String TEXT = "()Ljava/lang/String;";

    static Short two(int value) {
        return RawClass.two(value);
    }

    static void one(String name, String parent, String[] interfaces, Consumer<RawClass> members, String called, String descriptor) throws Exception {
        for (int version : new int[] {49, 52, 65}) {
            RawClass c = new RawClass(name + version).version(version).parent(parent).interfaces(interfaces).withConstructor(parent);
            members.accept(c);
            if (called == null) {
                c.run(1, 0, 0x13, two(c.string("linked")), 0xb0);
            } else {
                boolean isInterface = called.contains("$I");
                String[] parts = called.split("\\.");
                int member = isInterface ? c.interfaceMethod(parts[0], parts[1], descriptor) : c.method(parts[0], parts[1], descriptor);
                c.run(2, 0, 0xbb, two(c.type(name + version)), 0x59, 0xb7, two(c.method(name + version, "<init>", "()V")), isInterface ? 0xb9 : 0xb6, two(member),
                        isInterface ? new byte[] {1, 0} : new byte[0], 0xb0);
            }
            c.save(directory);
        }
    }

    static Consumer<RawClass> method(int flags, String name, String descriptor) {
        return c -> c.withMethod(flags, name, descriptor, (flags & (RawClass.ABSTRACT | RawClass.NATIVE)) != 0 ? new byte[0][]
                : new byte[][] {c.code(1, 1, 0x13, two(c.string("own " + name)), 0xb0)});
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        String base = "ForgedOverrides$Base", face = "ForgedOverrides$Iface", other = "ForgedOverrides$Iother", object = "java/lang/Object";
        String[] none = {};
        for (int flags : new int[] {0, 1, 2, 4, 9, 0x11, 0x1001}) {
            String at = Integer.toHexString(flags) + "v";
            one("Final" + at, base, none, method(flags, "fixed", TEXT), base + ".fixed", TEXT);
            one("Open" + at, base, none, method(flags, "open", TEXT), base + ".open", TEXT);
            one("Shared" + at, base, none, method(flags, "shared", TEXT), null, null);
            one("Near" + at, base, none, method(flags, "near", TEXT), base + ".near", TEXT);
            one("Secret" + at, base, none, method(flags, "secret", TEXT), base + ".callSecret", TEXT);
            one("Guarded" + at, base, none, method(flags, "guarded", TEXT), base + ".guarded", TEXT);
            one("Face" + at, object, new String[] {face}, method(flags, "area", TEXT), face + ".area", TEXT);
            one("Given" + at, object, new String[] {face}, method(flags, "given", TEXT), face + ".given", TEXT);
            one("GetClass" + at, object, none, method(flags, "getClass", "()Ljava/lang/Class;"), null, null);
            one("ToString" + at, object, none, method(flags, "toString", TEXT), object + ".toString", TEXT);
            one("Wait" + at, object, none, method(flags, "wait0", TEXT), null, null);
            one("RecordName" + at, "java/lang/Thread", none, method(flags, "getName", TEXT), null, null);
        }
        one("Result", base, none, method(1, "open", "()Ljava/lang/Object;"), base + ".open", TEXT);
        one("Unmade", base, none, method(0x401, "open", TEXT), base + ".open", TEXT);
        one("AbsentArea", object, new String[] {face}, c -> { }, face + ".area", TEXT);
        one("TwoGiven", object, new String[] {face, other}, c -> { }, face + ".given", TEXT);
        one("TwoGivenOwn", object, new String[] {face, other}, method(1, "given", TEXT), other + ".given", TEXT);
        one("BaseFace", base, new String[] {face}, c -> { }, face + ".near", TEXT);
        one("BaseSecret", base, new String[] {face}, c -> { }, face + ".secret", TEXT);
        one("BaseShared", base, new String[] {face}, c -> { }, face + ".shared", TEXT);
        one("BaseGuarded", base, new String[] {face}, c -> { }, face + ".guarded", TEXT);
        one("FaceAsParent", face, none, c -> { }, null, null);
        one("ClassAsFace", object, new String[] {base}, c -> { }, null, null);
        one("FinalParent", "java/lang/Integer", none, c -> { }, null, null);
        one("Native", base, none, method(0x101, "open", TEXT), base + ".open", TEXT);
        // A class between that hides the method from its subclass.
        for (int flags : new int[] {2, 9, 0}) {
            RawClass between = new RawClass("Between" + flags).parent(base).withConstructor(base);
            method(flags, "open", TEXT).accept(between);
            between.run(1, 0, 0x01, 0xb0).save(directory);
            one("Below" + flags + "v", "Between" + flags, none, c -> { }, base + ".open", TEXT);
            one("BelowOwn" + flags + "v", "Between" + flags, none, method(1, "open", TEXT), base + ".open", TEXT);
            one("BelowBetween" + flags + "v", "Between" + flags, none, method(1, "open", TEXT), "Between" + flags + ".open", TEXT);
        }
    }
}
