package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.fixtures.PageReader;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.ObjectLayer;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * Tests of commands for agents that are larger than the map. Such an agent fits nowhere, so its exact size does not
 * matter. The answers for all such sizes must be equal, except where an answer prints the size.
 */
@Tag("slow")
class HugeAgentTest {

	private static final Formats FORMATS = Formats.registered();
	/**
	 * A size that is larger than the map, but not so large that it overflows. Tests replace this number in answers before they
	 * compare them. So the number is one that occurs in answers only as the size.
	 */
	private static final int TOO_LARGE = 4321;
	/** Formats whose files hold the size in another form than decimal digits, or multiplied by a scale. */
	private static final Set<String> WITH_SIZE = Set.of("lbc", "detour", "png", "png8", "png16", "godot");
	private static final String SIZE = "SIZE";

	private static final String LEVEL = """
			<?xml version="1.0" encoding="UTF-8"?>
			<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:level="http://leeway.org/level/1" name="x">
			  <terrainTypes name="ground" colour="#b9c789" glyph="."/>
			  <terrainTypes id="1" name="water" colour="#5d9bbd" glyph="~" speed="0.5"/>
			  <terrainTypes id="2" name="rock" colour="#222222" glyph="#"/>
			  <agentTypes name="small" capability="ground"/>
			  <agentTypes name="huge" size="SIZE" capability="ground water" minChoke="3"/>
			  <agentTypes name="disc" size="SIZE" capability="ground water" radius="0.75"/>
			  <agentTypes name="car" size="SIZE" capability="ground" radius="0.75" turningRadius="1.5" length="2" width="1"/>
			  <circles x="4.5" y="4.5" radius="0.75"/>
			  <polygons shape="6,1 7,1 7,2"/>
			  <spawns x="1" y="1"/>
			  <probes agent="//@agentTypes[name='huge']" startX="1" startY="1" goalX="5" goalY="5" required="true"/>
			  <probes agent="//@agentTypes[name='car']" startX="1" startY="1" goalX="5" goalY="5" required="true"/>
			  <navMeshes name="land" agent="//@agentTypes[name='small']"/>
			  <navMeshes name="all" agent="//@agentTypes[name='huge']"/>
			  <terrain>
			9 x 7
			0*9
			0*9
			0*9
			0*3 2*2 0*4
			0*9
			0*2 1*5 0*2
			0*9
			</terrain>
			</level:Level>
			""";

	@TempDir
	private Path folder;
	private Path usual;

	@BeforeEach
	void writeUsual() throws IOException {
		usual = write("usual.leeway", 1);
	}

	private Path write(String name, int size) throws IOException {
		return Files.writeString(folder.resolve(name), LEVEL.replace(SIZE, Integer.toString(size)));
	}

	@Test
	void reports() throws IOException {
		for (String command : List.of("validate", "validate --chokes --advice", "validate --format json --chokes",
				"validate --format jsonl", "validate --format sarif", "validate --format junit", "validate --format codequality",
				"validate --format html", "report", "symmetry --by half-turn", "mesh --terrains ground", "diff --format json")) {
			List<Object> words = new ArrayList<>(Arrays.asList(command.split(" ")));
			if (words.getFirst().equals("diff")) {
				words.add(usual);
			}
			assertAlike(words, 100_000_000, 1 << 30, Integer.MAX_VALUE);
		}
	}

	@Test
	void layers() throws IOException {
		for (LayerDescriptor layer : Layers.exported().stream().filter(each -> !(each instanceof ObjectLayer)).toList()) {
			boolean ofAgents = Stream.of(Need.AGENT, Need.CAPABILITY, Need.RADIUS).anyMatch(layer::needs);
			for (Format format : FORMATS.holding(layer)) {
				for (String agent : ofAgents ? List.of("huge", "disc", "car") : List.of("")) {
					List<Object> words = new ArrayList<>(List.of("export", "--format", format.id(), "--layer", layer.id(), "-o",
							folder.resolve(WITH_SIZE.contains(format.id()) ? "sized" : "out")));
					if (!agent.isEmpty()) {
						words.addAll(List.of("--agent", agent));
					}
					if (layer.needs(Need.PLACE)) {
						words.addAll(List.of("--from", "1,1"));
					}
					assertAlike(words, Integer.MAX_VALUE);
				}
			}
		}
	}

