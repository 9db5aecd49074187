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
 * The start of a new probe, that is, of a query for the route between two places. The user sets the start with the context menu.
 * Then the map shows the start, but the level does not have the probe yet. Later the user sets the goal, which adds the probe to
 * the level, as one undo step.
 */
public final class ProbeStart {

	private final EditorContext editor;
	private final Consumer<PathProbe> placed;
	private final CoordinateListener zoomed = map -> show();
	/** The new probe, which has a start but no goal. Null if the user has not set a start. */
	private PathProbe probe;
	/** The figure of the start on the map. */
	private ProbeEndFigure sign;

	/**
	 * @param placed called with each new probe that was added to the level
	 */
	ProbeStart(EditorContext editor, Consumer<PathProbe> placed) {
		this.editor = editor;
		this.placed = placed;
	}

	/**
	 * Returns the start of the new probe, as the top-left cell of the unit. Empty if the user has not set a start,
	 * or if the agent was removed. Also empty if the start lies outside the map after a change of the map's size.
	 */
	public Optional<Cell> anchor() {
		return isWaiting() ? Optional.of(new Cell(probe.getStartX(), probe.getStartY())) : Optional.empty();
	}

	boolean isWaiting() {
		return probe != null && editor.level().getAgentTypes().contains(probe.getAgent())
				&& editor.level().getTerrain().contains(probe.getStartX(), probe.getStartY());
	}

	/**
	 * Sets the start of a new probe of the displayed agent. Replaces an earlier start. Does nothing if no agent is displayed.
	 *
	 * @param middle the cell under the middle of the agent's footprint at the start
	 */
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
					+ ": choose Probe to Here where it ends. Escape clears the start.");
		}
	}

	private void show() {
		ProbeEnd start = new ProbeEnd(probe, false);
		sign.setBounds(sign.placed(start.anchor(), start.size(), editor.root().getZoomManager().getZoom()));
	}

	/**
	 * Sets the goal and adds the probe to the level. Does nothing if {@link #anchor} is empty.
	 *
	 * @param middle the cell under the middle of the agent's footprint at the goal
	 */
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

	/** Drops the start of the new probe. Returns false if the user has not set a start. */
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
