package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.testing.Rounds;

/**
 * Tests of extreme numbers as values of options. A command gives an answer, or refuses the number in one line. Options
 * are taken from the help of the commands, so new options are tested too.
 */
@Tag("slow")
class OptionLimitsTest {

	private static final List<String> NUMBERS = List.of("NaN", "Infinity", "-Infinity", "-0", "0", "-1", "1e-300", "1e-9", "1e9",
			"-1e9", "1e17", "1e308", "-1e308", "2147483647", "-2147483648", "99999999999", "9223372036854775807",
			"123456789012345678901234567890");
	private static final Pattern OPTION = Pattern.compile("(?m)^ +(?:-\\w, )?(--[\\w-]+)=(\\S+)");
	/** Options that take files or names, and not numbers. */
	private static final Set<String> TEXTS = Set.of("--output", "--agents", "--since", "--terrains", "--capability", "--mesh",
			"--map", "--category", "--patch", "--note");

	private static final String LEVEL = """
			<?xml version="1.0" encoding="UTF-8"?>
			<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:level="http://leeway.org/level/1" name="x">
			  <terrainTypes name="ground" colour="#b9c789" glyph="."/>
			  <terrainTypes id="1" name="rock" colour="#222222" glyph="#"/>
			  <agentTypes name="car" capability="ground" radius="0.4" turningRadius="1.5" length="1.2" width="0.6"/>
			  <circles x="4.5" y="3.5" radius="0.75"/>
			  <polygons shape="6,1 7,1 7,2"/>
			  <spawns x="1" y="1"/>
			  <terrain>
			12 x 6
			0*12
			0*12
			0*5 1*2 0*5
			0*12
			0*12
			0*12
			</terrain>
			</level:Level>
			""";

	@TempDir
	private Path folder;
	private Path level;
	private Path scenario;

	@BeforeEach
	void writeLevel() throws IOException {
		level = Files.writeString(folder.resolve("level.leeway"), LEVEL);
		scenario = Files.writeString(folder.resolve("level.scen"), "version 1\n0\tlevel.leeway\t12\t6\t0\t0\t3\t0\t3\n");
	}

	/** Returns the options of a command that take a value with a number. */
	private static Set<String> options(String command) {
		Set<String> options = new LinkedHashSet<>();
		for (Matcher option = OPTION.matcher(CommandLineRun.of("help", command).out()); option.find();) {
			options.add(option.group(1));
		}
		assertTrue(options.size() > 1 || command.equals("batch"), command + ": " + options);
		options.removeAll(TEXTS);
		return options;
	}

	/** Returns complete command lines of a command. Tests add the tested option to each of these lines. */
	private List<List<Object>> commands(String command) {
		return switch (command) {
		case "validate" -> List.of(List.of(command, level), List.of(command, "--chokes", level));
		case "report" -> List.of(List.of(command, level));
		case "diff" -> List.of(List.of(command, level, level));
		case "symmetry" -> List.of(List.of(command, "--by", "half-turn", level));
		case "mesh" -> List.of(List.of(command, level));
		case "scenario" -> Planners.registered().stream().filter(each -> each.domain() == Domain.GRID_STEPS || each.domain() == Domain.MESH)
				.map(each -> List.<Object>of(command, "--planner", each.id(), "--agent", "car", scenario)).toList();
		case "path" -> Planners.registered().stream().map(each -> List.<Object>of(command, "--planner", each.id(), "--from", "2,2",
				"--to", "9,4", level)).toList();
		case "export" -> Layers.exported().stream().filter(each -> !(each instanceof ObjectLayer)).map(this::export).toList();
		case "batch" -> List.of(List.of(command, "--dry-run", folder.resolve("none.json")));
		default -> throw new IllegalArgumentException(command);
		};
	}

	private List<Object> export(LayerDescriptor layer) {
		Format format = Formats.registered().holding(layer).getFirst();
		List<Object> words = new ArrayList<>(List.of("export", "--format", format.id(), "--layer", layer.id(), "-o",
				folder.resolve("out")));
		if (layer.needs(Need.PLACE)) {
			words.addAll(List.of("--from", "1,1"));
		}
		words.add(level);
		return words;
	}

	/**
	 * Returns values for an option. Each value contains the given number, for example as the size of an agent, or as a
	 * coordinate of a place.
	 */
	private static List<String> texts(String option, String number) {
		return switch (option) {
		case "--agent" -> Stream.concat(Stream.of("a:" + number + ":ground"),
				Stream.of("radius", "turningRadius", "speed", "length", "acceleration", "turnRate")
						.map(trait -> "a:1:ground " + trait + "=" + number)).toList();
		case "--spawn", "--from", "--to" -> List.of(number + ",1", "1," + number, number + "," + number);
		default -> List.of(number);
		};
	}

