package org.leeway.ui.map.editing;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Placement;
import org.leeway.ui.map.CellGeometry;
import org.leeway.ui.map.kinds.ElementKinds;

/**
 * Circles, polygons, notes and spawns that were copied from a level, and can be added to any level. The piece stores
 * them in a small level of its own, together with the agents of the spawns. The small level is as large as the
 * rectangle that was copied. Immutable.
 */
public final class ObjectPiece {

	private final Level own;

	private ObjectPiece(Level own) {
		this.own = own;
	}

	/**
	 * Creates a piece with copies of objects.
	 *
	 * @param frame the rectangle of cells around the objects, which becomes the rectangle of the piece
	 */
	static ObjectPiece of(List<EObject> objects, CellRect frame) {
		Level own = LevelFactory.eINSTANCE.createLevel();
		own.setName("stamp");
		TerrainType terrain = LevelTemplates.terrainType(0, "any", "#808080", ".");
		own.getTerrainTypes().add(terrain);
		own.setTerrain(TerrainGrid.filled(frame.width(), frame.height(), 0));
		Placement shift = Placement.move(-frame.x(), -frame.y());
		for (EObject object : objects) {
			EObject copy = EcoreUtil.copy(object);
			ElementKinds.place(copy, shift);
			ElementKinds.agents(copy).replaceAll(agent -> agent(agent.getName(), terrain, own));
			ElementKinds.add(copy, own);
		}
		return new ObjectPiece(own);
	}

	private static AgentType agent(String name, TerrainType terrain, Level own) {
		return own.getAgentTypes().stream().filter(agent -> agent.getName().equals(name)).findFirst().orElseGet(() -> {
			AgentType agent = LevelFactory.eINSTANCE.createAgentType();
			agent.setName(name);
			agent.getCapability().add(terrain);
			own.getAgentTypes().add(agent);
			return agent;
		});
	}

	/**
	 * Creates a piece with copies of objects. The rectangle of the piece is the smallest rectangle of cells around all
	 * objects. Empty without objects.
	 */
	static Optional<ObjectPiece> of(List<EObject> objects) {
		return objects.stream().map(ElementKinds::envelope).flatMap(Optional::stream).reduce(Envelope::union)
				.map(bounds -> of(objects, CellGeometry.cellsAround(bounds)));
	}

	/**
	 * Creates a piece with copies of the objects of a level that lie wholly on the given cells. Empty if there are no
	 * such objects.
	 *
	 * @param frame the rectangle around the given cells. Becomes the rectangle of the piece
	 */
	static Optional<ObjectPiece> on(BitPlane cells, CellRect frame, Level level) {
		List<EObject> inside = objects(level).filter(object -> isOn(cells, object)).toList();
		return inside.isEmpty() ? Optional.empty() : Optional.of(of(inside, frame));
	}

	private static boolean isOn(BitPlane plane, EObject object) {
		CellRect cells = CellGeometry.cellsAround(ElementKinds.envelope(object).orElseThrow());
		boolean inside = cells.x() >= 0 && cells.y() >= 0 && cells.right() <= plane.width()
				&& cells.bottom() <= plane.height();
		for (int y = cells.y(); inside && y < cells.bottom(); y++) {
			for (int x = cells.x(); inside && x < cells.right(); x++) {
				inside = plane.get(x, y);
			}
		}
		return inside;
	}

	private static Stream<EObject> objects(Level level) {
		return ElementKinds.objects(level).filter(object -> ElementKinds.envelope(object).isPresent());
	}

	/** Returns the width of the rectangle, in cells. */
	public int width() {
		return own.getTerrain().width();
	}

	/** Returns the height of the rectangle, in cells. */
	public int height() {
		return own.getTerrain().height();
	}

	/** Returns the number of objects. */
	public int count() {
		return (int) objects(own).count();
	}

	/**
	 * Returns copies of the objects for a level, flipped or turned, and moved to a new place. Leaves out copies that
	 * would lie wholly outside of the map. A copied spawn refers to the agents of the level that have the same names.
	 *
	 * @param turn the flip or turn
	 * @param place the cells of the level that the piece covers after the flip or turn
	 */
	public List<EObject> on(Level level, CellTransform turn, CellRect place) {
		Placement placement = Placement.of(turn, width(), height(), place.x(), place.y());
		List<EObject> copies = new ArrayList<>(EcoreUtil.copyAll(objects(own).toList()));
		copies.forEach(copy -> ElementKinds.place(copy, placement));
		CellRect map = level.getTerrain().bounds();
		copies.removeIf(copy -> !isOver(map, ElementKinds.envelope(copy).orElseThrow()));
		copies.forEach(copy -> ObjectEditing.keepAgents(copy, level));
		return copies;
	}

	private static boolean isOver(CellRect map, Envelope object) {
		return object.left() < map.width() && object.right() > 0 && object.top() < map.height() && object.bottom() > 0;
	}

	/** Returns the piece as the text of a level file. */
	String format() {
		try {
			return new String(LevelFiles.toBytes(own), StandardCharsets.UTF_8);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
	}

	/** Reads the text of {@link #format}. Empty for any other text. */
	static Optional<ObjectPiece> parse(String text) {
		try {
			return Optional.of(new ObjectPiece(LevelFiles.load(
					new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "stamp")));
		} catch (IOException damaged) {
			return Optional.empty();
		}
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof ObjectPiece other && EcoreUtil.equals(own, other.own);
	}

	@Override
	public int hashCode() {
		return count();
	}
}
