/**
 * Switches with a hundred and with three hundred targets, dense and sparse, in hot loops: first few of the targets are
 * taken, later all of them, and some need locals that others do not.
 */
public final class ManyTargets {
    static long dense(int rounds, int spread) {
        String[] names = {"a", "bb", "ccc", "dddd", "eeeee", "ffffff", "ggggggg"};
        String text = "";
        int a = 1;
        int b = 2;
        int seed = 17;
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            seed = seed * 1103515245 + 12345;
            switch ((seed >>> 16) % spread) {
            case 0: a += 3; break; case 1: b ^= a + 1; break; case 2: text = names[2]; break; case 3: a = b; continue;
            case 4: a += 7; break; case 5: b ^= a + 5; break; case 6: text = names[6]; break; case 7: a = b; continue;
            case 8: a += 11; break; case 9: b ^= a + 9; break; case 10: text = names[3]; break; case 11: a = b; continue;
            case 12: a += 15; break; case 13: b ^= a + 13; break; case 14: text = names[0]; break; case 15: a = b; continue;
            case 16: a += 19; break; case 17: b ^= a + 17; break; case 18: text = names[4]; break; case 19: a = b; continue;
            case 20: a += 23; break; case 21: b ^= a + 21; break; case 22: text = names[1]; break; case 23: a = b; continue;
            case 24: a += 27; break; case 25: b ^= a + 25; break; case 26: text = names[5]; break; case 27: a = b; continue;
            case 28: a += 31; break; case 29: b ^= a + 29; break; case 30: text = names[2]; break; case 31: a = b; continue;
            case 32: a += 35; break; case 33: b ^= a + 33; break; case 34: text = names[6]; break; case 35: a = b; continue;
            case 36: a += 39; break; case 37: b ^= a + 37; break; case 38: text = names[3]; break; case 39: a = b; continue;
            case 40: a += 43; break; case 41: b ^= a + 41; break; case 42: text = names[0]; break; case 43: a = b; continue;
            case 44: a += 47; break; case 45: b ^= a + 45; break; case 46: text = names[4]; break; case 47: a = b; continue;
            case 48: a += 51; break; case 49: b ^= a + 49; break; case 50: text = names[1]; break; case 51: a = b; continue;
            case 52: a += 55; break; case 53: b ^= a + 53; break; case 54: text = names[5]; break; case 55: a = b; continue;
            case 56: a += 59; break; case 57: b ^= a + 57; break; case 58: text = names[2]; break; case 59: a = b; continue;
            case 60: a += 63; break; case 61: b ^= a + 61; break; case 62: text = names[6]; break; case 63: a = b; continue;
            case 64: a += 67; break; case 65: b ^= a + 65; break; case 66: text = names[3]; break; case 67: a = b; continue;
            case 68: a += 71; break; case 69: b ^= a + 69; break; case 70: text = names[0]; break; case 71: a = b; continue;
            case 72: a += 75; break; case 73: b ^= a + 73; break; case 74: text = names[4]; break; case 75: a = b; continue;
            case 76: a += 79; break; case 77: b ^= a + 77; break; case 78: text = names[1]; break; case 79: a = b; continue;
            case 80: a += 83; break; case 81: b ^= a + 81; break; case 82: text = names[5]; break; case 83: a = b; continue;
            case 84: a += 87; break; case 85: b ^= a + 85; break; case 86: text = names[2]; break; case 87: a = b; continue;
            case 88: a += 91; break; case 89: b ^= a + 89; break; case 90: text = names[6]; break; case 91: a = b; continue;
            case 92: a += 95; break; case 93: b ^= a + 93; break; case 94: text = names[3]; break; case 95: a = b; continue;
            case 96: a += 99; break; case 97: b ^= a + 97; break; case 98: text = names[0]; break; case 99: a = b; continue;
            default: a++;
            }
            sum += a + text.length();
        }
        return sum * 31 + b;
    }

    static long sparse(int rounds, int spread) {
        String text = "begin";
        String other = "";
        int a = 1;
        int b = 2;
        int seed = 4;
        for (int i = 0; i < rounds; i++) {
            seed = seed * 1103515245 + 12345;
            int k = (seed >>> 16) % spread;
            switch (k * k * 37 + k) {
            case 0: a -= 5; break; case 38: other = text; break; case 150: b = a * 2; break; case 336: a -= 8; break;
            case 596: other = text; break; case 930: b = a * 5; break; case 1338: a -= 11; break; case 1820: other = text; break;
            case 2376: b = a * 8; break; case 3006: a -= 14; break; case 3710: other = text; break; case 4488: b = a * 11; break;
            case 5340: a -= 17; break; case 6266: other = text; break; case 7266: b = a * 14; break; case 8340: a -= 20; break;
            case 9488: other = text; break; case 10710: b = a * 17; break; case 12006: a -= 23; break; case 13376: other = text; break;
            case 14820: b = a * 20; break; case 16338: a -= 26; break; case 17930: other = text; break; case 19596: b = a * 23; break;
            case 21336: a -= 29; break; case 23150: other = text; break; case 25038: b = a * 26; break; case 27000: a -= 32; break;
            case 29036: other = text; break; case 31146: b = a * 29; break; case 33330: a -= 35; break; case 35588: other = text; break;
            case 37920: b = a * 32; break; case 40326: a -= 38; break; case 42806: other = text; break; case 45360: b = a * 35; break;
            case 47988: a -= 41; break; case 50690: other = text; break; case 53466: b = a * 38; break; case 56316: a -= 44; break;
            case 59240: other = text; break; case 62238: b = a * 41; break; case 65310: a -= 47; break; case 68456: other = text; break;
            case 71676: b = a * 44; break; case 74970: a -= 50; break; case 78338: other = text; break; case 81780: b = a * 47; break;
            case 85296: a -= 53; break; case 88886: other = text; break; case 92550: b = a * 50; break; case 96288: a -= 56; break;
            case 100100: other = text; break; case 103986: b = a * 53; break; case 107946: a -= 59; break; case 111980: other = text; break;
            case 116088: b = a * 56; break; case 120270: a -= 62; break; case 124526: other = text; break; case 128856: b = a * 59; break;
            case 133260: a -= 65; break; case 137738: other = text; break; case 142290: b = a * 62; break; case 146916: a -= 68; break;
            case 151616: other = text; break; case 156390: b = a * 65; break; case 161238: a -= 71; break; case 166160: other = text; break;
            case 171156: b = a * 68; break; case 176226: a -= 74; break; case 181370: other = text; break; case 186588: b = a * 71; break;
            case 191880: a -= 77; break; case 197246: other = text; break; case 202686: b = a * 74; break; case 208200: a -= 80; break;
            case 213788: other = text; break; case 219450: b = a * 77; break; case 225186: a -= 83; break; case 230996: other = text; break;
            case 236880: b = a * 80; break; case 242838: a -= 86; break; case 248870: other = text; break; case 254976: b = a * 83; break;
            case 261156: a -= 89; break; case 267410: other = text; break; case 273738: b = a * 86; break; case 280140: a -= 92; break;
            case 286616: other = text; break; case 293166: b = a * 89; break;
            default: text = (k & 1) == 0 ? "even" : "odd";
            }
            a += other.length();
        }
        return a * 31L + b;
    }

    static long huge(int from, int to) {
        long sum = 0;
        for (int i = from; i < to; i++) {
            switch (i % 311) {
            case 0: sum += 1; break; case 1: sum += 2; break; case 2: sum += 5; break; case 3: sum += 10; break; case 4: sum += 17; break;
            case 5: sum += 26; break; case 6: sum += 37; break; case 7: sum += 50; break; case 8: sum += 65; break; case 9: sum += 82; break;
            case 10: sum += 101; break; case 11: sum += 21; break; case 12: sum += 44; break; case 13: sum += 69; break; case 14: sum += 96; break;
            case 15: sum += 24; break; case 16: sum += 55; break; case 17: sum += 88; break; case 18: sum += 22; break; case 19: sum += 59; break;
            case 20: sum += 98; break; case 21: sum += 38; break; case 22: sum += 81; break; case 23: sum += 25; break; case 24: sum += 72; break;
            case 25: sum += 20; break; case 26: sum += 71; break; case 27: sum += 23; break; case 28: sum += 78; break; case 29: sum += 34; break;
            case 30: sum += 93; break; case 31: sum += 53; break; case 32: sum += 15; break; case 33: sum += 80; break; case 34: sum += 46; break;
            case 35: sum += 14; break; case 36: sum += 85; break; case 37: sum += 57; break; case 38: sum += 31; break; case 39: sum += 7; break;
            case 40: sum += 86; break; case 41: sum += 66; break; case 42: sum += 48; break; case 43: sum += 32; break; case 44: sum += 18; break;
            case 45: sum += 6; break; case 46: sum += 97; break; case 47: sum += 89; break; case 48: sum += 83; break; case 49: sum += 79; break;
            case 50: sum += 77; break; case 51: sum += 77; break; case 52: sum += 79; break; case 53: sum += 83; break; case 54: sum += 89; break;
            case 55: sum += 97; break; case 56: sum += 6; break; case 57: sum += 18; break; case 58: sum += 32; break; case 59: sum += 48; break;
            case 60: sum += 66; break; case 61: sum += 86; break; case 62: sum += 7; break; case 63: sum += 31; break; case 64: sum += 57; break;
            case 65: sum += 85; break; case 66: sum += 14; break; case 67: sum += 46; break; case 68: sum += 80; break; case 69: sum += 15; break;
            case 70: sum += 53; break; case 71: sum += 93; break; case 72: sum += 34; break; case 73: sum += 78; break; case 74: sum += 23; break;
            case 75: sum += 71; break; case 76: sum += 20; break; case 77: sum += 72; break; case 78: sum += 25; break; case 79: sum += 81; break;
            case 80: sum += 38; break; case 81: sum += 98; break; case 82: sum += 59; break; case 83: sum += 22; break; case 84: sum += 88; break;
            case 85: sum += 55; break; case 86: sum += 24; break; case 87: sum += 96; break; case 88: sum += 69; break; case 89: sum += 44; break;
            case 90: sum += 21; break; case 91: sum += 101; break; case 92: sum += 82; break; case 93: sum += 65; break; case 94: sum += 50; break;
            case 95: sum += 37; break; case 96: sum += 26; break; case 97: sum += 17; break; case 98: sum += 10; break; case 99: sum += 5; break;
            case 100: sum += 2; break; case 101: sum += 1; break; case 102: sum += 2; break; case 103: sum += 5; break; case 104: sum += 10; break;
            case 105: sum += 17; break; case 106: sum += 26; break; case 107: sum += 37; break; case 108: sum += 50; break; case 109: sum += 65; break;
            case 110: sum += 82; break; case 111: sum += 101; break; case 112: sum += 21; break; case 113: sum += 44; break; case 114: sum += 69; break;
            case 115: sum += 96; break; case 116: sum += 24; break; case 117: sum += 55; break; case 118: sum += 88; break; case 119: sum += 22; break;
            case 120: sum += 59; break; case 121: sum += 98; break; case 122: sum += 38; break; case 123: sum += 81; break; case 124: sum += 25; break;
            case 125: sum += 72; break; case 126: sum += 20; break; case 127: sum += 71; break; case 128: sum += 23; break; case 129: sum += 78; break;
            case 130: sum += 34; break; case 131: sum += 93; break; case 132: sum += 53; break; case 133: sum += 15; break; case 134: sum += 80; break;
            case 135: sum += 46; break; case 136: sum += 14; break; case 137: sum += 85; break; case 138: sum += 57; break; case 139: sum += 31; break;
            case 140: sum += 7; break; case 141: sum += 86; break; case 142: sum += 66; break; case 143: sum += 48; break; case 144: sum += 32; break;
            case 145: sum += 18; break; case 146: sum += 6; break; case 147: sum += 97; break; case 148: sum += 89; break; case 149: sum += 83; break;
            case 150: sum += 79; break; case 151: sum += 77; break; case 152: sum += 77; break; case 153: sum += 79; break; case 154: sum += 83; break;
            case 155: sum += 89; break; case 156: sum += 97; break; case 157: sum += 6; break; case 158: sum += 18; break; case 159: sum += 32; break;
            case 160: sum += 48; break; case 161: sum += 66; break; case 162: sum += 86; break; case 163: sum += 7; break; case 164: sum += 31; break;
            case 165: sum += 57; break; case 166: sum += 85; break; case 167: sum += 14; break; case 168: sum += 46; break; case 169: sum += 80; break;
            case 170: sum += 15; break; case 171: sum += 53; break; case 172: sum += 93; break; case 173: sum += 34; break; case 174: sum += 78; break;
            case 175: sum += 23; break; case 176: sum += 71; break; case 177: sum += 20; break; case 178: sum += 72; break; case 179: sum += 25; break;
            case 180: sum += 81; break; case 181: sum += 38; break; case 182: sum += 98; break; case 183: sum += 59; break; case 184: sum += 22; break;
            case 185: sum += 88; break; case 186: sum += 55; break; case 187: sum += 24; break; case 188: sum += 96; break; case 189: sum += 69; break;
            case 190: sum += 44; break; case 191: sum += 21; break; case 192: sum += 101; break; case 193: sum += 82; break; case 194: sum += 65; break;
            case 195: sum += 50; break; case 196: sum += 37; break; case 197: sum += 26; break; case 198: sum += 17; break; case 199: sum += 10; break;
            case 200: sum += 5; break; case 201: sum += 2; break; case 202: sum += 1; break; case 203: sum += 2; break; case 204: sum += 5; break;
            case 205: sum += 10; break; case 206: sum += 17; break; case 207: sum += 26; break; case 208: sum += 37; break; case 209: sum += 50; break;
            case 210: sum += 65; break; case 211: sum += 82; break; case 212: sum += 101; break; case 213: sum += 21; break; case 214: sum += 44; break;
            case 215: sum += 69; break; case 216: sum += 96; break; case 217: sum += 24; break; case 218: sum += 55; break; case 219: sum += 88; break;
            case 220: sum += 22; break; case 221: sum += 59; break; case 222: sum += 98; break; case 223: sum += 38; break; case 224: sum += 81; break;
            case 225: sum += 25; break; case 226: sum += 72; break; case 227: sum += 20; break; case 228: sum += 71; break; case 229: sum += 23; break;
            case 230: sum += 78; break; case 231: sum += 34; break; case 232: sum += 93; break; case 233: sum += 53; break; case 234: sum += 15; break;
            case 235: sum += 80; break; case 236: sum += 46; break; case 237: sum += 14; break; case 238: sum += 85; break; case 239: sum += 57; break;
            case 240: sum += 31; break; case 241: sum += 7; break; case 242: sum += 86; break; case 243: sum += 66; break; case 244: sum += 48; break;
            case 245: sum += 32; break; case 246: sum += 18; break; case 247: sum += 6; break; case 248: sum += 97; break; case 249: sum += 89; break;
            case 250: sum += 83; break; case 251: sum += 79; break; case 252: sum += 77; break; case 253: sum += 77; break; case 254: sum += 79; break;
            case 255: sum += 83; break; case 256: sum += 89; break; case 257: sum += 97; break; case 258: sum += 6; break; case 259: sum += 18; break;
            case 260: sum += 32; break; case 261: sum += 48; break; case 262: sum += 66; break; case 263: sum += 86; break; case 264: sum += 7; break;
            case 265: sum += 31; break; case 266: sum += 57; break; case 267: sum += 85; break; case 268: sum += 14; break; case 269: sum += 46; break;
            case 270: sum += 80; break; case 271: sum += 15; break; case 272: sum += 53; break; case 273: sum += 93; break; case 274: sum += 34; break;
            case 275: sum += 78; break; case 276: sum += 23; break; case 277: sum += 71; break; case 278: sum += 20; break; case 279: sum += 72; break;
            case 280: sum += 25; break; case 281: sum += 81; break; case 282: sum += 38; break; case 283: sum += 98; break; case 284: sum += 59; break;
            case 285: sum += 22; break; case 286: sum += 88; break; case 287: sum += 55; break; case 288: sum += 24; break; case 289: sum += 96; break;
            case 290: sum += 69; break; case 291: sum += 44; break; case 292: sum += 21; break; case 293: sum += 101; break; case 294: sum += 82; break;
            case 295: sum += 65; break; case 296: sum += 50; break; case 297: sum += 37; break; case 298: sum += 26; break; case 299: sum += 17; break;
            default: sum ^= i;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        for (int round = 0; round < 3; round++) {
            System.out.println("dense " + dense(2000, 4) + " " + dense(2000, 40) + " " + dense(6000, 103));
            System.out.println("sparse " + sparse(2000, 5) + " " + sparse(2000, 30) + " " + sparse(6000, 95));
            long sum = 0;
            for (int i = 0; i < 400; i++) {
                sum += huge(i % 7, i % 7 + 5);
            }
            System.out.println("huge " + sum + " " + huge(0, 8000) + " " + huge(305, 700));
        }
    }
}
