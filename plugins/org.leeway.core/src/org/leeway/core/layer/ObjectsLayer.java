package org.leeway.core.layer;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.value.Degrees;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * The objects that designers place in a level: obstacles, spawns, notes, and probes, that is, paths that the level asks
 * for. The border of the level is shown too.
 */
public final class ObjectsLayer extends VectorLayer {

	private static final int VERSION = 1;
	private static final double MIDDLE = 0.5;

	/** Creates the layer for the registry of extensions. */
	public ObjectsLayer() {
		super("objects", "Objects", "objects", "obstacles, spawns, notes and probes of a level", 100);
	}

	@Override
	public boolean isDrawn() {
		return false;
	}

	@Override
	public FeatureCollection compute(LayerQuery query, Progress progress) {
		LevelHeader level = query.analysis().header();
		int count = level.scene().circles().size() + level.scene().polygons().size() + level.spawnPoints().size()
				+ level.notes().size() + level.intent().probes().size();
		return new FeatureCollection("leeway-objects", VERSION, Map.of("name", level.name()), () -> features(level),
				Counts.of(count, "object"));
	}

	private static Stream<Feature> features(LevelHeader level) {
		CellRect all = new CellRect(0, 0, level.width(), level.height());
		return Stream.of(Stream.of(Feature.of("border", ring(all))),
				IntStream.range(0, level.scene().circles().size())
						.mapToObj(i -> named(Feature.of("circle", level.scene().circles().get(i)), level.names().circles(), i)),
				IntStream.range(0, level.scene().polygons().size())
						.mapToObj(i -> named(Feature.of("polygon", level.scene().polygons().get(i)), level.names().polygons(), i)),
				IntStream.range(0, level.spawnPoints().size())
						.mapToObj(i -> named(spawn(level.spawnPoints().get(i)), level.names().spawns(), i)),
				level.notes().stream().map(ObjectsLayer::note), level.intent().probes().stream().map(ObjectsLayer::probe))
				.flatMap(features -> features);
	}

	private static Polygon ring(CellRect cells) {
		return Polygon.of(cells.x(), cells.y(), cells.right(), cells.y(), cells.right(), cells.bottom(), cells.x(),
				cells.bottom());
	}

	private static Feature named(Feature feature, List<String> names, int index) {
		return feature.with("index", index).with("name", index < names.size() ? names.get(index) : "");
	}

	private static Point middle(Cell cell) {
		return new Point(cell.x() + MIDDLE, cell.y() + MIDDLE);
	}

	private static Feature spawn(SpawnPoint spawn) {
		return Feature.at("spawn", middle(spawn.cell())).with("agents", String.join("+", spawn.agents()))
				.with("heading",
						spawn.heading().isPresent() ? Double.valueOf(Degrees.ofRadians(spawn.heading().getAsDouble())) : null)
				.with("player", spawn.party().player().isPresent() ? spawn.party().player().getAsInt() : null)
				.with("team", spawn.party().team());
	}

	private static Feature note(Note note) {
		return Feature.of("note", ring(note.cells())).with("name", note.name()).with("text", note.text()).with("colour",
				String.format("#%06x", note.rgb())).with("objective", note.objective().kind().getLiteral())
				.with("amount", note.objective().amount());
	}

	/**
	 * Returns a straight line from the start to the goal of a probe, even if the path is not straight. The line joins
	 * the middles of the two cells.
	 */
	private static Feature probe(ProbedPath probe) {
		return Feature.of("probe", List.of(new Segment(middle(probe.start()), middle(probe.goal())))).with("name", probe.name())
				.with("agent", probe.agent()).with("required", probe.required())
				.with("maxCost", Double.isFinite(probe.maxCost()) ? probe.maxCost() : null);
	}
}
