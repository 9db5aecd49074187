package org.leeway.cluster.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.Test;

/** The names of the folders of agents. */
class WorldFolderTest {

	@Test
	void aNumberedNameIsNotTheNameOfAnotherAgent() {
		assertEquals(List.of("/out/b_c", "/out/b_c-3", "/out/b_c-4", "/out/b_c-5"),
				WorldFolder.agents(new Path("/out"), List.of("b_c", "b_c-3", "b/c", "b:c")));
		assertEquals(List.of("/out/a", "/out/b_c", "/out/b_c-3"),
				WorldFolder.agents(new Path("/out"), List.of("a", "b_c", "b/c")));
	}
}
