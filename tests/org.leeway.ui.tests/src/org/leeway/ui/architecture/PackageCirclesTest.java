package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;

class PackageCirclesTest {

	@Test
	void aCircleIsFoundWithOneClassForEachArrow() {
		Map<Set<String>, String> circles = PackageCircles.of(Map.of(
				"app/Main.class", uses("map.Map", "java.lang.String"),
				"map/Map.class", uses("map.Cell", "view.View"),
				"map/Cell.class", uses("map.Map"),
				"view/View.class", uses("view.View$Part"),
				"view/View$Part.class", uses("file.File"),
				"file/File.class", uses("map.Cell", "util.Text"),
				"util/Text.class", uses()));
		assertEquals(Map.of(Set.of("map", "view", "file"), """
				file -> map (File uses Cell)
				map -> view (Map uses View)
				view -> file (View$Part uses File)
				"""), circles);
	}

	@Test
	void eachOfTwoCirclesThatShareAPackageIsFound() {
		Map<Set<String>, String> circles = PackageCircles.of(Map.of("a/A.class", uses("b.B"), "b/B.class",
				uses("a.A", "c.C"), "c/C.class", uses("b.B")));
		assertEquals(Set.of(Set.of("a", "b"), Set.of("b", "c")), circles.keySet());
	}

	@Test
	void packagesInOrderAreNoCircle() {
		assertEquals(Map.of(), PackageCircles.of(Map.of("a/A.class", uses("b.B", "c.C"), "b/B.class", uses("c.C"),
				"c/C.class", uses("c.C", "elsewhere.A"))));
	}

	private static ClassFile uses(String... types) {
		return new ClassFile(Set.of(types), Set.of());
	}
}
