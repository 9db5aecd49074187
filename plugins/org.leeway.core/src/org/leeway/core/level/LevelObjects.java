package org.leeway.core.level;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ObjectNames;
import org.leeway.core.level.part.Picture;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.ObstacleRef.Kind;
import org.leeway.pathing.world.Scene;

/**
 * The objects on the cells of a level. Immutable.
 *
 * @param scene the border and the obstacles
 * @param spawnPoints the spawns. They may name agents that the level lacks
 * @param notes the annotations, in the order of the level
 * @param meshLayers the meshes, generated or not, in the order of the level
 * @param pictures the pictures to trace, bottom first
 * @param names the names of circles, polygons and spawns. The lists of names may be shorter than the lists of objects
 * @param removable the obstacles that units can clear away
 */
public record LevelObjects(Scene scene, List<SpawnPoint> spawnPoints, List<Note> notes, List<MeshLayer> meshLayers,
		List<Picture> pictures, ObjectNames names, Set<ObstacleRef> removable) {

	public LevelObjects {
		spawnPoints = List.copyOf(spawnPoints);
		notes = List.copyOf(notes);
		meshLayers = List.copyOf(meshLayers);
		pictures = List.copyOf(pictures);
		removable = Set.copyOf(removable);
	}

	/** Creates the objects of a level that has only obstacles and spawns, all without names. */
	public LevelObjects(Scene scene, List<SpawnPoint> spawnPoints) {
		this(scene, spawnPoints, List.of(), List.of(), List.of(), ObjectNames.NONE, Set.of());
	}

	/** Returns the present objects of a level. */
	static LevelObjects of(Level level) {
		Scene scene = Scene.of(level.getCircles().stream().map(LevelHeader::circle).toList(),
				level.getPolygons().stream().map(PolygonObstacle::getShape).toList());
		return new LevelObjects(scene, level.getSpawns().stream().map(SpawnPoint::of).toList(),
				level.getAnnotations().stream().map(Note::of).toList(),
				level.getNavMeshes().stream().map(MeshLayer::of).toList(),
				level.getUnderlays().stream().map(Picture::of).toList(), ObjectNames.of(level), removable(level));
	}

	private static Set<ObstacleRef> removable(Level level) {
		Set<ObstacleRef> removable = new HashSet<>();
		for (int i = 0; i < level.getCircles().size(); i++) {
			if (level.getCircles().get(i).isRemovable()) {
				removable.add(new ObstacleRef(Kind.CIRCLE, i));
			}
		}
		for (int i = 0; i < level.getPolygons().size(); i++) {
			if (level.getPolygons().get(i).isRemovable()) {
				removable.add(new ObstacleRef(Kind.POLYGON, i));
			}
		}
		return removable;
	}

	/**
	 * Returns a copy of these objects in which removable obstacles block nothing. Each removable obstacle is replaced by an
	 * obstacle without area, so that the indices of all obstacles stay the same.
	 */
	public LevelObjects withoutRemovable() {
		List<Circle> circles = new ArrayList<>(scene.circles());
		List<Polygon> polygons = new ArrayList<>(scene.polygons());
		for (ObstacleRef each : removable) {
			if (each.kind() == Kind.CIRCLE) {
				circles.set(each.index(), new Circle(circles.get(each.index()).x(), circles.get(each.index()).y(), 0));
			} else {
				double x = polygons.get(each.index()).x(0);
				double y = polygons.get(each.index()).y(0);
				polygons.set(each.index(), Polygon.of(x, y, x, y, x, y));
			}
		}
		return withScene(Scene.of(circles, polygons));
	}

	/** Returns whether a removable obstacle blocks something. */
	boolean hasRemovable() {
		return removable.stream().anyMatch(each -> each.kind() == Kind.CIRCLE ? scene.circles().get(each.index()).isSolid()
				: scene.polygons().get(each.index()).isSolid());
	}

	/** Returns the same objects with other obstacles. */
	public LevelObjects withScene(Scene others) {
		return new LevelObjects(others, spawnPoints, notes, meshLayers, pictures, names, removable);
	}

	/** Returns the same objects with other spawns. The other spawns have no names. */
	public LevelObjects withSpawnPoints(List<SpawnPoint> others) {
		return new LevelObjects(scene, others, notes, meshLayers, pictures,
				others.equals(spawnPoints) ? names : names.withoutSpawns(), removable);
	}

	/** Returns the same objects with other annotations. */
	public LevelObjects withNotes(List<Note> others) {
		return new LevelObjects(scene, spawnPoints, others, meshLayers, pictures, names, removable);
	}

	/** Returns the same objects with other meshes. */
	public LevelObjects withMeshLayers(List<MeshLayer> others) {
		return new LevelObjects(scene, spawnPoints, notes, others, pictures, names, removable);
	}
}
