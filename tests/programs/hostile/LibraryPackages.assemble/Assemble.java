/** Classes of the class path in packages of the library, with names that it has and that it does not have. */
class Assemble {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"java/lang/Evil", "java/Evil", "java/util/concurrent/Evil", "java/lang/String", "java/no/such/Evil", "javax/Evil", "jdk/Evil", "sun/Evil", "com/sun/Evil",
            "Java/lang/Evil", "java.lang.Evil", "javaa/lang/Evil"}) {
            RawClass c = new RawClass(name);
            c.run(1, 0, 0x13, RawClass.two(c.string("ran")), 0xb0).save(args[0]);
        }
    }
}
