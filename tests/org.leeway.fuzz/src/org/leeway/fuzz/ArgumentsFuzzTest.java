package org.leeway.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;

import org.leeway.core.level.preset.AgentPreset;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.Cells;
import org.leeway.core.request.SpawnChoice;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * Tests of texts that users type: an agent, a spawn, a place, an option. Each text is accepted, or refused with one
 * message.
 */
class ArgumentsFuzzTest {

	private static final int LONGEST = 1000;
	private static final Path MAP = Workplace.file("typed.map",
			"type octile\nheight 4\nwidth 5\nmap\n.....\n..TT.\n.....\n.S.@.\n".getBytes(StandardCharsets.US_ASCII));

	/**
	 * Parses a text. Returns null if the parser refuses the text with an {@link IllegalArgumentException} whose message says
	 * what was expected. Every other exception fails the test.
	 */
	private static <T> T parse(String text, Function<String, T> parser) {
		try {
			return parser.apply(text);
		} catch (IllegalArgumentException refused) {
			assertEquals(IllegalArgumentException.class, refused.getClass(), () -> refused.toString());
			assertTrue(refused.getMessage().contains("expected"), refused.getMessage());
			return null;
		}
	}

	@FuzzTest
	void texts(byte[] bytes) {
		String text = new String(bytes, StandardCharsets.UTF_8);
		AgentPreset agent = parse(text, AgentPreset::parse);
		if (agent != null) {
			assertEquals(agent, AgentPreset.parse(agent.toString()));
		}
		parse(text, AgentChoice::parse);
		parse(text, SpawnChoice::parse);
		parse(text, Cells::parse);
	}

	/** Runs a command whose options are fuzzed texts, on a map where many of the options make sense. */
	@FuzzTest
	void commands(FuzzedDataProvider data) {
		String agent = text(data, ":1:ground", ":2:ground+swamp length=3 width=2", "medium");
		String spawn = text(data, "0,0", "1,2:small", "4,3:a+b@1");
		String from = text(data, "0,0", "2,1.5", "4,3");
		switch (data.consumeInt(0, 3)) {
		case 0 -> LevelsFuzzTest.run("validate", "--agent=" + agent, "--spawn=" + spawn, MAP.toString());
		case 1 -> LevelsFuzzTest.run("path", "--agent=" + agent, "--from=" + from, "--to=" + spawn, MAP.toString());
		case 2 -> LevelsFuzzTest.run("path", "--planner=" + data.pickValue(new String[] {"tangent", "anyangle", "dubins", "jps"}),
				"--radius=" + from, "--agent=" + agent, "--from=0,0", "--to=4,2", MAP.toString());
		default -> LevelsFuzzTest.run("symmetry", "--by=" + agent, "--spawn=" + spawn, MAP.toString());
		}
	}

	/** Returns a valid text, a valid text with other text before or after it, or any text. */
	private static String text(FuzzedDataProvider data, String... sensible) {
		String base = data.pickValue(sensible);
		String any = data.consumeString(Math.min(LONGEST, data.consumeInt(0, 20)));
		return switch (data.consumeInt(0, 3)) {
		case 0 -> base;
		case 1 -> any + base;
		case 2 -> base + any;
		default -> any;
		};
	}
}
