package org.leeway.core.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileGlobTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"levels/*.map | levels/a.map | true",
			"levels/*.map | levels/sub/a.map | false",
			"levels/*.map | levels/.a.map | false",
			"levels/.*.map | levels/.a.map | true",
			"levels/**/*.map | levels/a.map | true",
			"levels/**/*.map | levels/a/b/c.map | true",
			"levels/**/*.map | levels/.git/c.map | false",
			"levels/**/*.map | levels/a/.c.map | false",
			"levels/** | levels/a/b.map | true",
			"levels/** | other/b.map | false",
			"**/*.map | a.map | true",
			"**/a/** | x/a/y/z | true",
			"l?.map | l1.map | true",
			"l?.map | l/.map | false",
			"*.{map,leeway} | a.leeway | true",
			"*.{map,leeway} | a.mapx | false",
			"a+(b).[c] | a+(b).[c] | true",
			"a,b} | a,b} | true",
	})
	void matches(String glob, String path, boolean expected) {
		assertEquals(expected, new FileGlob(glob, 1).pattern().matcher(path).matches());
	}

	/**
	 * Compares globs with globs of Java for random paths. Leaves out globs with {@code **} and paths with hidden names,
	 * because Java treats these in another way.
	 */
	@Test
	void agreesWithTheGlobsOfJava() {
		for (int seed = 0; seed < 20_000; seed++) {
			Random random = new Random(seed);
			String glob = text(random, "ab/*?", 6);
			String path = text(random, "ab/", 6);
			if (glob.contains("**")) {
				continue;
			}
			PathMatcher java = FileSystems.getDefault().getPathMatcher("glob:" + glob);
			assertEquals(java.matches(Path.of(path)), new FileGlob(glob, 1).pattern().matcher(path).matches(),
					"seed " + seed + ": " + glob + " and " + path);
		}
	}

	/**
	 * Returns a random path.
	 *
	 * @param characters the characters to choose from, which may include the slash
	 * @param most the largest number of characters
	 */
	private static String text(Random random, String characters, int most) {
		String text = IntStream.range(0, 1 + random.nextInt(most))
				.mapToObj(i -> characters.substring(random.nextInt(characters.length())).substring(0, 1))
				.collect(Collectors.joining());
		String parts = Arrays.stream(text.split("/")).filter(part -> !part.isEmpty()).collect(Collectors.joining("/"));
		return parts.isEmpty() ? "a" : parts;
	}

	@ParameterizedTest
	@CsvSource({"levels/*.map,levels/,0", "a/b*/c?/d.map,a/,2", "*.map,'',0", "**/x,'',2147483647", "a/b.map,a/,0"})
	void theBaseIsTheFolderOfAllThatMatches(String glob, String base, int depth) {
		assertEquals(base, new FileGlob(glob, 1).base());
		assertEquals(depth, new FileGlob(glob, 1).depth());
	}
}
