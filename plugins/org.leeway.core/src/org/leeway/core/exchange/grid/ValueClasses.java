package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.meaning.BlockWords;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.NearColours;
import org.leeway.core.exchange.terrain.TerrainFile;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.text.TerrainGridReader;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.util.Decimal;

/**
 * A classification where each value or colour gets its own terrain. A file of the user may assign terrains differently.
 */
final class ValueClasses implements CellClasses {

	static final TypedOption<String> TERRAINS = TerrainFile.option("values or colours");

	static final TypedOption<Integer> NEAR_COLOURS = new TypedOption.Whole("near-colours",
			"distance up to which a colour is merged into a more frequent one, as on antialiased edges; 0 to 442", 0, 0, NearColours.MOST);

	private static final String NUMBER = "-?\\d{1,15}(?:\\.\\d{1,15})?";
	private static final Pattern RANGE = Pattern.compile("(" + NUMBER + ")(?:\\.\\.(" + NUMBER + "))?");
	private static final String EXPECTED = "#rrggbb, NUMBER, NUMBER..NUMBER, empty or *";

	private static final int MOST_SOURCES = 1 << 16;

	/** The condition in a line of the user's file. The line gives a terrain to all values that meet the condition. */
	private interface Selector {

		boolean selects(double value, Optional<Integer> rgb, boolean isColour);
	}

	private static final Selector EMPTY = (value, rgb, isColour) -> Double.isNaN(value);

	private final TerrainFile<Selector> file;
	private final NamedTerrains terrains = new NamedTerrains();
	private final Set<TerrainType> solid = new HashSet<>();
	private final Map<Double, Integer> ids = new HashMap<>();
	private Map<Integer, Integer> leaders = Map.of();

	private ValueClasses(TerrainFile<Selector> file) {
		this.file = file;
	}

	/**
	 * Creates the classes that the user's file defines.
	 *
	 * @throws IOException if the file cannot be read, or has an invalid line
	 */
	static ValueClasses of(OptionValues options) throws IOException {
		return new ValueClasses(TerrainFile.read(TERRAINS, options, ValueClasses::selector, EXPECTED));
	}

	/**
	 * Creates the classes without a file of the user. Each value or colour gets its own terrain, named after the value or
	 * colour.
	 */
	static ValueClasses standard() {
		return new ValueClasses(new TerrainFile<>(List.of()));
	}

	/**
	 * Sets the colours to replace, so that similar colours get the same terrain.
	 *
	 * @param others the colour that replaces a colour of the image, indexed by the replaced colour, as from {@link #leaders}
	 * @return this
	 */
	ValueClasses joining(Map<Integer, Integer> others) {
		leaders = others;
		return this;
	}

	/**
	 * Returns which colour replaces each colour of an image. Keys are colours of the image, and values are the colours
	 * that replace them. Similar colours have the same replacement, see {@link NearColours}. Empty if the source has no
	 * colours.
	 */
	static Map<Integer, Integer> leaders(GridSource source, int distance) throws IOException {
		return !source.areColours() ? Map.of() : NearColours.leaders(counts(source).map(Map.Entry::getKey)
				.filter(value -> !Double.isNaN(value)).map(Double::intValue).toList(), distance);
	}

	private static Optional<Selector> selector(String word) {
		if (word.equals("*")) {
			return Optional.of((value, rgb, isColour) -> !Double.isNaN(value));
		}
		if (word.equals(NamedTerrains.EMPTY)) {
			return Optional.of(EMPTY);
		}
		if (Colour.isColour(word)) {
			Predicate<Integer> same = Integer.valueOf(Colour.parse(word))::equals;
			return Optional.of((value, rgb, isColour) -> rgb.filter(same).isPresent());
		}
		Matcher range = RANGE.matcher(word);
		if (!range.matches()) {
			return Optional.empty();
		}
		double low = Double.parseDouble(range.group(1));
		double high = range.group(2) == null ? low : Double.parseDouble(range.group(2));
		return Optional.of((value, rgb, isColour) -> !isColour && value >= low && value <= high);
	}

	@Override
	public void read(GridSource source, TerrainGridReader.Target cells) throws IOException {
		cells.begin(source.width(), source.height());
		double[] values = new double[source.width()];
		byte[] row = new byte[source.width()];
		for (int y = 0; y < source.height(); y++) {
			source.read(values);
			double last = values[0];
			int id = id(source, last, 0, y);
			for (int x = 0; x < row.length; x++) {
				if (Double.compare(values[x], last) != 0) {
					last = values[x];
					id = id(source, last, x, y);
				}
				row[x] = (byte) id;
			}
			cells.row(row);
		}
	}

