package java.security;

import java.util.Arrays;

/** Digests that work block by block: bytes are collected, and the length is written behind the last (RFC 1321, FIPS 180-4). */
abstract class BlockDigest extends MessageDigest implements Cloneable {
    private byte[] block;
    private final int lengthBytes;
    private int filled;
    private long total;

    /** The bytes of a block, and those at its end that hold the length. */
    BlockDigest(String algorithm, int blockBytes, int lengthBytes) {
        super(algorithm);
        block = new byte[blockBytes];
        this.lengthBytes = lengthBytes;
    }

    /** Takes whole blocks. */
    abstract void compress(byte[] bytes, int offset, int blocks);

    /** The bytes of the state. */
    abstract byte[] state();

    abstract void resetState();

    abstract boolean isLittleEndian();

    @Override
    protected void engineUpdate(byte input) {
        engineUpdate(new byte[] {input}, 0, 1);
    }

    @Override
    protected void engineUpdate(byte[] bytes, int offset, int length) {
        total += length;
        int at = offset;
        int left = length;
        while (left > 0) {
            if (filled == 0 && left >= block.length) {
                int blocks = left / block.length;
                compress(bytes, at, blocks);
                at += blocks * block.length;
                left -= blocks * block.length;
                continue;
            }
            int part = Math.min(left, block.length - filled);
            System.arraycopy(bytes, at, block, filled, part);
            filled += part;
            at += part;
            left -= part;
            if (filled == block.length) {
                compress(block, 0, 1);
                filled = 0;
            }
        }
    }

    @Override
    protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
        return put(this, buf, offset, len);
    }

    @Override
    protected byte[] engineDigest() {
        long bits = 8 * total;
        block[filled++] = (byte) 0x80;
        if (filled > block.length - lengthBytes) {
            Arrays.fill(block, filled, block.length, (byte) 0);
            compress(block, 0, 1);
            filled = 0;
        }
        Arrays.fill(block, filled, block.length, (byte) 0);
        for (int i = 0; i < 8; i++) {
            int at = isLittleEndian() ? block.length - 8 + i : block.length - 1 - i;
            block[at] = (byte) (bits >>> 8 * i);
        }
        compress(block, 0, 1);
        byte[] digest = state();
        engineReset();
        return digest;
    }

    @Override
    protected void engineReset() {
        filled = 0;
        total = 0;
        resetState();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        BlockDigest copy = (BlockDigest) super.clone();
        copy.block = block.clone();
        return copy;
    }

    static byte[] bytes(int[] words, boolean littleEndian) {
        byte[] bytes = new byte[4 * words.length];
        for (int i = 0; i < bytes.length; i++) {
            int shift = littleEndian ? 8 * (i & 3) : 24 - 8 * (i & 3);
            bytes[i] = (byte) (words[i >> 2] >>> shift);
        }
        return bytes;
    }
}
