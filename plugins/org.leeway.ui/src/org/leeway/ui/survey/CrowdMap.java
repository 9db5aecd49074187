package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.core.analysis.traffic.CrowdReplay;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.traffic.SeenUnit;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.GameUnitsPicture;
import org.leeway.ui.map.layers.JamsPicture;

/** The simulated crowd that the Traffic view shows on the map of one editor at a time. */
final class CrowdMap {

	private static final int OPAQUE = 255;

	private EditorSession editor;
	private CrowdReplay replay;
	private JamsPicture jams;
	private boolean areSquares;
	/** The agents, indexed by group. */
	private List<Agent> agents = List.of();

	/** Takes a crowd, to show it on the map of an editor. */
	void take(EditorSession on, CrowdQuestion question, CrowdReplay next) {
		clear();
		editor = on;
		replay = next;
		areSquares = question.areSquares();
		agents = question.agents();
		jams = new JamsPicture(question.level().snapshot().grid().width(), next.recording().lost());
	}

	/** Shows the crowd at a time, in seconds. */
	void show(double seconds) {
		if (replay != null) {
			editor.showCrowd(picture(replay.recording().at(seconds)), jams);
		}
	}

	private GameUnitsPicture picture(List<SeenUnit> units) {
		List<Circle> going = new ArrayList<>();
		List<Circle> returning = new ArrayList<>();
		List<Circle> stuck = new ArrayList<>();
		Map<Circle, double[]> outlines = new HashMap<>();
		for (SeenUnit unit : units) {
			Circle body = body(unit, outlines);
			(unit.isStuck() ? stuck : unit.group() == 0 ? going : returning).add(body);
		}
		return new GameUnitsPicture(going, returning, stuck, areSquares, outlines, OPAQUE);
	}

	/**
	 * Returns the circle that stands for a unit's body. For a rectangle, this is the circle around it. Also stores the corners
	 * of the rectangle in {@code outlines}.
	 */
	private Circle body(SeenUnit unit, Map<Circle, double[]> outlines) {
		Agent agent = agents.get(unit.group());
		boolean turns = unit.heading().isPresent();
		// a recording has the corner of a square around the unit. For a disc, this square is as wide as the disc
		double half = turns || areSquares ? agent.size() / 2.0 : agent.radius();
		double x = unit.x() + half;
		double y = unit.y() + half;
		if (turns && Footprint.turning(agent) instanceof Footprint.Rectangle rectangle) {
			double around = Math.hypot(rectangle.length(), rectangle.width()) / 2;
			Circle body = new Circle(x, y, around);
			outlines.put(body, rectangle.corners(Pose.at(new Point(x, y), unit.heading().getAsDouble())));
			return body;
		}
		return new Circle(x, y, areSquares ? half : agent.radius());
	}

	/** Removes the crowd from the map, until {@link #show} is called again. */
	void hide() {
		if (editor != null && isOpen()) {
			editor.showCrowd(GameUnitsPicture.NONE, JamsPicture.NONE);
		}
	}

	/** Removes the crowd from the map, and forgets the crowd. */
	void clear() {
		hide();
		editor = null;
		replay = null;
	}

	private boolean isOpen() {
		LevelRootPart root = editor.root();
		return root != null && root.getViewer() != null && root.getViewer().getControl() != null
				&& !root.getViewer().getControl().isDisposed();
	}
}
