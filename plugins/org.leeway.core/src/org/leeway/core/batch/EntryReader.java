package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.LevelFormatException;
import org.leeway.core.batch.Entry.ConvertEntry;
import org.leeway.core.batch.Entry.LayerEntry;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.files.MessageText;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.Cells;
import org.leeway.core.request.FindingsFormat;
import org.leeway.core.request.LayerChoice;
import org.leeway.core.request.LevelInput;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.util.Decimal;

/** A reader of the entries of a config. */
final class EntryReader {

	private static final List<String> LAYER = List.of("layer", "format", "output", "agents", "capability", "anchor",
			"from", "radius", "mesh", "colours", "options");
	private static final List<String> CONVERT = List.of("output", "options");
	private static final List<String> REPORT = List.of("format", "output", "fail", "min-area", "chokes", "advice",
			"category", "options");

	/** The text of a value, with its line in the config. */
	private record Placed(String text, int line) {
	}

	private final ConfigJson json;
	private final Formats formats;
	private final ConfigReader config;
	private final Map<String, Placed> values = new LinkedHashMap<>();
	private final Map<String, Placed> options = new LinkedHashMap<>();
	private List<AgentChoice> agents = List.of();
	private int line;

	EntryReader(ConfigJson json, Formats formats, ConfigReader config) {
		this.json = json;
		this.formats = formats;
		this.config = config;
	}

	private void read(List<String> keys) throws IOException {
		values.clear();
		options.clear();
		agents = List.of();
		line = json.line();
		json.object(keys, key -> {
			int place = json.line();
			switch (key) {
			case "agents" -> agents = List.copyOf(config.agents());
			case "options" -> json.object(name -> options.put(name, new Placed(json.scalar("a value"), json.line())));
			case "output" -> values.put(key, new Placed(config.path("the path of a file").text(), place));
			case "chokes", "advice" -> values.put(key, new Placed(Boolean.toString(json.flag()), place));
			case "radius", "min-area" -> values.put(key, new Placed(json.number("a number"), place));
			default -> values.put(key, new Placed(json.text("a text"), place));
			}
		});
	}

	LayerEntry layer() throws IOException {
		read(LAYER);
		LayerDescriptor layer = choose("layer", Layers.exported(), LayerDescriptor::id);
		Format format = choose("format", formats.holding(layer), Format::id);
		LayerChoice choice = new LayerChoice(layer, text("capability"), null,
				text("anchor") == null ? null : choose("anchor", List.of(Anchor.values()), Anchor::label),
				parse("from", Cells::parse), parse("radius", Decimal::parse), text("mesh"));
		AgentChoice some = agents.isEmpty() ? null : agents.getFirst();
		String problem = choice.with(some).problem(ConfigReader.KEYS).orElse(null);
		check(problem == null, line, problem);
		check(text("colours") == null || format.isPicture(), line, "\"colours\" is for images");
		ColourScheme colours = text("colours") == null ? ColourScheme.OKABE_ITO
				: choose("colours", List.of(ColourScheme.values()), ColourScheme::label);
		List<TypedOption<?>> known = format.layerOptions();
		checkOptions(known);
		return new LayerEntry(choice, agents, format, options(known), colours,
				output(List.of(OutputPattern.LEVEL, OutputPattern.FOLDER, OutputPattern.LAYER, OutputPattern.FORMAT,
						OutputPattern.AGENT)));
	}

	ConvertEntry conversion() throws IOException {
		read(CONVERT);
		OutputPattern output = output(List.of(OutputPattern.LEVEL, OutputPattern.FOLDER));
		Format format = formats.writing(Path.of("x" + output.text().substring(Math.max(0, output.text().lastIndexOf('.')))
				.replace('/', '-'))).orElseThrow(() -> json.error(output.line(), MessageText.quote(output.text())
						+ " has the extension of no format of levels, expected "
						+ LevelInput.extensions(formats.ofConversions())));
		List<TypedOption<?>> written = format.levelOptions();
		checkOptions(Stream.concat(written.stream(), readingOptions()).toList());
		return new ConvertEntry(format, reading(), options(written), output);
	}

	private Stream<TypedOption<?>> readingOptions() {
		return formats.readable().stream().flatMap(each -> each.readingOptions().stream());
	}

