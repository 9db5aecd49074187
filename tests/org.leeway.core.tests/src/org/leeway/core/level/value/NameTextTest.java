package org.leeway.core.level.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.level.preset.AgentPreset;

/**
 * Tests of names in lists and other texts. A text puts a name in quotes if the name has special characters. Texts
 * without quotes must have the meaning that they had before Leeway knew quotes.
 */
class NameTextTest {

	private static final String LETTERS = "ab\u00e9 :+,@=#\"";

	private static String random(Random random, String letters, int most) {
		return random.ints(random.nextInt(most + 1), 0, letters.length()).mapToObj(each -> letters.substring(each, each + 1))
				.collect(Collectors.joining());
	}

	@Test
	void whatIsWrittenIsReadAgain() {
		long seed = new Random().nextLong();
		Random random = new Random(seed);
		for (int round = 0; round < 20_000; round++) {
			List<String> names = new ArrayList<>();
			for (int i = random.nextInt(3); i >= 0; i--) {
				names.add(random(random, LETTERS, 6));
			}
			String where = "seed " + seed + ", " + names;
			assertEquals(names, NameText.sum(names.stream().map(name -> NameText.write(name, "+")).collect(Collectors.joining("+"))), where);
			assertEquals(names, NameText.list(NameText.choice(names, ",")), where);
			for (String name : names) {
				if (!name.isBlank()) {
					AgentPreset agent = new AgentPreset(name, 2, names.stream().map(each -> NameText.write(each, "+:= "))
							.collect(Collectors.joining("+")));
					assertEquals(agent, AgentPreset.parse(agent.toString()), where);
				}
			}
		}
	}

	/** A text without quotes is split as the JDK splits it, which is how Leeway split texts before quotes existed. */
	@Test
	void textsWithoutQuotesMeanWhatTheyMeant() {
		long seed = new Random().nextLong();
		Random random = new Random(seed);
		for (int round = 0; round < 20_000; round++) {
			String text = random(random, LETTERS.replace("\"", ""), 12);
			String where = "seed " + seed + ", '" + text + "'";
			assertEquals(List.of(text.split("\\+", -1)), NameText.sum(text), where);
			assertEquals(text, NameText.name(text));
			List<Integer> colons = NameText.places(text, ':');
			assertEquals(text.indexOf(':'), colons.isEmpty() ? -1 : colons.getFirst(), where);
			assertEquals(text.lastIndexOf(':'), colons.isEmpty() ? -1 : colons.getLast(), where);
		}
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '\'', value = {"'\"a:b\"', 'a:b'", "'\"\"\"a\"\"\"', '\"a\"'", "'\"\"', ''", "'5\"gun', '5\"gun'",
			"'\"a', '\"a'", "'a\"', 'a\"'", "'\"a\"b', '\"a\"b'", "'\"a\" b', '\"a\" b'", "'\"\"\"', '\"\"\"'", "'\"a\"\"', '\"a\"\"'"})
	void quotesStandAroundAWholeName(String text, String name) {
		assertEquals(name, NameText.name(text));
	}

	@ParameterizedTest
	@CsvSource(quoteCharacter = '\'', value = {"'\"a:b\":2:ground', 'a:b', 'ground'", "'a:b:2:ground', 'a:b', 'ground'",
			"' \" a \" :2: \"x:y\"+z', ' a ', '\"x:y\"+z'", "'5\"gun:2:ground', '5\"gun', 'ground'",
			"'\"Big\" Bob:2:ground', '\"Big\" Bob', 'ground'", "'Big \"Bob\":2:ground', 'Big \"Bob\"', 'ground'",
			"'\"a:2:b\":2:\"c d\" length=4', 'a:2:b', '\"c d\"'"})
	void newAgentsHaveNamesOfAnyLetters(String text, String name, String terrains) {
		AgentPreset agent = AgentPreset.parse(text);
		assertEquals(name, agent.name());
		assertEquals(2, agent.size());
		assertEquals(terrains, agent.terrains());
	}
}
