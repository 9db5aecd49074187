package org.leeway.core.exchange.meaning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;

/**
 * The marks of an import, and their effects. A mark is a name or a property in a file that says what blocks, such as
 * {@code wall}. Each mark is reported in one line, with its effect.
 */
public final class Marks {

	private static final int SHOWN = 3;

	private final Map<Effect, Long> effects = new LinkedHashMap<>();
	private final Map<String, Set<String>> unclear = new LinkedHashMap<>();

	/**
	 * A statement in a file that says whether the owner of the mark blocks. The owner is a tile, a layer, an object, a value
	 * or a terrain.
	 *
	 * @param source text that names the statement, such as {@code property "solid" of tiles}
	 * @param isThing true if the mark is the name of a thing, such as {@code wall}. A layer with the name of a thing may only
	 * show the thing, without blocking. False for all other marks, such as the name {@code solid}
	 */
	public record Mark(boolean blocks, String source, boolean isThing) {
	}

	private record Effect(String source, String verb, String unit) {

		String sentence(long count) {
			return "The " + source + " " + verb + " " + Counts.of(count, unit) + ".";
		}
	}

	/**
	 * Finds a mark in the properties of an owner. A mark says whether the owner blocks. If several marks contradict each
	 * other, the owner blocks.
	 *
	 * @param owners text for the owners, such as {@code tiles}
	 * @param properties values, indexed by name
	 * @return empty if no property is a mark
	 */
	public Optional<Mark> of(String owners, Map<String, ?> properties) {
		return properties.entrySet().stream().filter(each -> BlockWords.isMark(each.getKey()))
				.flatMap(each -> of(owners, each.getKey(), each.getValue().toString()).stream())
				.max(Comparator.comparing(Mark::blocks));
	}

	private Optional<Mark> of(String owners, String property, String value) {
		String source = "property " + MessageText.quote(property) + " of " + owners;
		Optional<Mark> mark = BlockWords.blocks(property, value).map(blocks -> new Mark(blocks, source, false));
		if (mark.isEmpty()) {
			unclear.computeIfAbsent(source, each -> new TreeSet<>()).add(MessageText.quote(value));
		}
		return mark;
	}

	/**
	 * Returns a mark if a name, such as {@code walls}, says that the thing with this name blocks.
	 *
	 * @param kind text for the kind of owner, such as {@code layer}
	 * @return empty if the name does not say so
	 */
	public static Optional<Mark> ofName(String kind, String name) {
		return BlockWords.isBlocking(name)
				? Optional.of(new Mark(true, kind + " " + MessageText.quote(name), BlockWords.isThing(name)))
						: Optional.empty();
	}

	/** Records a number of cells that a mark blocks. */
	public void blocks(Mark mark, long cells) {
		add(new Effect(mark.source(), "blocks", "cell"), cells);
	}

	/** Records the number of obstacles that come from a mark. A mark is a name or a property of a blocking thing. */
	public void makesObstacles(Mark mark, long obstacles) {
		add(new Effect(mark.source(), "makes", "obstacle"), obstacles);
	}

	/**
	 * Counts cells or obstacles for an effect of a mark, such as "layer walls blocks 7 cells". Ignores 0, so that
	 * {@link #report} leaves out marks without an effect.
	 */
	private void add(Effect effect, long count) {
		if (count > 0) {
			effects.merge(effect, count, Long::sum);
		}
	}

	/**
	 * Returns a message for each {@link Mark} with an effect, such as how many cells it blocks. Also returns a message
	 * for each property with an unknown value.
	 */
	public List<Diagnostic> report() {
		List<Diagnostic> report = new ArrayList<>();
		effects.forEach((effect, count) -> report.add(Diagnostic.marked(effect.sentence(count))));
		unclear.forEach((source, values) -> report.add(Diagnostic.lost("The " + source + " is not understood where it is "
				+ String.join(", ", values.stream().limit(SHOWN).toList()) + (values.size() > SHOWN ? " and others" : "")
				+ ", expected true, false, yes, no, t, f, 1 or 0.")));
		return report;
	}
}
