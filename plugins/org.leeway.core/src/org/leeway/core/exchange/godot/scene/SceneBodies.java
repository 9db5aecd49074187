package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.tiled.place.Outline;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;

/** The obstacles of a level: static physics bodies, and polygons of tiles that fill only parts of cells. */
final class SceneBodies {

	/** Limit for the number of obstacles. Levels with more obstacles cannot be shown. */
	private static final int MOST = 1 << 18;
	private static final int MOST_CORNERS = 1 << 22;

	private final Level level;
	private final SceneFrame frame;
	private final ProjectFiles files;
	private final List<Integer> layers = new ArrayList<>();
	private int corners;
	private int outside;
	private int shapeless;
	private int tooLarge;

	SceneBodies(Level level, SceneFrame frame, ProjectFiles files) {
		this.level = level;
		this.frame = frame;
		this.files = files;
	}

	/** Returns whether a node is a body that becomes an obstacle: a {@code StaticBody2D} or an {@code AnimatableBody2D}. */
	static boolean isBody(SceneNode node) {
		return node.type().equals("StaticBody2D") || isMoved(node);
	}

	/** Returns whether a body is an {@code AnimatableBody2D}, which animations and scripts can move. */
	private static boolean isMoved(SceneNode node) {
		return node.type().equals("AnimatableBody2D");
	}

	/** Adds an obstacle for each collision shape of a body. */
	void add(SceneNode body) throws IOException {
		int bits = body.whole("collision_layer", 1);
		if (bits == 0) {
			return;
		}
		for (SceneNode child : body.children()) {
			if (!BodyShape.isShape(child)) {
				continue;
			}
			Optional<Outline> outline = BodyShape.of(child, files).flatMap(shape -> outline(child, shape));
			if (outline.isEmpty()) {
				shapeless++;
			} else {
				add(outline.get(), body, bits);
			}
		}
	}

	private Optional<Outline> outline(SceneNode node, BodyShape shape) {
		try {
			return shape.outline(frame.toCells().after(node.place()));
		} catch (LevelFormatException tooFar) {
			return Optional.empty();
		}
	}

	private void add(Outline outline, SceneNode body, int bits) throws LevelFormatException {
		Envelope box = outline.bounds();
		if (box.right() <= 0 || box.bottom() <= 0 || box.left() >= frame.width() || box.top() >= frame.height()) {
			outside++;
		} else if (!outline.addTo(level, line(body.name()), isMoved(body))) {
			tooLarge++;
		} else {
			count(body, bits, outline instanceof Outline.Edges(Polygon polygon) ? polygon.size() : 1);
		}
	}

	private void count(SceneNode body, int bits, int size) throws LevelFormatException {
		layers.add(bits);
		corners += size;
		if (layers.size() > MOST || corners > MOST_CORNERS) {
			String problem = layers.size() > MOST ? "more than " + MOST + " obstacles" : "obstacles with more than " + MOST_CORNERS
					+ " corners";
			throw body == null ? new LevelFormatException(files.name(), 0, problem + ", expected fewer")
					: body.error(problem + ", expected fewer");
		}
	}

	/**
	 * Adds a polygon of a tile as an obstacle.
	 *
	 * @param bits bit mask of the collision layers of the polygon
	 * @param xy the corners {@code x0, y0, x1, y1, ...}, in cells
	 */
	void add(String name, int bits, double[] xy) throws LevelFormatException {
		Outline outline = new Outline.Edges(Polygon.of(xy));
		if (outline.hasArea()) {
			count(null, bits, xy.length / 2);
			PolygonObstacle obstacle = LevelFactory.eINSTANCE.createPolygonObstacle();
			obstacle.setName(line(name));
			obstacle.setShape(Polygon.of(xy));
			level.getPolygons().add(obstacle);
		}
	}

	private static String line(String name) {
		return ImportNames.line(name);
	}

	/**
	 * Returns the number of obstacles that do not stop units with a given collision mask. In the game, such a unit moves
	 * through an obstacle if the mask shares no bit with the collision layers of the obstacle.
	 *
	 * @param mask the collision mask of the units, one bit for each collision layer
	 */
	long passed(int mask) {
		return layers.stream().filter(bits -> (bits & mask) == 0).count();
	}

	/** Returns the number of shapes that lie outside of the grid. */
	int outside() {
		return outside;
	}

	/** Returns the number of shapes that are missing or have no area. */
	int shapeless() {
		return shapeless;
	}

	/** Returns the number of shapes that the level lacks, because they exceed the limits of level files. */
	int tooLarge() {
		return tooLarge;
	}
}
