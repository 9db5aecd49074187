package org.leeway.pathing.grid;

import java.util.Arrays;
import java.util.Objects;

/**
 * One bit a cell, row-major: bit {@code x & 63} of word {@code y * wordsPerRow() + (x >> 6)} is cell {@code (x, y)}.
 * Each row starts on a new word, and the bits behind a row's end are always 0. Mutable and not thread-safe; planes
 * that an algorithm returns are shared and must not be written to.
 */
public final class BitPlane {

	private final int width;
	private final int height;
	private final int wordsPerRow;
	private final long[] words;

	/**
	 * An empty plane.
	 *
	 * @throws IllegalArgumentException if no grid may have this size
	 */
	public BitPlane(int width, int height) {
		TerrainGrid.checkSize(width, height);
		this.width = width;
		this.height = height;
		this.wordsPerRow = width + 63 >> 6;
		this.words = new long[wordsPerRow * height];
	}

	private BitPlane(BitPlane source) {
		this.width = source.width;
		this.height = source.height;
		this.wordsPerRow = source.wordsPerRow;
		this.words = source.words.clone();
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/** The bits themselves, not a copy. Whoever writes keeps the bits behind each row's end 0. */
	public long[] words() {
		return words;
	}

	public int wordsPerRow() {
		return wordsPerRow;
	}

	/** The bits of a row's last word that are cells. */
	public long lastWordMask() {
		return -1L >>> -width;
	}

	/** @throws IndexOutOfBoundsException if the cell lies outside */
	public boolean get(int x, int y) {
		return (words[wordIndex(x, y)] >>> x & 1) != 0;
	}

	/** @throws IndexOutOfBoundsException if the cell lies outside */
	public void set(int x, int y) {
		words[wordIndex(x, y)] |= 1L << x;
	}

	/** Sets {@code length} cells of row {@code y}, from column {@code x} on. */
	public void setRun(int x, int y, int length) {
		Objects.checkFromIndexSize(x, length, width);
		Objects.checkIndex(y, height);
		if (length == 0) {
			return;
		}
		int last = x + length - 1;
		int from = y * wordsPerRow + (x >> 6);
		int to = y * wordsPerRow + (last >> 6);
		long head = -1L << x;
		long tail = -1L >>> 63 - (last & 63);
		if (from == to) {
			words[from] |= head & tail;
		} else {
			words[from] |= head;
			Arrays.fill(words, from + 1, to, -1L);
			words[to] |= tail;
		}
	}

	/** The first set cell of row {@code y} at or right of column {@code x}; {@code width} if there is none. */
	public int nextSet(int x, int y) {
		return next(x, y, 0L);
	}

	/** The first cell of row {@code y} that is not set, at or right of column {@code x}; {@code width} if none. */
	public int nextClear(int x, int y) {
		return next(x, y, -1L);
	}

	private int next(int x, int y, long inverted) {
		if (x >= width) {
			return width;
		}
		int row = y * wordsPerRow;
		int index = x >> 6;
		long word = (words[row + index] ^ inverted) & -1L << x;
		while (word == 0 && ++index < wordsPerRow) {
			word = words[row + index] ^ inverted;
		}
		// the first bit behind the row's end is not set, and its column is the width
		return word == 0 ? width : (index << 6) + Long.numberOfTrailingZeros(word);
	}

	/** How many cells are set. */
	public long count() {
		long count = 0;
		for (long word : words) {
			count += Long.bitCount(word);
		}
		return count;
	}

	public boolean isEmpty() {
		for (long word : words) {
			if (word != 0) {
				return false;
			}
		}
		return true;
	}

	public BitPlane copy() {
		return new BitPlane(this);
	}

	/** Keeps the cells that {@code other} has too; returns this plane. */
	public BitPlane and(BitPlane other) {
		checkSameSize(other);
		for (int i = 0; i < words.length; i++) {
			words[i] &= other.words[i];
		}
		return this;
	}

	/** Adds the cells of {@code other}; returns this plane. */
	public BitPlane or(BitPlane other) {
		checkSameSize(other);
		for (int i = 0; i < words.length; i++) {
			words[i] |= other.words[i];
		}
		return this;
	}

	/** Removes the cells of {@code other}; returns this plane. */
	public BitPlane andNot(BitPlane other) {
		checkSameSize(other);
		for (int i = 0; i < words.length; i++) {
			words[i] &= ~other.words[i];
		}
		return this;
	}

	private void checkSameSize(BitPlane other) {
		if (other.width != width || other.height != height) {
			throw new IllegalArgumentException("a plane of " + other.width + " x " + other.height
					+ " cells where one of " + width + " x " + height + " was expected");
		}
	}

	private int wordIndex(int x, int y) {
		Objects.checkIndex(x, width);
		Objects.checkIndex(y, height);
		return y * wordsPerRow + (x >> 6);
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof BitPlane other && width == other.width && height == other.height
				&& Arrays.equals(words, other.words);
	}

	@Override
	public int hashCode() {
		return Objects.hash(width, height, Arrays.hashCode(words));
	}

	/** The size and, of a small plane, a picture: {@code #} for a set cell. */
	@Override
	public String toString() {
		String size = width + " x " + height + " cells, " + count() + " set";
		return (long) width * height > 4096 ? size : size + "\n" + picture();
	}

	private String picture() {
		StringBuilder text = new StringBuilder();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				text.append(get(x, y) ? '#' : '.');
			}
			text.append('\n');
		}
		return text.toString();
	}
}