	/** Returns the options for reading files. */
	private ReadingChoice reading() throws LevelFormatException {
		Map<String, String> texts = new LinkedHashMap<>();
		for (TypedOption<?> option : readingOptions().toList()) {
			Placed value = options.get(option.name());
			if (value != null) {
				texts.put(option.name(), text(option, value));
			}
		}
		return new ReadingChoice(texts, Optional.empty());
	}

	ReportEntry report() throws IOException {
		read(REPORT);
		FindingsFormat format = choose("format", List.of(FindingsFormat.values()), FindingsFormat::name);
		Long minArea = parse("min-area", Decimal::parseLong);
		check(minArea == null || minArea >= 1, line, "\"min-area\" " + minArea + ", expected 1 or more");
		ReportEntry.Threshold fails = text("fail") == null ? ReportEntry.Threshold.warning
				: choose("fail", List.of(ReportEntry.Threshold.values()), ReportEntry.Threshold::name);
		checkOptions(readingOptions().toList());
		return new ReportEntry(format, reading(), AreaLimit.of(minArea), Boolean.parseBoolean(text("chokes")),
				Boolean.parseBoolean(text("advice")), text("category") == null ? "leeway" : text("category"), fails,
				output(List.of(OutputPattern.LEVEL, OutputPattern.FOLDER, OutputPattern.FORMAT)));
	}

	private String text(String key) {
		return values.containsKey(key) ? values.get(key).text : null;
	}

	private Placed required(String key) throws LevelFormatException {
		check(values.containsKey(key), line, "no \"" + key + "\" in this entry, expected one");
		return values.get(key);
	}

	private <T> T choose(String key, List<T> known, Function<T, String> name) throws LevelFormatException {
		Placed value = required(key);
		return known.stream().filter(each -> name.apply(each).equals(value.text)).findFirst()
				.orElseThrow(() -> json.error(value.line, key + " " + MessageText.quote(value.text) + ", expected "
						+ known.stream().map(name).collect(Collectors.joining(", "))));
	}

	private <T> T parse(String key, Function<String, T> parser) throws LevelFormatException {
		Placed value = values.get(key);
		try {
			return value == null ? null : parser.apply(value.text);
		} catch (NumberFormatException e) {
			throw json.error(value.line, "\"" + key + "\" " + MessageText.quote(value.text) + ", expected a number");
		} catch (IllegalArgumentException e) {
			throw json.error(value.line, "\"" + key + "\": " + e.getMessage());
		}
	}

	private OutputPattern output(List<String> known) throws LevelFormatException {
		Placed value = required("output");
		OutputPattern output = new OutputPattern(value.text, value.line);
		String problem = output.problem(known).orElse(null);
		check(problem == null, value.line, problem);
		return output;
	}

	private void checkOptions(List<TypedOption<?>> known) throws LevelFormatException {
		List<String> names = known.stream().map(TypedOption::name).distinct().sorted().toList();
		for (Map.Entry<String, Placed> option : options.entrySet()) {
			check(names.contains(option.getKey()), option.getValue().line, "unknown option "
					+ MessageText.quote(option.getKey()) + ", expected "
					+ (names.isEmpty() ? "none" : String.join(", ", names)));
		}
	}

	/**
	 * Returns the values of options in this entry.
	 *
	 * @param known the options that the entry may have
	 */
	private OptionValues options(List<TypedOption<?>> known) throws LevelFormatException {
		OptionValues read = OptionValues.STANDARD;
		for (TypedOption<?> option : known) {
			Placed value = options.get(option.name());
			if (value != null) {
				read = read.withText(option, text(option, value));
			}
		}
		return read;
	}

	/** Returns the text of an option's value. Fails if the option cannot have this value. */
	private String text(TypedOption<?> option, Placed value) throws LevelFormatException {
		String text = option.isFile(value.text) ? config.optionFile(value.text, value.line) : value.text;
		try {
			OptionValues.STANDARD.withText(option, text);
			return text;
		} catch (IllegalArgumentException e) {
			throw json.error(value.line, "option " + e.getMessage());
		}
	}

	private void check(boolean condition, int place, String otherwise) throws LevelFormatException {
		if (!condition) {
			throw json.error(place, otherwise);
		}
	}
}