	private int id(GridSource source, double value, int x, int y) throws IOException {
		Integer known = ids.get(value);
		if (known == null) {
			known = terrain(source, joined(source, value)).orElseThrow(() -> source.error(0, "cell " + x + "," + y + " has one more of more than"
					+ " 256 different " + (source.areColours() ? "colours" : "values") + ", expected at most 256; the option"
					+ " terrains names a file that maps them to terrains"
					+ (source.areColours() ? ", the option near-colours merges similar colours" : ", the options slope-limit, water-level and rock-level read heights"))).getId();
			ids.put(value, known);
		}
		return known;
	}

	private double joined(GridSource source, double value) {
		return source.areColours() && !Double.isNaN(value) ? leaders.getOrDefault((int) value, (int) value) : value;
	}

	/** Returns the different values or colours of a source, each with its terrain. The value with the most cells is first. */
	List<TerrainSource> sources(GridSource source) throws IOException {
		return counts(source).map(each -> source(source, each.getKey(), each.getValue())).toList();
	}

	/** Counts the cells of each value of a source. The most frequent value is first. */
	private static Stream<Map.Entry<Double, Long>> counts(GridSource source) throws IOException {
		Map<Double, Long> counts = new HashMap<>();
		double[] values = new double[source.width()];
		for (int y = 0; y < source.height(); y++) {
			source.read(values);
			for (int x = 0; x < values.length;) {
				int begin = x;
				while (x < values.length && Double.compare(values[x], values[begin]) == 0) {
					x++;
				}
				counts.merge(values[begin], (long) x - begin, Long::sum);
			}
			if (counts.size() > MOST_SOURCES) {
				throw source.error(0, "more than " + MOST_SOURCES + " different values, expected fewer");
			}
		}
		return counts.entrySet().stream()
				.sorted(Map.Entry.<Double, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
	}

	private TerrainSource source(GridSource source, double value, long cells) {
		Optional<Integer> rgb = rgb(source, value);
		Optional<TerrainFile.Line<Selector>> line = line(source, value, rgb);
		String selector = Double.isNaN(value) ? NamedTerrains.EMPTY
				: source.areColours() ? Colour.format((int) value) : Decimal.plain(value);
		return new TerrainSource(selector, Double.isNaN(value) ? "without a value" : selector, cells,
				line.map(TerrainFile.Line::terrain).orElseGet(() -> name(source, value)), line.flatMap(TerrainFile.Line::rgb)
						.or(() -> Double.isNaN(value) ? Optional.of(NamedTerrains.EMPTY_RGB) : rgb),
				line.map(each -> blocks(value, each.terrain())).orElse(value == 0 || Double.isNaN(value)), !Double.isNaN(value),
				Optional.empty());
	}

	private static Optional<Integer> rgb(GridSource source, double value) {
		return Double.isNaN(value) ? Optional.empty() : source.rgb(value);
	}

	private Optional<TerrainFile.Line<Selector>> line(GridSource source, double value, Optional<Integer> rgb) {
		return file.lines().stream().filter(each -> each.selector().selects(value, rgb, source.areColours())).findFirst();
	}

	private Optional<TerrainType> terrain(GridSource source, double value) {
		Optional<Integer> rgb = rgb(source, value);
		Optional<TerrainFile.Line<Selector>> line = line(source, value, rgb);
		if (line.isPresent()) {
			String name = line.get().terrain();
			Optional<TerrainType> named = terrains.get(name, line.get().rgb().or(() -> rgb));
			return blocks(value, name) ? solid(named) : named;
		}
		if (Double.isNaN(value)) {
			return solid(terrains.get(name(source, value), Optional.of(NamedTerrains.EMPTY_RGB)));
		}
		Optional<TerrainType> made = terrains.get(name(source, value), rgb);
		return value == 0 ? solid(made) : made;
	}

	/**
	 * Returns whether cells with a value are blocked, if the user's file gives the value a terrain. The cells are blocked if
	 * the terrain has a name such as {@code wall}. Cells without a value are also blocked if the file gives their terrain to no
	 * number or colour.
	 *
	 * @param value the value. NaN for a cell without a value
	 * @param name the name of the terrain of the value
	 */
	private boolean blocks(double value, String name) {
		return Double.isNaN(value) && !file.namesElsewhere(EMPTY, name) || BlockWords.isBlocking(name);
	}

	private Optional<TerrainType> solid(Optional<TerrainType> terrain) {
		terrain.ifPresent(solid::add);
		return terrain;
	}

	private static String name(GridSource source, double value) {
		return Double.isNaN(value) ? NamedTerrains.EMPTY : source.areColours()
				? "colour-" + String.format(Locale.ROOT, "%06x", (int) value) : "value-" + Decimal.plain(value);
	}

	@Override
	public List<TerrainType> terrains() {
		return terrains.all();
	}

	@Override
	public List<TerrainType> passable() {
		return terrains.all().stream().filter(terrain -> !solid.contains(terrain)).toList();
	}

	@Override
	public List<Diagnostic> diagnostics() {
		return List.of();
	}
}
