package org.leeway.ui.editor;

import java.util.Set;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.gef.Tool;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.bars.EditorBar;
import org.leeway.ui.editor.bars.MapArea;
import org.leeway.ui.editor.bars.RepairBar;
import org.leeway.ui.editor.bars.RestoreBar;
import org.leeway.ui.editor.bars.TourBar;
import org.leeway.ui.elements.LevelEdits;
import org.leeway.ui.map.tools.PaintingTool;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.MapCaption;
import org.leeway.ui.settings.EditorSettings;

/** The controls around the canvas of an editor: bars above the map, and strips in the map's corners. */
final class EditorFrame {

	/**
	 * The features (attributes and lists) of the model on which the choices in the bar depend. For example, the bar offers unit
	 * sizes up to the size of the terrain.
	 */
	private static final Set<Object> CHOICES = Set.of(LevelPackage.Literals.LEVEL__TERRAIN,
			LevelPackage.Literals.LEVEL__TERRAIN_TYPES, LevelPackage.Literals.LEVEL__AGENT_TYPES,
			LevelPackage.Literals.LEVEL__SYMMETRY, LevelPackage.Literals.LEVEL__CIRCLES, LevelPackage.Literals.LEVEL__POLYGONS,
			LevelPackage.Literals.CIRCULAR_OBSTACLE__REMOVABLE, LevelPackage.Literals.POLYGON_OBSTACLE__REMOVABLE);

	private final EditorBar bar;
	private final RestoreBar restoreBar;
	private final RepairBar repairBar;
	private final TourBar tourBar;
	private final MapArea area;

	/**
	 * @param edits the edits by which the frame changes agents of the level
	 * @param showFindings shows the findings that the caption counts
	 */
	EditorFrame(Composite parent, EditorSettings settings, LevelEdits edits, Runnable showFindings) {
		Composite frame = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(frame);
		area = new MapArea(frame, showFindings);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		bar = new EditorBar(frame, settings, edits, area);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		tourBar = new TourBar(frame);
		restoreBar = new RestoreBar(frame);
		repairBar = new RepairBar(frame);
		area.moveBelow(null);
	}

	/** Returns the area that contains palette and map. */
	MapArea area() {
		return area;
	}

	/** Returns the bar with the settings of unit, map and tool. */
	EditorBar bar() {
		return bar;
	}

	/** Returns the bar that leads through the tour. */
	TourBar tourBar() {
		return tourBar;
	}

	/** Returns the bar that offers to restore unsaved work. */
	RestoreBar restoreBar() {
		return restoreBar;
	}

	/** Returns the bar that proposes repairs. */
	RepairBar repairBar() {
		return repairBar;
	}

	/** Shows the settings in the bar, with the agents, terrains and sizes of a level as choices. */
	void show(Level level) {
		bar.show(level);
	}

	/**
	 * Updates the bar after a change of the level, if the choices in the bar depend on what has changed. Examples
	 * are terrains, agents, sizes and the symmetry.
	 */
	void levelChanged(Level level, Notification change) {
		boolean isChoice = CHOICES.contains(change.getFeature()) || change.getNotifier() instanceof TerrainType
				|| change.getNotifier() instanceof AgentType;
		if (isChoice) {
			show(level);
		}
	}

	/** Shows the settings of a tool in the bar. Shows no settings for a tool that does not paint. */
	void show(Tool tool) {
		bar.offer(tool instanceof PaintingTool painting ? painting.paintSettings() : Set.of());
	}

	/** Shows the legend and the state of the analysis, in the caption of the map. */
	void show(LevelPresenter presenter) {
		MapCaption words = presenter.caption();
		area.caption().show(words.tints(), words.title(), words.entries(), words.pictures(), words.state());
	}

	/**
	 * Hides the bar and the palette in the full-screen mode, or shows them again. Does nothing if the editor has been closed.
	 *
	 * @param alone true to hide the bar and the palette, false to show them
	 */
	void setMapAlone(boolean alone) {
		if (bar.isDisposed()) {
			return;
		}
		bar.setVisible(!alone);
		GridDataFactory.fillDefaults().grab(true, false).exclude(alone).applyTo(bar);
		area.setAlone(alone);
		bar.getParent().layout(true);
	}
}
