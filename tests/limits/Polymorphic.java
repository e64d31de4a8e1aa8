/** Calls with ever other receivers, so that all that is kept of them grows. */
final class Polymorphic {
    private Polymorphic() {
    }

    interface Step {
        int step(int value);

        default int twice(int value) {
            return step(step(value));
        }
    }

    static final class Step0 implements Step {
        @Override
        public int step(int value) {
            return value * 1 + 0;
        }
    }

    static final class Step1 implements Step {
        @Override
        public int step(int value) {
            return value * 3 + 1;
        }
    }

    static final class Step2 implements Step {
        @Override
        public int step(int value) {
            return value * 5 + 2;
        }
    }

    static final class Step3 implements Step {
        @Override
        public int step(int value) {
            return value * 7 + 3;
        }
    }

    static final class Step4 implements Step {
        @Override
        public int step(int value) {
            return value * 9 + 4;
        }
    }

    static final class Step5 implements Step {
        @Override
        public int step(int value) {
            return value * 11 + 5;
        }
    }

    static final class Step6 implements Step {
        @Override
        public int step(int value) {
            return value * 13 + 6;
        }
    }

    static final class Step7 implements Step {
        @Override
        public int step(int value) {
            return value * 15 + 7;
        }
    }

    static final class Step8 implements Step {
        @Override
        public int step(int value) {
            return value * 17 + 8;
        }
    }

    static final class Step9 implements Step {
        @Override
        public int step(int value) {
            return value * 19 + 9;
        }
    }

    static final class Step10 implements Step {
        @Override
        public int step(int value) {
            return value * 21 + 10;
        }
    }

    static final class Step11 implements Step {
        @Override
        public int step(int value) {
            return value * 23 + 11;
        }
    }

    static final class Step12 implements Step {
        @Override
        public int step(int value) {
            return value * 25 + 12;
        }
    }

    static final class Step13 implements Step {
        @Override
        public int step(int value) {
            return value * 27 + 13;
        }
    }

    static final class Step14 implements Step {
        @Override
        public int step(int value) {
            return value * 29 + 14;
        }
    }

    static final class Step15 implements Step {
        @Override
        public int step(int value) {
            return value * 31 + 15;
        }
    }

    static final class Step16 implements Step {
        @Override
        public int step(int value) {
            return value * 33 + 16;
        }
    }

    static final class Step17 implements Step {
        @Override
        public int step(int value) {
            return value * 35 + 17;
        }
    }

    static final class Step18 implements Step {
        @Override
        public int step(int value) {
            return value * 37 + 18;
        }
    }

    static final class Step19 implements Step {
        @Override
        public int step(int value) {
            return value * 39 + 19;
        }
    }

    static final class Step20 implements Step {
        @Override
        public int step(int value) {
            return value * 41 + 20;
        }
    }

    static final class Step21 implements Step {
        @Override
        public int step(int value) {
            return value * 43 + 21;
        }
    }

    static final class Step22 implements Step {
        @Override
        public int step(int value) {
            return value * 45 + 22;
        }
    }

    static final class Step23 implements Step {
        @Override
        public int step(int value) {
            return value * 47 + 23;
        }
    }

    static final class Step24 implements Step {
        @Override
        public int step(int value) {
            return value * 49 + 24;
        }
    }

    static final class Step25 implements Step {
        @Override
        public int step(int value) {
            return value * 51 + 25;
        }
    }

    static final class Step26 implements Step {
        @Override
        public int step(int value) {
            return value * 53 + 26;
        }
    }

    static final class Step27 implements Step {
        @Override
        public int step(int value) {
            return value * 55 + 27;
        }
    }

    static final class Step28 implements Step {
        @Override
        public int step(int value) {
            return value * 57 + 28;
        }
    }

    static final class Step29 implements Step {
        @Override
        public int step(int value) {
            return value * 59 + 29;
        }
    }

    static final class Step30 implements Step {
        @Override
        public int step(int value) {
            return value * 61 + 30;
        }
    }

    static final class Step31 implements Step {
        @Override
        public int step(int value) {
            return value * 63 + 31;
        }
    }

    static final class Step32 implements Step {
        @Override
        public int step(int value) {
            return value * 65 + 32;
        }
    }

    static final class Step33 implements Step {
        @Override
        public int step(int value) {
            return value * 67 + 33;
        }
    }

    static final class Step34 implements Step {
        @Override
        public int step(int value) {
            return value * 69 + 34;
        }
    }

    static final class Step35 implements Step {
        @Override
        public int step(int value) {
            return value * 71 + 35;
        }
    }

