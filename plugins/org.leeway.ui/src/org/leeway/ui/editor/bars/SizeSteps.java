package org.leeway.ui.editor.bars;

import java.util.ArrayList;
import java.util.List;

/**
 * The sizes of a unit that a slider offers, in cells. Small sizes, up to {@link #EXACT}, differ by 1, and larger sizes
 * by more. The slider has a position for each offered size, counted from 1. The last position is for the largest size.
 */
final class SizeSteps {

	/**
	 * The size up to which the slider offers every size. Above it, the distances between sizes double with the size: 2 from
	 * 16 to 32, then 4 from 32 to 64, and so on.
	 */
	private static final int EXACT = 16;

	private final List<Integer> sizes = new ArrayList<>();

	/** @param largest the last size, at least 1 */
	SizeSteps(int largest) {
		int step = 1;
		int end = EXACT;
		for (int size = 1; size < largest; size += step) {
			sizes.add(size);
			if (size == end) {
				step *= 2;
				end *= 2;
			}
		}
		sizes.add(largest);
	}

	int count() {
		return sizes.size();
	}

	int largest() {
		return sizes.getLast();
	}

	int size(int place) {
		return sizes.get(place - 1);
	}

	/**
	 * Returns the last position of the slider whose size does not exceed {@code size}. Returns 1 if even the first size is
	 * larger.
	 */
	int place(int size) {
		int place = count();
		while (place > 1 && size(place) > size) {
			place--;
		}
		return place;
	}
}
