/**
 * Loops whose bodies are longer than a trace may be, with branches that always go the same way: once all in one method, once
 * through calls of the same method.
 */
public class LongLoop {
    /** Two blocks for each choice. */
    static long inOneMethod(int count) {
        long sum = 0;
        for (int value = 0; value < count; value++) {
            sum += value == -1 ? 1 : 0; sum += value == -2 ? 2 : 1;
            sum += value == -3 ? 3 : 2; sum += value == -4 ? 4 : 3;
            sum += value == -5 ? 5 : 4; sum += value == -6 ? 6 : 0;
            sum += value == -7 ? 7 : 1; sum += value == -8 ? 8 : 2;
            sum += value == -9 ? 9 : 3; sum += value == -10 ? 1 : 4;
            sum += value == -11 ? 2 : 0; sum += value == -12 ? 3 : 1;
            sum += value == -13 ? 4 : 2; sum += value == -14 ? 5 : 3;
            sum += value == -15 ? 6 : 4; sum += value == -16 ? 7 : 0;
            sum += value == -17 ? 8 : 1; sum += value == -18 ? 9 : 2;
            sum += value == -19 ? 1 : 3; sum += value == -20 ? 2 : 4;
            sum += value == -21 ? 3 : 0; sum += value == -22 ? 4 : 1;
            sum += value == -23 ? 5 : 2; sum += value == -24 ? 6 : 3;
            sum += value == -25 ? 7 : 4; sum += value == -26 ? 8 : 0;
            sum += value == -27 ? 9 : 1; sum += value == -28 ? 1 : 2;
            sum += value == -29 ? 2 : 3; sum += value == -30 ? 3 : 4;
            sum += value == -31 ? 4 : 0; sum += value == -32 ? 5 : 1;
            sum += value == -33 ? 6 : 2; sum += value == -34 ? 7 : 3;
            sum += value == -35 ? 8 : 4; sum += value == -36 ? 9 : 0;
            sum += value == -37 ? 1 : 1; sum += value == -38 ? 2 : 2;
            sum += value == -39 ? 3 : 3; sum += value == -40 ? 4 : 4;
            sum += value == -41 ? 5 : 0; sum += value == -42 ? 6 : 1;
            sum += value == -43 ? 7 : 2; sum += value == -44 ? 8 : 3;
            sum += value == -45 ? 9 : 4; sum += value == -46 ? 1 : 0;
            sum += value == -47 ? 2 : 1; sum += value == -48 ? 3 : 2;
            sum += value == -49 ? 4 : 3; sum += value == -50 ? 5 : 4;
            sum += value == -51 ? 6 : 0; sum += value == -52 ? 7 : 1;
            sum += value == -53 ? 8 : 2; sum += value == -54 ? 9 : 3;
            sum += value == -55 ? 1 : 4; sum += value == -56 ? 2 : 0;
            sum += value == -57 ? 3 : 1; sum += value == -58 ? 4 : 2;
            sum += value == -59 ? 5 : 3; sum += value == -60 ? 6 : 4;
            sum += value == -61 ? 7 : 0; sum += value == -62 ? 8 : 1;
            sum += value == -63 ? 9 : 2; sum += value == -64 ? 1 : 3;
            sum += value == -65 ? 2 : 4; sum += value == -66 ? 3 : 0;
            sum += value == -67 ? 4 : 1; sum += value == -68 ? 5 : 2;
            sum += value == -69 ? 6 : 3; sum += value == -70 ? 7 : 4;
            sum += value == -71 ? 8 : 0; sum += value == -72 ? 9 : 1;
            sum += value == -73 ? 1 : 2; sum += value == -74 ? 2 : 3;
            sum += value == -75 ? 3 : 4; sum += value == -76 ? 4 : 0;
            sum += value == -77 ? 5 : 1; sum += value == -78 ? 6 : 2;
            sum += value == -79 ? 7 : 3; sum += value == -80 ? 8 : 4;
            sum += value == -81 ? 9 : 0; sum += value == -82 ? 1 : 1;
            sum += value == -83 ? 2 : 2; sum += value == -84 ? 3 : 3;
            sum += value == -85 ? 4 : 4; sum += value == -86 ? 5 : 0;
            sum += value == -87 ? 6 : 1; sum += value == -88 ? 7 : 2;
            sum += value == -89 ? 8 : 3; sum += value == -90 ? 9 : 4;
            sum += value == -91 ? 1 : 0; sum += value == -92 ? 2 : 1;
            sum += value == -93 ? 3 : 2; sum += value == -94 ? 4 : 3;
            sum += value == -95 ? 5 : 4; sum += value == -96 ? 6 : 0;
            sum += value == -97 ? 7 : 1; sum += value == -98 ? 8 : 2;
            sum += value == -99 ? 9 : 3; sum += value == -100 ? 1 : 4;
            sum += value == -101 ? 2 : 0; sum += value == -102 ? 3 : 1;
            sum += value == -103 ? 4 : 2; sum += value == -104 ? 5 : 3;
            sum += value == -105 ? 6 : 4; sum += value == -106 ? 7 : 0;
            sum += value == -107 ? 8 : 1; sum += value == -108 ? 9 : 2;
            sum += value == -109 ? 1 : 3; sum += value == -110 ? 2 : 4;
            sum += value == -111 ? 3 : 0; sum += value == -112 ? 4 : 1;
            sum += value == -113 ? 5 : 2; sum += value == -114 ? 6 : 3;
            sum += value == -115 ? 7 : 4; sum += value == -116 ? 8 : 0;
            sum += value == -117 ? 9 : 1; sum += value == -118 ? 1 : 2;
            sum += value == -119 ? 2 : 3; sum += value == -120 ? 3 : 4;
            sum += value == -121 ? 4 : 0; sum += value == -122 ? 5 : 1;
            sum += value == -123 ? 6 : 2; sum += value == -124 ? 7 : 3;
            sum += value == -125 ? 8 : 4; sum += value == -126 ? 9 : 0;
            sum += value == -127 ? 1 : 1; sum += value == -128 ? 2 : 2;
            sum += value == -129 ? 3 : 3; sum += value == -130 ? 4 : 4;
            sum += value == -131 ? 5 : 0; sum += value == -132 ? 6 : 1;
            sum += value == -133 ? 7 : 2; sum += value == -134 ? 8 : 3;
            sum += value == -135 ? 9 : 4; sum += value == -136 ? 1 : 0;
            sum += value == -137 ? 2 : 1; sum += value == -138 ? 3 : 2;
            sum += value == -139 ? 4 : 3; sum += value == -140 ? 5 : 4;
            sum += value == -141 ? 6 : 0; sum += value == -142 ? 7 : 1;
            sum += value == -143 ? 8 : 2; sum += value == -144 ? 9 : 3;
            sum += value == -145 ? 1 : 4; sum += value == -146 ? 2 : 0;
            sum += value == -147 ? 3 : 1; sum += value == -148 ? 4 : 2;
            sum += value == -149 ? 5 : 3; sum += value == -150 ? 6 : 4;
            sum += value == -151 ? 7 : 0; sum += value == -152 ? 8 : 1;
            sum += value == -153 ? 9 : 2; sum += value == -154 ? 1 : 3;
            sum += value == -155 ? 2 : 4; sum += value == -156 ? 3 : 0;
            sum += value == -157 ? 4 : 1; sum += value == -158 ? 5 : 2;
            sum += value == -159 ? 6 : 3; sum += value == -160 ? 7 : 4;
            sum += value == -161 ? 8 : 0; sum += value == -162 ? 9 : 1;
            sum += value == -163 ? 1 : 2; sum += value == -164 ? 2 : 3;
            sum += value == -165 ? 3 : 4; sum += value == -166 ? 4 : 0;
            sum += value == -167 ? 5 : 1; sum += value == -168 ? 6 : 2;
            sum += value == -169 ? 7 : 3; sum += value == -170 ? 8 : 4;
            sum += value == -171 ? 9 : 0; sum += value == -172 ? 1 : 1;
            sum += value == -173 ? 2 : 2; sum += value == -174 ? 3 : 3;
            sum += value == -175 ? 4 : 4; sum += value == -176 ? 5 : 0;
            sum += value == -177 ? 6 : 1; sum += value == -178 ? 7 : 2;
            sum += value == -179 ? 8 : 3; sum += value == -180 ? 9 : 4;
            sum += value == -181 ? 1 : 0; sum += value == -182 ? 2 : 1;
            sum += value == -183 ? 3 : 2; sum += value == -184 ? 4 : 3;
            sum += value == -185 ? 5 : 4; sum += value == -186 ? 6 : 0;
            sum += value == -187 ? 7 : 1; sum += value == -188 ? 8 : 2;
            sum += value == -189 ? 9 : 3; sum += value == -190 ? 1 : 4;
            sum += value == -191 ? 2 : 0; sum += value == -192 ? 3 : 1;
            sum += value == -193 ? 4 : 2; sum += value == -194 ? 5 : 3;
            sum += value == -195 ? 6 : 4; sum += value == -196 ? 7 : 0;
            sum += value == -197 ? 8 : 1; sum += value == -198 ? 9 : 2;
            sum += value == -199 ? 1 : 3; sum += value == -200 ? 2 : 4;
        }
        return sum;
    }

    /** Ten choices. */
    static long some(long sum, int value) {
        sum += value == -1 ? 1 : 0; sum += value == -2 ? 2 : 1;
        sum += value == -3 ? 3 : 2; sum += value == -4 ? 4 : 3;
        sum += value == -5 ? 5 : 4; sum += value == -6 ? 6 : 0;
        sum += value == -7 ? 7 : 1; sum += value == -8 ? 8 : 2;
        sum += value == -9 ? 9 : 3; sum += value == -10 ? 1 : 4;
        return sum;
    }

    static long throughCalls(int count) {
        long sum = 0;
        for (int value = 0; value < count; value++) {
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
            sum = some(sum, value);
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(inOneMethod(20_000));
        System.out.println(throughCalls(20_000));
    }
}
