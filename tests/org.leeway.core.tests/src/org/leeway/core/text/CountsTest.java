package org.leeway.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CountsTest {

	@Test
	void onlyOneIsSingular() {
		assertEquals("0 cells", Counts.cells(0));
		assertEquals("1 cell", Counts.cells(1));
		assertEquals("12 cells", Counts.cells(12));
		assertEquals("3 tiles", Counts.of(3, "tile"));
		assertEquals("1 mesh is", Counts.of(1, "mesh is", "meshes are"));
		assertEquals("2 meshes are", Counts.of(2, "mesh is", "meshes are"));
	}

	@Test
	void commasSeparateThousands() {
		assertEquals("999", Counts.digits(999));
		assertEquals("-5,041", Counts.digits(-5041));
		assertEquals("5,041 cells", Counts.cells(5041));
		assertEquals("1,000,000 meshes", Counts.of(1_000_000, "mesh", "meshes"));
	}

	@Test
	void aNumberAtItsLimitStandsForLargerOnesToo() {
		assertEquals("15", Counts.upTo(15, 16));
		assertEquals("16+", Counts.upTo(16, 16));
		assertEquals("40", Counts.upTo(40, Integer.MAX_VALUE));
	}
}
