package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.jobs.DiscGeometryJob.Answer;
import org.leeway.core.jobs.DiscGeometryJob.Pair;
import org.leeway.core.jobs.DiscGeometryJob.Request;
import org.leeway.core.jobs.DiscGeometryJob;
import org.leeway.core.layer.DiscGeometry.Part;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.model.Level;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.tangent.ClassifiedBitangent;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.TangentPicture;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * The presenter of the geometry of the displayed unit as a disc: the inflated obstacles, the tangent graph and the
 * gaps. A gap is the narrowest place between two neighbouring obstacles. If two obstacles are selected, shows their
 * bitangents instead of the graph. Until a background job has computed the geometry, the last geometry stays.
 */
public final class TangentPresenter {

	/**
	 * Largest number of circles and polygon corners of a level for which the tangent graph is shown. The lines of a
	 * larger graph could not be distinguished.
	 */
	private static final int LARGEST_GRAPH = 300;
	/**
	 * The largest number of bitangents for which the map has texts. A text says why a bitangent is an edge of the graph, or why
	 * not. The number is enough for two circles. More texts would hide the lines.
	 */
	private static final int MOST_WORDS = 4;

	private final Level level;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private final LatestQuery<Request, Drawn> query;
	private LevelSnapshot snapshot;
	private List<?> selected = List.of();
	/** The displayed answer. Null if there is none. */
	private Drawn latest;

	/** An answer of the job, with the drawing of its graph. */
	private record Drawn(Answer answer, GraphDrawing graph) {

		static Drawn of(Answer answer) {
			return new Drawn(answer, GraphDrawing.of(answer.geometry().graph()));
		}
	}

	TangentPresenter(Level level, EditorSettings settings, LevelRootPart root) {
		this.level = level;
		this.settings = settings;
		this.root = root;
		this.query = new LatestQuery<>(answers -> new DiscGeometryJob("Finding tangents and gaps of " + level.getName(),
				answer -> answers.accept(Drawn.of(answer))), this::take);
	}

	/** Requests the geometry of the level that the canvas shows now. */
	void follow(LevelSnapshot now) {
		snapshot = now;
		update();
	}

	/** Shows the bitangents of two obstacles if exactly two obstacles are selected. Otherwise shows the tangent graph. */
	public void select(List<?> elements) {
		selected = List.copyOf(elements);
		update();
	}

	private void update() {
		Request next = request().orElse(null);
		if (next == null) {
			query.forget();
			latest = null;
		} else {
			query.ask(next);
		}
		show();
	}

	private Optional<Request> request() {
		boolean nothing = Stream.of(MapLayers.TANGENTS, MapLayers.GROWN, MapLayers.GAPS).noneMatch(this::isShown);
		if (snapshot == null || nothing) {
			return Optional.empty();
		}
		Scene scene = snapshot.header().scene();
		Optional<Pair> pair = isShown(MapLayers.TANGENTS) ? pair() : Optional.empty();
		Set<Part> parts = EnumSet.noneOf(Part.class);
		if (isShown(MapLayers.TANGENTS) && pair.isEmpty() && isGraphSmall(scene)) {
			parts.add(Part.GRAPH);
		}
		if (isShown(MapLayers.GROWN)) {
			parts.add(Part.GROWN);
		}
		if (isShown(MapLayers.GAPS)) {
			parts.add(Part.GAPS);
		}
		return settings.unit().in(snapshot).map(Agent::radius)
				.map(radius -> new Request(scene, radius, snapshot.header().diagonals(), parts, pair));
	}

	private boolean isShown(LayerDescriptor layer) {
		return settings.layers().isVisible(layer);
	}

	private static boolean isGraphSmall(Scene scene) {
		int discs = scene.circles().size() + scene.polygons().stream().mapToInt(Polygon::size).sum();
		return discs <= LARGEST_GRAPH;
	}

	private Optional<Pair> pair() {
		List<ObstacleRef> chosen = new ArrayList<>();
		for (Object element : selected) {
			int circle = level.getCircles().indexOf(element);
			int polygon = level.getPolygons().indexOf(element);
			if (circle >= 0) {
				chosen.add(new ObstacleRef(ObstacleRef.Kind.CIRCLE, circle));
			} else if (polygon >= 0) {
				chosen.add(new ObstacleRef(ObstacleRef.Kind.POLYGON, polygon));
			}
		}
		boolean known = chosen.stream().allMatch(this::isKnown);
		return chosen.size() == 2 && known ? Optional.of(new Pair(chosen.get(0), chosen.get(1))) : Optional.empty();
	}

	/** Returns whether the snapshot has the given obstacle. The snapshot may be older than the obstacle. */
	private boolean isKnown(ObstacleRef obstacle) {
		return obstacle.index() < (obstacle.kind() == ObstacleRef.Kind.CIRCLE ? snapshot.scene().circles().size()
				: snapshot.scene().polygons().size());
	}

	private void take(Drawn drawn) {
		latest = drawn;
		show();
	}

	private void show() {
		root.show(MapContent.TANGENTS, latest == null ? TangentPicture.NONE : picture(latest.answer(), latest.graph()));
	}

	private TangentPicture picture(Answer answer, GraphDrawing graph) {
		return new TangentPicture(answer.geometry(), graph.lines(), graph.arcs(), answer.bitangents(), pair(answer),
				words(answer), note(answer), alpha(MapLayers.GROWN), alpha(MapLayers.TANGENTS), alpha(MapLayers.GAPS));
	}

	private int alpha(LayerDescriptor layer) {
		return settings.layers().alpha(layer);
	}

	private String note(Answer answer) {
		boolean leftOut = isShown(MapLayers.TANGENTS) && answer.request().pair().isEmpty()
				&& !isGraphSmall(answer.geometry().scene());
		return leftOut ? "Too many tangents to show: select two obstacles to see those between them" : "";
	}

	private static List<PathSegment> pair(Answer answer) {
		Scene scene = answer.geometry().scene();
		return answer.request().pair().stream().flatMap(pair -> Stream.of(pair.a(), pair.b()))
				.filter(obstacle -> obstacle.kind() == ObstacleRef.Kind.CIRCLE)
				.map(obstacle -> scene.circles().get(obstacle.index()))
				.map(circle -> new Circle(circle.x(), circle.y(), circle.radius() + answer.geometry().radius()))
				.<PathSegment>map(Circle::outline).toList();
	}

	private static List<String> words(Answer answer) {
		List<ClassifiedBitangent> all = answer.bitangents();
		return all.size() > MOST_WORDS ? List.of()
				: all.stream().map(each -> words(each, answer.geometry().scene())).toList();
	}

	private static String words(ClassifiedBitangent bitangent, Scene scene) {
		return bitangent.reason(obstacle -> ObstacleName.of(obstacle, scene));
	}

	void dispose() {
		query.close();
		root.show(MapContent.TANGENTS, TangentPicture.NONE);
	}
}
