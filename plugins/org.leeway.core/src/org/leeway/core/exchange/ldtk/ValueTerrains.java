package org.leeway.core.exchange.ldtk;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.ldtk.LdtkProject.Layer;
import org.leeway.core.exchange.ldtk.LdtkProject.LayerKind;
import org.leeway.core.exchange.ldtk.LdtkProject.Value;
import org.leeway.core.exchange.meaning.MarkedTerrains;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/** The terrains of an imported level, one for each value of its layers. Also decides which values block. */
final class ValueTerrains {

	/**
	 * The name of the two terrains for all values without a name, see the constructor. Values share terrains only if the level
	 * would otherwise have too many terrains.
	 */
	static final String OTHER = "other";

	private final LdtkProject project;
	private final boolean isMerged;
	private final MarkedTerrains terrains = new MarkedTerrains();
	private final Map<Layer, Map<Integer, Kind>> kinds = new LinkedHashMap<>();

	/** The terrain that a value of a layer becomes. Also counts the cells that block because of this value. */
	static final class Kind {

		final byte terrain;
		private final Optional<Mark> mark;
		private long blocked;

		private Kind(byte terrain, Optional<Mark> mark) {
			this.terrain = terrain;
			this.mark = mark;
		}

		/** Returns whether a mark makes the value block. */
		boolean blocks() {
			return mark.isPresent();
		}

		/** Counts a cell that the value blocks. */
		void blockCell() {
			blocked++;
		}
	}

	/**
	 * Creates an empty list of terrains.
	 *
	 * @param isMerged whether values without names share two terrains: one for all values that block, and one for all
	 * other values
	 */
	ValueTerrains(LdtkProject project, boolean isMerged) {
		this.project = project;
		this.isMerged = isMerged;
	}

	/** Thrown if a level of the project needs more terrains than a level of Leeway can have. */
	static final class TooManyException extends IllegalArgumentException {

		private static final long serialVersionUID = 1L;

		TooManyException() {
			super("more than " + TerrainGrid.TERRAINS + " values with names, expected at most that many");
		}
	}

	/** Returns whether the name of any value or layer of a project says that cells block, such as {@code wall}. */
	static boolean hasMarks(LdtkProject project) {
		return project.levels.stream().flatMap(level -> level.layers.stream()).filter(Layer::hasValues)
				.anyMatch(layer -> hasMarkedValues(project, layer) || Marks.ofName("layer", layer.name).isPresent());
	}

	private static boolean hasMarkedValues(LdtkProject project, Layer layer) {
		return values(project, layer).stream().anyMatch(value -> Marks.ofName("value", value.name).isPresent());
	}

	/**
	 * Returns the name of a layer if the name says that the layer's cells are obstacles, such as {@code walls}. Empty if the
	 * layer has no such name. Also empty if one of the layer's values has such a name, because then the names of the values
	 * decide.
	 */
	private Optional<Mark> markOf(Layer layer) {
		return hasMarkedValues(project, layer) ? Optional.empty() : Marks.ofName("layer", layer.name);
	}

	private static List<Value> values(LdtkProject project, Layer layer) {
		LayerKind kind = project.kinds.get(layer.kind);
		return kind == null ? List.of() : List.copyOf(kind.values.values());
	}

	/**
	 * Adds a terrain for each value that the definition of a layer lists. Users can then paint terrains that no cell
	 * has yet.
	 */
	void add(Layer layer) {
		Map<Integer, Kind> byValue = new LinkedHashMap<>();
		kinds.put(layer, byValue);
		values(project, layer).forEach(value -> byValue.put(value.value, kind(layer, value)));
	}

	/** Returns whether some cells of a layer can block: the layer or one of its values has a name such as {@code wall}. */
	boolean mayBlock(Layer layer) {
		return markOf(layer).isPresent() || kinds.get(layer).values().stream().anyMatch(Kind::blocks);
	}

	/**
	 * Tells {@code marks} how many cells each {@link Mark} blocks. A mark is the name of a value or a layer, such as {@code
	 * wall}.
	 */
	void tell(Marks marks) {
		kinds.values().stream().flatMap(each -> each.values().stream())
				.forEach(kind -> kind.mark.ifPresent(mark -> marks.blocks(mark, kind.blocked)));
	}

	/** Returns the meaning of a value of a layer. */
	Kind of(Layer layer, int value) {
		return kinds.get(layer).computeIfAbsent(value, number -> {
			Value unknown = new Value();
			unknown.value = number;
			return kind(layer, unknown);
		});
	}

	private Kind kind(Layer layer, Value value) {
		Optional<Mark> mark = Marks.ofName("value", value.name).or(() -> markOf(layer));
		String name = !value.name.isBlank() ? value.name : isMerged ? OTHER : layer.name + "-" + value.value;
		return new Kind(id(NamedTerrains.toName(name), mark.isPresent(), value.rgb()), mark);
	}

	/** Returns the terrain of cells without a value. */
	byte empty() {
		return id(NamedTerrains.EMPTY, false, Optional.of(NamedTerrains.EMPTY_RGB));
	}

	private byte id(String name, boolean blocks, Optional<Integer> rgb) {
		TerrainType terrain = terrains.known(name, blocks)
				.or(() -> terrains.add(name, blocks, rgb.map(Colour::format), Character.toString(name.codePointAt(0))))
				.orElseThrow(TooManyException::new);
		return (byte) terrain.getId();
	}

	/** Returns the terrains, in the order in which they were added. */
	List<TerrainType> all() {
		return terrains.all();
	}

	/** Returns whether a terrain is marked as blocking. */
	boolean isBlocking(TerrainType terrain) {
		return terrains.isBlocking(terrain);
	}
}
