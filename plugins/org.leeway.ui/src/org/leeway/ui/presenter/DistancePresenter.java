package org.leeway.ui.presenter;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.jobs.TravelJob.Answer;
import org.leeway.core.jobs.TravelJob.Request;
import org.leeway.core.jobs.TravelJob;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.DistancePicture;
import org.leeway.ui.settings.EditorSettings;

/**
 * The presenter of the distance of two cells. Also shows how long the displayed unit and each agent need from the first
 * cell to the second. Measures again while the user drags a cell or paints the map. A background job finds the paths.
 */
final class DistancePresenter {

	private final EditorSettings settings;
	private final LevelRootPart root;
	private final LatestQuery<Request, Answer> query;
	private LevelSnapshot snapshot;
	private CellPair ends;

	DistancePresenter(String levelName, EditorSettings settings, LevelRootPart root) {
		this.settings = settings;
		this.root = root;
		this.query = new LatestQuery<>(answers -> new TravelJob("Measuring " + levelName, answers), this::show);
		root.onDistance(this::measure);
	}

	/** Measures the distance again, on the level that the canvas shows now. */
	void follow(LevelSnapshot now) {
		snapshot = now;
		update();
	}

	/**
	 * Measures the distance of two cells, or removes the measurement from the map.
	 *
	 * @param pair null to remove the measurement
	 */
	private void measure(CellPair pair) {
		ends = pair;
		update();
	}

	private void update() {
		if (ends == null || snapshot == null || !isInside(snapshot.grid().bounds())) {
			query.forget();
			root.show(MapContent.DISTANCE, DistancePicture.NONE);
		} else if (query.ask(new Request(snapshot, agents(), ends.from(), ends.to()))
				&& !ends.equals(root.shown(MapContent.DISTANCE).ends())) {
			root.show(MapContent.DISTANCE, new DistancePicture(ends, List.of(), DistanceWords.of(ends, snapshot)));
		}
	}

	/** Returns the displayed unit and the agents of the level, without duplicates. The displayed unit is first. */
	private List<Agent> agents() {
		return Stream.concat(displayed().stream(), snapshot.agents().stream()).distinct().toList();
	}

	private Optional<Agent> displayed() {
		return settings.unit().in(snapshot);
	}

	private boolean isInside(CellRect map) {
		return map.contains(ends.from().x(), ends.from().y()) && map.contains(ends.to().x(), ends.to().y());
	}

	private void show(Answer answer) {
		if (answer.request() == query.asked()) {
			List<Point> way = displayed().map(answer.ways()::get).flatMap(PlanResult::trajectory)
					.map(DistancePresenter::places).orElse(List.of());
			root.show(MapContent.DISTANCE,
					new DistancePicture(ends, way, DistanceWords.of(ends, snapshot) + DistanceWords.of(answer)));
		}
	}

	private static List<Point> places(Trajectory way) {
		return Stream.concat(Stream.of(way.start().position()), way.segments().stream().map(PathSegment::to)).toList();
	}

	void dispose() {
		query.close();
		root.show(MapContent.DISTANCE, DistancePicture.NONE);
	}
}
