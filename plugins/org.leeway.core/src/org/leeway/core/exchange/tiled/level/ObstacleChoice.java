package org.leeway.core.exchange.tiled.level;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.meaning.NameList;
import org.leeway.core.exchange.tiled.cells.LayerMarks;
import org.leeway.core.exchange.tiled.map.LayerHead;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.ObjectGroup;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * The choice of the objects that become obstacles. The user can make this choice with an option. Otherwise the marks in the map
 * decide. A mark is a statement in the map that an object or a layer blocks units.
 */
final class ObstacleChoice {

	private static final String ALL = "all";
	private static final String NONE = "none";
	private static final String LAYER = "layer:";
	/** The option that names the objects which become obstacles. */
	static final TypedOption<String> OPTION = new TypedOption.Text("obstacles",
			"the objects that become obstacles; by default those whose class, layer or property says that they block", "marked",
			"marked, all closed shapes, none, or classes and layers with commas between them", "CLASS,layer:NAME");
	private static final Mark CHOSEN = new Mark(true, "option obstacles", false);

	private final Optional<Set<String>> named;
	private final Marks marks;

	ObstacleChoice(OptionValues options, Marks marks) {
		this.named = NameList.of(options, OPTION)
				.map(names -> names.stream().map(ObstacleChoice::unquoted).collect(Collectors.toSet()));
		this.marks = marks;
	}

	/**
	 * Removes the quotes from the name of a layer, as in {@code layer:"Rocks, big"}. Names without the prefix {@code
	 * layer:} stay unchanged.
	 */
	private static String unquoted(String name) {
		return name.startsWith(LAYER) ? LAYER + NameText.name(name.substring(LAYER.length())) : name;
	}

	/** Returns an error message if the option names an object layer that the map lacks, otherwise empty. */
	Optional<String> problem(Collection<ObjectGroup> groups) {
		Set<String> layers = named.stream().flatMap(Set::stream).filter(name -> name.startsWith(LAYER))
				.map(name -> name.substring(LAYER.length())).collect(Collectors.toCollection(LinkedHashSet::new));
		List<String> known = groups.stream().map(group -> group.head().name()).toList();
		return NameList.problem("object layer", layers, known);
	}

	/**
	 * Returns the mark by which an object becomes an obstacle. A mark is a statement in the map that an object blocks. Returns
	 * {@link #CHOSEN} if the user's option makes the object an obstacle. Empty if the object becomes no obstacle.
	 */
	Optional<Mark> of(MapObject object, LayerHead layer) {
		if (named.isEmpty() || named.get().equals(Set.of(ALL)) && object.shape() == Shape.POLYLINE) {
			return marked(object, layer);
		}
		Set<String> names = named.get();
		boolean isNamed = names.contains(object.type()) || layers(layer).map(LAYER::concat).anyMatch(names::contains);
		return names.equals(Set.of(ALL)) || !names.equals(Set.of(NONE)) && isNamed ? Optional.of(CHOSEN) : Optional.empty();
	}

	private Optional<Mark> marked(MapObject object, LayerHead layer) {
		return LayerMarks.of(object, marks).or(() -> LayerMarks.of(layer, marks)).filter(Mark::blocks);
	}

	/** Returns the names of a layer and of the groups around it. */
	private static Stream<String> layers(LayerHead layer) {
		return Stream.iterate(layer, each -> each != null, LayerHead::group).map(LayerHead::name);
	}
}
