/** Jumps, handlers and falls to where no instruction starts. */
class Assemble {
    static Short two(int value) {
        return RawClass.two(value);
    }

    static String directory;

    static void one(String name, Object... code) throws Exception {
        for (int version : new int[] {49, 52}) {
            new RawClass(name + version).version(version).run(4, 4, code).save(directory);
        }
    }

    static void handled(String name, byte[] code, int[]... handlers) throws Exception {
        for (int version : new int[] {49, 52}) {
            RawClass c = new RawClass(name + version).version(version);
            c.withMethod(9, "run", "()Ljava/lang/Object;", c.code(4, 4, code, handlers)).save(directory);
        }
    }

    public static void main(String[] args) throws Exception {
        directory = args[0];
        // iconst_0, ifeq to ..., aconst_null, areturn: 0, 1, 4, 5.
        for (int target : new int[] {2, 3, 4, 5, 6, -1, -2, 100, -100, 32767, -32768}) {
            one("If" + (target + 40000), 0x03, 0x99, two(target - 1), 0x01, 0xb0);
            one("Goto" + (target + 40000), 0x03, 0xa7, two(target - 1), 0x01, 0xb0);
            if (target != 4) {
                one("Jsr" + (target + 40000), 0x03, 0xa8, two(target - 1), 0x01, 0xb0);
            }
        }
        for (long target : new long[] {2, 5, 6, 7, 8, -1, 0x10000, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            one("Far" + (target & 0xfffff), 0x03, 0xc8, RawClass.four(target - 1), 0x01, 0xb0);
            if (target != 6) {
                one("FarJsr" + (target & 0xfffff), 0x03, 0xc9, RawClass.four(target - 1), 0x01, 0xb0);
            }
            one("Table" + (target & 0xfffff), 0x03, 0x00, 0xaa, 0x00, RawClass.four(18), RawClass.four(0), RawClass.four(0), RawClass.four(target - 2), 0x01, 0xb0);
            one("TableDefault" + (target & 0xfffff), 0x03, 0x00, 0xaa, 0x00, RawClass.four(target - 2), RawClass.four(0), RawClass.four(0), RawClass.four(18), 0x01, 0xb0);
            one("Lookup" + (target & 0xfffff), 0x03, 0x00, 0xab, 0x00, RawClass.four(18), RawClass.four(1), RawClass.four(0), RawClass.four(target - 2), 0x01, 0xb0);
        }
        one("FallOff", 0x01);
        one("FallOffJump", 0x03, 0x99, two(3));
        one("CutOperand", 0x01, 0xb0, 0x11, 0x00);
        one("CutWide", 0x01, 0xb0, 0xc4);
        one("CutWideOperand", 0x01, 0xb0, 0xc4, 0x15, 0x00);
        one("CutSwitch", 0x03, 0xaa, 0x00, 0x00);
        one("CutInvoke", 0x01, 0xb9, 0x00);
        one("WideOfNothing", 0xc4, 0x00, two(1), 0x01, 0xb0);
        one("WideOfWide", 0xc4, 0xc4, two(1), 0x01, 0xb0);
        one("WideReturn", 0xc4, 0xb0, two(1), 0x01, 0xb0);
        for (int opcode : new int[] {0xba, 0xca, 0xcb, 0xd0, 0xe0, 0xfd, 0xfe, 0xff}) {
            one("Opcode" + Integer.toHexString(opcode), opcode, 0x00, 0x00, 0x00, 0x00, 0x01, 0xb0);
            one("DeadOpcode" + Integer.toHexString(opcode), 0x01, 0xb0, opcode);
        }
        one("Ret", 0x03, 0x3b, 0xa9, 0x00);
        one("RetObject", 0x01, 0x4b, 0xa9, 0x00);
        one("RetNothing", 0xa9, 0x03);
        one("ReturnAddress", 0xa8, two(3), 0xb0);
        one("AddressAsInt", 0xa8, two(3), 0x04, 0x60, 0x57, 0x01, 0xb0);
        one("AddressLoaded", 0xa8, two(3), 0x4b, 0x2a, 0xb0);
        byte[] code = RawClass.bytes(0x03, 0x11, two(5), 0x57, 0x57, 0x01, 0xb0, 0x57, 0x01, 0xb0);
        handled("Fine", code, new int[] {0, 4, 8, 0});
        handled("StartInside", code, new int[] {2, 4, 8, 0});
        handled("EndInside", code, new int[] {0, 3, 8, 0});
        handled("TargetInside", code, new int[] {0, 4, 2, 0});
        handled("StartAtEnd", code, new int[] {11, 11, 8, 0});
        handled("Empty", code, new int[] {4, 4, 8, 0});
        handled("Backwards", code, new int[] {5, 4, 8, 0});
        handled("EndAtEnd", code, new int[] {0, 11, 8, 0});
        handled("EndBeyond", code, new int[] {0, 12, 8, 0});
        handled("TargetBeyond", code, new int[] {0, 4, 11, 0});
        handled("AllMost", code, new int[] {65535, 65535, 65535, 0});
        handled("TypeBeyond", code, new int[] {0, 4, 8, 9999});
        handled("TypeOfName", code, new int[] {0, 4, 8, 1});
        handled("TypeOfObject", code, new int[] {0, 4, 8, 4});
        handled("TypeOfItself", code, new int[] {0, 4, 8, 2});
        handled("Itself", code, new int[] {8, 9, 8, 0});
    }
}