	/**
	 * Tries extreme numbers as values of all options. Each run of the test tries only a random sixth of the combinations, to save
	 * time. The message of a failure has the whole command line.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"validate", "report", "diff", "symmetry", "mesh", "scenario", "path", "export", "batch"})
	void everyOptionHasLimits(String command) {
		Random random = new Random();
		int share = Math.max(1, 6 / Rounds.of(1));
		for (String option : options(command)) {
			for (List<Object> words : commands(command)) {
				NUMBERS.stream().flatMap(number -> texts(option, number).stream()).filter(text -> random.nextInt(share) == 0)
						.forEach(text -> assertAnswered(words, option + "=" + text));
			}
		}
	}

	@Test
	void theOptionsOfFormatsHaveLimits() {
		for (Format format : Formats.registered().all()) {
			LayerDescriptor layer = Layers.exported().stream().filter(format::holds).findFirst().orElse(null);
			for (TypedOption<?> option : layer == null ? List.<TypedOption<?>>of() : format.layerOptions()) {
				for (String number : NUMBERS) {
					List<Object> words = new ArrayList<>(export(layer));
					words.set(2, format.id());
					assertAnswered(words, option.label().isEmpty() ? "--" + option.name() : "--" + option.name() + "=" + number);
				}
			}
		}
	}

	private static void assertAnswered(List<Object> words, String option) {
		List<Object> all = new ArrayList<>(words);
		all.add(1, option);
		CommandLineRun run = CommandLineRun.of(all.toArray());
		String message = all + "\n" + run;
		assertTrue(run.status() >= 0 && run.status() <= 2, message);
		assertFalse(run.err().contains("Exception") || run.err().contains("internal error") || run.err().contains("memory"), message);
		if (run.status() == 2) {
			assertTrue(run.err().lines().count() <= 2, message);
		}
	}

	/**
	 * Numbers in options have the same limits as numbers in level files. The message about a number beyond a limit names
	 * the option.
	 */
	@Test
	void theLimitsAreThoseOfTheFormat() {
		for (String number : List.of("1e10", "-1e10", "1e17", "1e308")) {
			double value = Double.parseDouble(number);
			String numbers = value + ", expected a number from -1e9 to 1e9";
			String radii = value + ", expected 0, or a number from 1e-9 to 1e9";
			refused("--heading " + numbers, "path", "--planner", "directional", "--heading=" + number, "--from", "2,2", "--to", "9,4", level);
			refused("--goal-heading " + numbers, "path", "--planner", "directional", "--goal-heading=" + number, "--from", "2,2", "--to", "9,4", level);
			refused("--turning-radius " + radii, "path", "--planner", "directional", "--turning-radius=" + number, "--from", "2,2", "--to", "9,4", level);
			refused("--radius " + radii, "path", "--planner", "tangent", "--radius=" + number, "--from", "2,2", "--to", "9,4", level);
			refused("a coordinate of " + numbers, "path", "--planner", "tangent", "--from", number + ",2", "--to", "9,4", level);
			refused("--radius " + radii, "mesh", "--radius=" + number, level);
			refused("--radius " + radii, "scenario", "--planner", "anyangle", "--agent", "car", "--radius=" + number, scenario);
			refused("--radius " + radii, "export", "--format", "geojson", "--layer", "tangent-graph", "--radius=" + number, level);
		}
	}

	@Test
	void theNumbersOfAConfigHaveThem() throws IOException {
		BatchFolder batch = new BatchFolder(folder);
		for (String number : NUMBERS) {
			for (String entry : List.of("'exports': [{'layer': 'tangent-graph', 'format': 'geojson', 'output': 'made/{level}', 'radius': %s}]",
					"'exports': [{'layer': 'range', 'format': 'csv', 'output': 'made/{level}', 'from': '%s,1'}]",
					"'exports': [{'layer': 'clearance', 'format': 'png', 'output': 'made/{level}', 'options': {'scale': '%s'}}]",
					"'exports': [{'layer': 'range', 'format': 'csv', 'output': 'made/{level}', 'from': '1,1', 'agents': ['a:%s:ground']}]",
					"'reports': [{'format': 'json', 'output': 'made/{level}', 'min-area': %s}]")) {
				batch.config("{'inputs': ['*.leeway'], " + entry.formatted(number) + "}");
				assertAnswered(List.of("batch", batch.path("batch.json")), "--force");
			}
		}
	}

	/** All tested turning radii are too large for the map. A planner must end with the same status for each of them. */
	@Test
	void vastTurningRadiiAreOneCase() {
		for (PlannerProvider planner : Planners.registered().stream().filter(each -> each.domain() == Domain.TURNING).toList()) {
			List<Integer> answers = Stream.of("1e3", "1e6", "1e9").map(radius -> CommandLineRun.of("path", "--planner", planner.id(),
					"--turning-radius", radius, "--heading", "0", "--from", "2,4.5", "--to", "9,4.5", level).status()).distinct().toList();
			assertEquals(1, answers.size(), planner.id() + ": " + answers);
		}
	}

	private static void refused(String message, Object... words) {
		CommandLineRun run = CommandLineRun.of(words);
		assertEquals(2, run.status(), Arrays.toString(words) + run);
		assertTrue(run.err().contains(message), Arrays.toString(words) + run);
	}
}
