package org.leeway.core.exchange.tiled.cells;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.NameList;
import org.leeway.core.exchange.tiled.map.LayerHead;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * The decision for each layer of a map whether it is a layer of walls, in which all tiles block. The user can name these layers
 * with an option. If the user names none, marks in the map decide: a property such as {@code solid}, or a name such as
 * {@code walls}. A layer with such a name may also just draw the walls, while another layer blocks. So names of this kind are
 * ignored if the map has other marks.
 */
public final class LayerMarks {

	private static final String NONE = "none";
	/** The option that names the layers of walls. */
	static final TypedOption<String> OPTION = new TypedOption.Text("wall-layers",
			"the tile layers whose tiles all block; by default those whose name, class or property says so", "marked",
			"marked, none, or names with commas between them", "NAME,NAME");

	private final Marks marks;
	private final Optional<Set<String>> named;
	private final boolean hasOtherMarks;
	private final Set<String> passedOver = new LinkedHashSet<>();

	LayerMarks(TiledMap map, TileTable tiles, OptionValues options, Marks marks) {
		this.marks = marks;
		this.named = NameList.of(options, OPTION).map(names -> names.equals(Set.of(NONE)) ? Set.of() : names);
		LayerChoice.checkKnown(named, map.layers());
		this.hasOtherMarks = tiles.hasMarks() || Stream.concat(map.layers().stream().map(TileLayer::head),
				map.groups().stream().flatMap(group -> Stream.of(group.head()))).anyMatch(head -> says(of(head, marks)))
				|| map.groups().stream().flatMap(group -> group.objects().stream()).anyMatch(object -> says(of(object, marks)));
	}

	private static boolean says(Optional<Mark> mark) {
		return mark.filter(found -> found.blocks() && !found.isThing()).isPresent();
	}

	/**
	 * Returns the mark that makes all tiles of a layer block, such as a property or the layer's name. Empty if there is
	 * none, so that each tile decides whether it blocks.
	 */
	Optional<Mark> ofTiles(LayerHead layer) {
		if (named.isPresent()) {
			return Optional.of(new Mark(true, "layer " + MessageText.quote(layer.name()), false))
					.filter(mark -> named.get().contains(layer.name()));
		}
		Optional<Mark> mark = of(layer, marks);
		if (hasOtherMarks && mark.filter(Mark::isThing).isPresent()) {
			passedOver.add(MessageText.quote(layer.name()));
			return Optional.empty();
		}
		return mark;
	}

	/**
	 * Returns the mark that makes a whole layer block: one of its properties, its class or its name, in this order. A
	 * layer without a mark takes the mark of the group around it. Empty if the layer does not block.
	 */
	public static Optional<Mark> of(LayerHead layer, Marks marks) {
		if (layer == null) {
			return Optional.empty();
		}
		Optional<Mark> own = marks.of("layers", layer.properties().all())
				.or(() -> Marks.ofName("layer class", layer.type())).or(() -> Marks.ofName("layer", layer.name()));
		return own.isPresent() ? own.filter(Mark::blocks) : of(layer.group(), marks);
	}

	/**
	 * Returns the mark that says whether an object blocks. The mark is one of the object's properties, or its class.
	 * Empty if the object has no mark.
	 */
	public static Optional<Mark> of(MapObject object, Marks marks) {
		return marks.of("objects", object.properties().all()).or(() -> Marks.ofName("object class", object.type()));
	}

	/**
	 * Reports the layers whose names, such as {@code walls}, are ignored, so that they do not block. Such a name is
	 * ignored if the map has other marks that say what blocks.
	 */
	void report(List<Diagnostic> diagnostics) {
		if (!passedOver.isEmpty()) {
			diagnostics.add(Diagnostic.marked("The layers " + passedOver.stream().limit(8).collect(Collectors.joining(", "))
					+ (passedOver.size() > 8 ? " and others" : "")
					+ " show walls, but other marks say what blocks; the option wall-layers names layers whose tiles all block."));
		}
	}
}
