package org.leeway.pathing.grid;

import java.io.Serializable;

/** A cell of a grid: column {@code x} to the right, row {@code y} down, from the top-left corner. */
public record Cell(int x, int y) implements Serializable {

	@Override
	public String toString() {
		return x + "," + y;
	}
}
