package org.leeway.ui.editor;

import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.ui.IActionBars;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.editing.MeshEditing;
import org.leeway.ui.presenter.CellStatus;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.LiveMap;

/**
 * The text in the status line of the workbench. The text describes the selection and the cell under the mouse. While
 * the tool for meshes is active, the text also describes the part of a mesh under the mouse.
 */
final class StatusLine implements MeshEditing.Status {

	private final IActionBars bars;
	private final LiveMap map;
	private String mesh = "";
	private boolean refused;
	private final Supplier<String> selection;
	private final Function<Cell, String> layers;

	/**
	 * @param selection returns a text about the selection, possibly empty
	 * @param layers returns a text about what layers show on a cell, possibly empty
	 */
	StatusLine(IActionBars bars, LiveMap map, Supplier<String> selection, Function<Cell, String> layers) {
		this.selection = selection;
		this.layers = layers;
		this.bars = bars;
		this.map = map;
	}

	/**
	 * Shows the displayed unit at the cell under the mouse, and describes the cell in the status line. The cell may lie
	 * outside the map.
	 */
	void hover(Cell cell) {
		if (!cell.equals(map.unit().cell())) {
			map.unit().moveTo(cell, map.presenter());
			update();
		}
	}

	/** Updates the text, because its parts may have changed. */
	void update() {
		String words = text(map.unit().cell());
		String selected = selection.get();
		bars.getStatusLineManager().setMessage(Stream.of(selected.isEmpty() ? "" : "Selected: " + selected, words, mesh)
				.filter(each -> !each.isEmpty()).collect(Collectors.joining("   ")));
	}

	/** Shows words until the mouse moves on. */
	void tell(String words) {
		bars.getStatusLineManager().setMessage(words);
	}

	@Override
	public void describe(String words) {
		mesh = words;
		update();
	}

	@Override
	public void refuse(String reason) {
		refused = !reason.isEmpty();
		bars.getStatusLineManager().setErrorMessage(reason.isEmpty() ? null : reason);
	}

	@Override
	public boolean isRefused() {
		return refused;
	}

	/** Returns the description of a cell. Empty outside the map. */
	String text(Cell cell) {
		String inTheWay = cell.equals(map.unit().cell()) ? map.unit().words() : "";
		LevelPresenter presenter = map.presenter();
		String onLayers = Stream.of(inTheWay, layers.apply(cell)).filter(each -> !each.isEmpty()).collect(Collectors.joining("   "));
		return CellStatus.describe(cell, onLayers, presenter.snapshot(), presenter.analysis(), map.widths());
	}
}