	@Test
	void paths() throws IOException {
		for (PlannerProvider planner : Planners.registered()) {
			for (String agent : List.of("huge", "disc", "car")) {
				assertAlike(List.of("path", "--planner", planner.id(), "--agent", agent, "--from", "2,2", "--to", "5,5"),
						100_000_000, Integer.MAX_VALUE);
			}
		}
	}

	@Test
	void anAgentOfTheCommandLine() {
		for (Object[] words : new Object[][] {{"validate", "--agent", "a:2147483647:ground", usual},
				{"export", "--format", "csv", "--layer", "brushfire-loss", "--agent", "a:2147483647:ground", usual}}) {
			CommandLineRun run = CommandLineRun.of(words);
			assertTrue(run.status() < 2, run.toString());
		}
	}

	@Test
	void aBatchGoesOn() throws IOException {
		BatchFolder batch = new BatchFolder(folder);
		Files.createDirectory(folder.resolve("levels"));
		write("levels/huge.leeway", Integer.MAX_VALUE);
		write("levels/usual.leeway", 1);
		batch.config("""
				{'inputs': ['levels/*.leeway'],
				 'exports': [{'layer': 'brushfire-loss', 'format': 'png', 'output': 'made/{level}-{agent}.png'}],
				 'reports': [{'format': 'html', 'output': 'made/all.html', 'chokes': true}]}
				""");
		CommandLineRun run = batch.run();
		assertTrue(run.status() < 2, run.toString());
		assertEquals(9, batch.count("made"), run.toString());
	}

	private void assertAlike(List<Object> words, int... sizes) throws IOException {
		Run expected = run(TOO_LARGE, words);
		for (int size : sizes) {
			Run actual = run(size, words);
			assertFalse(actual.text.contains("internal error") || actual.text.contains("not enough memory"), words + "\n" + actual.text);
			assertEquals(expected.text, actual.text, words.toString());
		}
	}

	/** The texts on the console and in files that a run has written. */
	private record Run(String text) {
	}

	/**
	 * Returns the data of the levels in a page, as text. The page itself cannot be compared, because it may encode numbers by
	 * other characters.
	 */
	private String levels(String page) throws IOException {
		try {
			return PageReader.of(Files.writeString(folder.resolve("page.html"), page)).levels().toString();
		} catch (InterruptedException e) {
			throw new AssertionError(e);
		}
	}

	private Run run(int size, List<Object> words) throws IOException {
		List<Object> all = new ArrayList<>(words);
		all.add(write("level.leeway", size));
		CommandLineRun run = CommandLineRun.of(all.toArray());
		StringBuilder text = new StringBuilder(run.out().startsWith("<!DOCTYPE html>") ? levels(run.out()) : run.toString());
		try (Stream<Path> files = Files.list(folder)) {
			for (Path each : files.filter(file -> file.getFileName().toString().startsWith("out")).sorted().toList()) {
				text.append(each.getFileName()).append(Files.readString(each, StandardCharsets.ISO_8859_1));
				Files.delete(each);
			}
		}
		return new Run(text.toString().replaceAll("\\d+(\\.\\d+)? (milli|micro)seconds", "")
				.replaceAll("\"(milliseconds|microseconds|nanoseconds)\": ?[0-9.E-]+", "")
				.replaceAll("(?<![\\d.])" + size + "(?![\\d])", "N").replace(Double.toString(size / 2.0), "N/2")
				.replaceAll("(?<![\\d.])" + new BigDecimal(size / 2.0).toPlainString() + "(\\.0)?(?!\\d)", "N/2"));
	}
}
