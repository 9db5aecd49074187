package org.leeway.core.exchange.tiled.cells;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.meaning.NameList;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.exchange.tiled.place.MapSpace;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.util.Decimal;

/** The choice of the tile layers that make up the terrain. Each chosen layer is also moved by its offset. */
final class LayerChoice {

	private static final String ALL = "all";
	private static final String NONE = "none";
	/** The option that names the tile layers which make up the terrain. */
	static final TypedOption<String> LAYERS = new TypedOption.Text("tile-layers",
			"the tile layers that make up the terrain", ALL,
			"all that are visible or hold walls, or names with commas between them", "NAME,NAME");
	/**
	 * The option that names opening layers, for example a layer of bridges. Where an opening layer has a tile, the
	 * tiles of lower layers are ignored, so they do not block.
	 */
	static final TypedOption<String> OPENING = new TypedOption.Text("opening-layers",
			"the tile layers, such as bridges, whose tiles open what blocks below them", NONE,
			"none, or names with commas between them", "NAME,NAME");

	private final MapSpace space;
	private final OptionValues options;
	private final Optional<LayerMarks> marks;
	private final List<Diagnostic> diagnostics;

	/**
	 * Creates a choice.
	 *
	 * @param marks the names and properties that mark layers as walls. Empty to ignore such marks
	 * @param diagnostics gets messages about layers that are left out or moved
	 */
	LayerChoice(MapSpace space, OptionValues options, Optional<LayerMarks> marks, List<Diagnostic> diagnostics) {
		this.space = space;
		this.options = options;
		this.marks = marks;
		this.diagnostics = diagnostics;
	}

	/**
	 * Returns the chosen layers of a map, from the lowest to the highest.
	 *
	 * @throws MapProblem if the options name a layer that does not exist, or if no layer is chosen
	 */
	List<PlacedLayer> of(TiledMap map) {
		List<TileLayer> tiles = map.layers().stream()
				.filter(layer -> !Vocabulary.isFor(Vocabulary.VALUE_ROLE, layer.head().properties())).toList();
		Optional<Set<String>> named = names(LAYERS, tiles);
		Set<String> opening = names(OPENING, tiles).orElse(Set.of());
		List<PlacedLayer> placed = new ArrayList<>();
		int used = 0;
		for (TileLayer layer : tiles) {
			Optional<Mark> mark = marks.flatMap(all -> all.ofTiles(layer.head()));
			if (named.map(names -> names.contains(layer.name())).orElse(layer.head().isVisible() || mark.isPresent())) {
				used++;
				placed.addAll(place(layer, mark, opening.contains(layer.name())));
			}
		}
		marks.ifPresent(all -> all.report(diagnostics));
		if (used == 0 && !tiles.isEmpty()) {
			throw new MapProblem("no visible tile layer, expected one or more of "
					+ NameList.choice(tiles.stream().map(TileLayer::name).toList()) + " in the option tile-layers");
		}
		if (used < tiles.size()) {
			diagnostics.add(Diagnostic.lost((tiles.size() - used)
					+ " of the tile layers: hidden ones and those that the option tile-layers does not name are left out."));
		}
		return placed;
	}

	private Optional<Set<String>> names(TypedOption<String> option, List<TileLayer> layers) {
		Optional<Set<String>> names = NameList.of(options, option);
		checkKnown(names, layers);
		return names;
	}

	/**
	 * Checks the names of layers that a user gave.
	 *
	 * @param names the given names. Empty if the option has its standard value
	 * @throws MapProblem if no layer has one of the names
	 */
	static void checkKnown(Optional<Set<String>> names, List<TileLayer> layers) {
		names.flatMap(each -> NameList.problem("tile layer", each, layers.stream().map(TileLayer::name).toList()))
				.ifPresent(problem -> {
					throw new MapProblem(problem);
				});
	}

	private List<PlacedLayer> place(TileLayer layer, Optional<Mark> mark, boolean opens) {
		Point moved = space.moved(layer.head().x(), layer.head().y());
		List<PlacedLayer> placed = PlacedLayer.of(layer, mark, opens, moved);
		if (placed.size() > 1) {
			diagnostics.add(Diagnostic.assumed("The layer " + MessageText.quote(layer.name()) + " is moved by "
					+ Decimal.format(moved.x()) + "," + Decimal.format(moved.y()) + " cells: its blocking tiles block each cell that"
					+ " they touch, its other tiles are in the nearest one."));
		}
		return placed;
	}
}
