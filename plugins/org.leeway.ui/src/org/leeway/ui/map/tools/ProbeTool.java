package org.leeway.ui.map.tools;

import org.eclipse.gef.EditPart;
import org.eclipse.gef.SharedCursors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.figures.UnitGhost;
import org.leeway.ui.map.policies.AddRequest;
import org.leeway.ui.settings.EditorSettings;

/**
 * A tool that places a probe, which tests the route of the displayed agent from a start to a goal. The user drags from the
 * start to the goal, or clicks the start and then the goal. The mouse is in the middle of the unit. The map previews the route
 * during the drag.
 */
public final class ProbeTool extends GridTool {

	private final EditorSettings settings;
	private PathProbe probe;
	/** The anchor where the button went down. */
	private Cell pressed;
	/** Whether the user has clicked the start but not the goal. */
	private boolean startIsSet;
	private UnitGhost footprint;

	public ProbeTool(EditorSettings settings) {
		this.settings = settings;
		setDefaultCursor(SharedCursors.CROSS);
		setUnloadWhenFinished(false);
	}

	@Override
	public void deactivate() {
		hideFootprint();
		super.deactivate();
	}

	@Override
	public boolean isPending() {
		return startIsSet;
	}

	@Override
	void begin() {
		pressed = anchor();
		if (probe == null && settings.agent() != null && isOnMap(cell())) {
			probe = NewElements.probe(level(), settings.agent());
			probe.setStartX(pressed.x());
			probe.setStartY(pressed.y());
		}
		proceed();
	}

	@Override
	void proceed() {
		if (probe != null) {
			Cell goal = anchor();
			probe.setGoalX(goal.x());
			probe.setGoalY(goal.y());
			root().previewProbe(ProbePlace.of(probe));
		}
		showFootprint();
	}

	@Override
	void finish() {
		if (probe == null) {
			return;
		}
		if (!startIsSet && pressed.equals(anchor())) {
			startIsSet = true;
			return;
		}
		PathProbe placed = probe;
		abandon();
		perform(new AddRequest(placed));
		EditPart goal = (EditPart) getCurrentViewer().getEditPartRegistry().get(new ProbeEnd(placed, true));
		getCurrentViewer().select(goal);
	}

	@Override
	void abandon() {
		probe = null;
		startIsSet = false;
		root().previewProbe(null);
	}

	@Override
	boolean key(KeyEvent event) {
		if (event.keyCode == SWT.ESC && startIsSet) {
			abandon();
			return true;
		}
		return false;
	}

	@Override
	void hover() {
		if (startIsSet) {
			proceed();
		} else {
			showFootprint();
		}
	}

	@Override
	protected boolean handleViewerExited() {
		hideFootprint();
		return super.handleViewerExited();
	}

	private void showFootprint() {
		if (footprint == null) {
			footprint = new UnitGhost();
			addFeedback(footprint);
		}
		Cell at = anchor();
		footprint.setBounds(CellGeometry.bounds(new CellRect(at.x(), at.y(), size(), size())));
	}

	private void hideFootprint() {
		if (footprint != null) {
			removeFeedback(footprint);
			footprint = null;
		}
	}

	/**
	 * Returns the anchor, that is, the top-left cell, of a unit with the mouse in the middle of its footprint. If this
	 * footprint would reach beyond the map, returns the nearest anchor at which the footprint lies on the map.
	 */
	private Cell anchor() {
		return CellGeometry.anchor(cell(), size(), level().getTerrain().bounds());
	}

	private int size() {
		return settings.agent() == null ? 1 : CellGeometry.sizeOnMap(settings.agent());
	}

	private boolean isOnMap(Cell cell) {
		return level().getTerrain().contains(cell.x(), cell.y());
	}

	private LevelRootPart root() {
		return (LevelRootPart) levelPart().getRoot();
	}
}
