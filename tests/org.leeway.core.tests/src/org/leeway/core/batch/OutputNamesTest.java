package org.leeway.core.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.request.FindingsFormat;

class OutputNamesTest {

	private static final char ANY = OutputPattern.ANY;

	/**
	 * Checks the test whether two names of outputs can become equal. A name can have a placeholder, which is replaced by the
	 * name of an agent. For comparison, this test replaces the placeholders of both names by all possible texts of up to three
	 * letters.
	 */
	@Test
	void twoNamesCanBeOneIfSomeAgentsMakeThemSo() {
		Set<String> agents = new HashSet<>(List.of(""));
		for (int i = 0; i < 3; i++) {
			Set<String> longer = new HashSet<>(agents);
			agents.forEach(each -> longer.addAll(List.of(each + "a", each + "b")));
			agents.addAll(longer);
		}
		int found = 0;
		for (int seed = 0; seed < 3000; seed++) {
			Random random = new Random(seed);
			String one = name(random);
			String other = name(random);
			Set<String> ofOne = agents.stream().map(agent -> one.replace("" + ANY, agent)).collect(Collectors.toSet());
			boolean clash = agents.stream().map(agent -> other.replace("" + ANY, agent)).anyMatch(ofOne::contains);
			found += clash ? 1 : 0;
			assertEquals(clash, OutputNames.canBeOne(one, other), "seed " + seed + ": "
					+ one.replace(ANY, '*') + " and " + other.replace(ANY, '*'));
		}
		assertTrue(found > 100 && found < 2900, "both answers: " + found);
	}

	/**
	 * Returns a random name of an output, with at most three characters and at most one placeholder for an agent. If such names
	 * can become equal at all, they become equal for some agents with names of at most three letters.
	 */
	private static String name(Random random) {
		String letters = IntStream.range(0, 1 + random.nextInt(3)).mapToObj(i -> "ab/".substring(random.nextInt(3)).substring(0, 1))
				.collect(Collectors.joining());
		int at = random.nextInt(letters.length() + 1);
		return random.nextInt(3) == 0 ? letters : letters.substring(0, at) + ANY + letters.substring(at);
	}

	@Test
	void filesBesideAnOutputAreItsOwn() {
		assertTrue(clash("out/a.csv", "out/a.csv.json"));
		assertTrue(clash("out/a.csv.json", "out/a.csv"));
		assertTrue(clash("out/A.csv", "out/a.CSV"));
		assertTrue(clash("out/\u00e9", "out/e\u0301"));
		assertTrue(!clash("out/a.csv", "out/a.b.csv"));
		assertTrue(!clash("out/a.csv", "out/a.csv2"));
	}

	private static boolean clash(String one, String other) {
		OutputNames names = new OutputNames();
		return names.add(task(one)).or(() -> names.add(task(other))).isPresent();
	}

	private static Task task(String output) {
		return new Task(new ReportEntry(FindingsFormat.text, ReadingChoice.NONE, AreaLimit.OF_LEVEL, false, false, "", ReportEntry.Threshold.never,
				new OutputPattern(output, 1)), List.of(), Optional.empty(), output);
	}
}
