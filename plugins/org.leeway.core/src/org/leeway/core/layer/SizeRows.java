package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.TileSet;

/** The values of a {@link SizeField}, row by row. */
record SizeRows(SizeField field) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		field.read(x, y, length, target);
	}

	@Override
	public int limit() {
		return field.limit();
	}

	@Override
	public Optional<TileSet> changedSince(LayerRows old) {
		return old instanceof SizeRows other ? field.changedSince(other.field) : Optional.empty();
	}
}