    static final class Step36 implements Step {
        @Override
        public int step(int value) {
            return value * 73 + 36;
        }
    }

    static final class Step37 implements Step {
        @Override
        public int step(int value) {
            return value * 75 + 37;
        }
    }

    static final class Step38 implements Step {
        @Override
        public int step(int value) {
            return value * 77 + 38;
        }
    }

    static final class Step39 implements Step {
        @Override
        public int step(int value) {
            return value * 79 + 39;
        }
    }

    static final class Step40 implements Step {
        @Override
        public int step(int value) {
            return value * 81 + 40;
        }
    }

    static final class Step41 implements Step {
        @Override
        public int step(int value) {
            return value * 83 + 41;
        }
    }

    static final class Step42 implements Step {
        @Override
        public int step(int value) {
            return value * 85 + 42;
        }
    }

    static final class Step43 implements Step {
        @Override
        public int step(int value) {
            return value * 87 + 43;
        }
    }

    static final class Step44 implements Step {
        @Override
        public int step(int value) {
            return value * 89 + 44;
        }
    }

    static final class Step45 implements Step {
        @Override
        public int step(int value) {
            return value * 91 + 45;
        }
    }

    static final class Step46 implements Step {
        @Override
        public int step(int value) {
            return value * 93 + 46;
        }
    }

    static final class Step47 implements Step {
        @Override
        public int step(int value) {
            return value * 95 + 47;
        }
    }

    static final class Step48 implements Step {
        @Override
        public int step(int value) {
            return value * 97 + 48;
        }
    }

    static final class Step49 implements Step {
        @Override
        public int step(int value) {
            return value * 99 + 49;
        }
    }

    static final class Step50 implements Step {
        @Override
        public int step(int value) {
            return value * 101 + 50;
        }
    }

    static final class Step51 implements Step {
        @Override
        public int step(int value) {
            return value * 103 + 51;
        }
    }

    static final class Step52 implements Step {
        @Override
        public int step(int value) {
            return value * 105 + 52;
        }
    }

    static final class Step53 implements Step {
        @Override
        public int step(int value) {
            return value * 107 + 53;
        }
    }

    static final class Step54 implements Step {
        @Override
        public int step(int value) {
            return value * 109 + 54;
        }
    }

    static final class Step55 implements Step {
        @Override
        public int step(int value) {
            return value * 111 + 55;
        }
    }

    static final class Step56 implements Step {
        @Override
        public int step(int value) {
            return value * 113 + 56;
        }
    }

    static final class Step57 implements Step {
        @Override
        public int step(int value) {
            return value * 115 + 57;
        }
    }

    static final class Step58 implements Step {
        @Override
        public int step(int value) {
            return value * 117 + 58;
        }
    }

    static final class Step59 implements Step {
        @Override
        public int step(int value) {
            return value * 119 + 59;
        }
    }

    static final class Step60 implements Step {
        @Override
        public int step(int value) {
            return value * 121 + 60;
        }
    }

    static final class Step61 implements Step {
        @Override
        public int step(int value) {
            return value * 123 + 61;
        }
    }

    static final class Step62 implements Step {
        @Override
        public int step(int value) {
            return value * 125 + 62;
        }
    }

    static final class Step63 implements Step {
        @Override
        public int step(int value) {
            return value * 127 + 63;
        }
    }

    static final Step[] STEPS = {
        new Step0(), new Step1(), new Step2(), new Step3(), new Step4(), new Step5(), new Step6(), new Step7(),
        new Step8(), new Step9(), new Step10(), new Step11(), new Step12(), new Step13(), new Step14(), new Step15(),
        new Step16(), new Step17(), new Step18(), new Step19(), new Step20(), new Step21(), new Step22(), new Step23(),
        new Step24(), new Step25(), new Step26(), new Step27(), new Step28(), new Step29(), new Step30(), new Step31(),
        new Step32(), new Step33(), new Step34(), new Step35(), new Step36(), new Step37(), new Step38(), new Step39(),
        new Step40(), new Step41(), new Step42(), new Step43(), new Step44(), new Step45(), new Step46(), new Step47(),
        new Step48(), new Step49(), new Step50(), new Step51(), new Step52(), new Step53(), new Step54(), new Step55(),
        new Step56(), new Step57(), new Step58(), new Step59(), new Step60(), new Step61(), new Step62(), new Step63(),
    };

    static void main(int rounds) {
        int value = 1;
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < STEPS.length; i++) {
                value = STEPS[(value >>> 7) % STEPS.length].twice(value) + STEPS[i].step(i);
            }
        }
        System.out.println(value);
    }
}
