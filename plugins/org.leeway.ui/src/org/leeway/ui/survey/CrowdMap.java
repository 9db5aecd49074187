package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.traffic.CrowdQuestion;
import org.leeway.core.analysis.traffic.CrowdReplay;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.traffic.SeenUnit;
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
	private boolean areDiscs;
	/** The radii of units, indexed by group. */
	private List<Double> radii = List.of();

	/** Takes a crowd, to show it on the map of an editor. */
	void take(EditorSession on, CrowdQuestion question, CrowdReplay next) {
		clear();
		editor = on;
		replay = next;
		areDiscs = question.areDiscs();
		radii = question.agents().stream().map(agent -> areDiscs ? agent.radius() : agent.size() / 2.0).toList();
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
		for (SeenUnit unit : units) {
			double radius = radii.get(unit.group());
			(unit.isStuck() ? stuck : unit.group() == 0 ? going : returning)
					.add(new Circle(unit.x() + radius, unit.y() + radius, radius));
		}
		return new GameUnitsPicture(going, returning, stuck, !areDiscs, OPAQUE);
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
