package org.leeway.ui.editor;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.draw2d.CoordinateListener;
import org.eclipse.gef.LayerConstants;
import org.leeway.model.AgentType;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.figures.ProbeEndFigure;
import org.leeway.ui.map.policies.AddRequest;

/**
 * The start of a probe that waits for its goal: the first of two choices in the context menu. The map shows it; the level
 * gets the probe with the second choice, as one step of undo.
 */
public final class ProbeStart {

	private final EditorContext editor;
	private final Consumer<PathProbe> placed;
	private final CoordinateListener zoomed = map -> show();
	/** The probe without a goal. Null if no start waits for its goal. */
	private PathProbe probe;
	/** The figure of the start on the map. */
	private ProbeEndFigure sign;

	/** @param placed gets each probe that is added, to select it */
	ProbeStart(EditorContext editor, Consumer<PathProbe> placed) {
		this.editor = editor;
		this.placed = placed;
	}

	/** Returns the anchor that waits. Empty if none waits, or if it no longer fits the level. */
	public Optional<Cell> anchor() {
		return isWaiting() ? Optional.of(new Cell(probe.getStartX(), probe.getStartY())) : Optional.empty();
	}

	boolean isWaiting() {
		return probe != null && editor.level().getAgentTypes().contains(probe.getAgent())
				&& editor.level().getTerrain().contains(probe.getStartX(), probe.getStartY());
	}

	/** Waits for the goal of a probe of the chosen agent that starts with a cell in its middle. */
	public void begin(Cell middle) {
		AgentType agent = editor.settings().agent();
		if (agent != null) {
			forget();
			probe = NewElements.probe(editor.level(), agent);
			Cell start = CellGeometry.anchor(middle, agent.getSize(), editor.level().getTerrain().bounds());
			probe.setStartX(start.x());
			probe.setStartY(start.y());
			sign = new ProbeEndFigure(false);
			editor.root().getLayer(LayerConstants.SCALED_FEEDBACK_LAYER).add(sign);
			editor.root().viewport().addZoomListener(zoomed);
			show();
			editor.tell("The probe of " + agent.getName() + " starts at " + start
					+ ": choose Probe To Here where it ends. Escape forgets the start.");
		}
	}

	private void show() {
		ProbeEnd start = new ProbeEnd(probe, false);
		sign.setBounds(sign.placed(start.anchor(), start.size(), editor.root().getZoomManager().getZoom()));
	}

	/** Adds the probe with a cell in the middle of its goal, and selects it. */
	public void end(Cell middle) {
		if (isWaiting()) {
			PathProbe added = probe;
			Cell goal = CellGeometry.anchor(middle, added.getAgent().getSize(), editor.level().getTerrain().bounds());
			added.setGoalX(goal.x());
			added.setGoalY(goal.y());
			forget();
			editor.execute(editor.root().getContents().getCommand(new AddRequest(added)));
			placed.accept(added);
		}
	}

	/** Forgets the start. Returns whether one was waiting. */
	boolean forget() {
		boolean waited = probe != null;
		if (waited) {
			probe = null;
			editor.root().viewport().removeZoomListener(zoomed);
			sign.getParent().remove(sign);
		}
		return waited;
	}
}
