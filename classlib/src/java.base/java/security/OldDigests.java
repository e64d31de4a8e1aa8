//#file $Name$.java
//#for Name standard words compress little length
//#| Md5Digest | MD5 (RFC 1321) | 4 | md5 | true | 16
//#| Sha1Digest | SHA-1 (FIPS 180-4) | 5 | sha1 | false | 20
package java.security;

import jdk.internal.vm.Cryptography;

/** $standard$. */
final class $Name$ extends BlockDigest {
    private int[] state = new int[$words$];

    $Name$(String algorithm) {
        super(algorithm, 64, 8);
        resetState();
    }

    @Override
    void resetState() {
        state[0] = 0x67452301;
        state[1] = 0xefcdab89;
        state[2] = 0x98badcfe;
        state[3] = 0x10325476;
        //#if Name: Sha1Digest
        state[4] = 0xc3d2e1f0;
        //#end
    }

    @Override
    void compress(byte[] bytes, int offset, int blocks) {
        Cryptography.$compress$(state, bytes, offset, blocks);
    }

    @Override
    byte[] state() {
        return bytes(state, $little$);
    }

    @Override
    boolean isLittleEndian() {
        return $little$;
    }

    @Override
    protected int engineGetDigestLength() {
        return $length$;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        $Name$ copy = ($Name$) super.clone();
        copy.state = state.clone();
        return copy;
    }
}
