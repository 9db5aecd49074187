package org.leeway.core.level.packed;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelObjects;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.RandomLevels;
import org.leeway.pathing.navmesh.PolygonMesh;

class PackedHeaderTest {

	private static final int ROUNDS = 2000;

	@Test
	void keepsAllButPictures() {
		for (int seed = 0; seed < ROUNDS; seed++) {
			LevelHeader level = LevelSnapshot.of(RandomLevels.level(new Random(seed))).header();
			LevelHeader read = PackedHeader.unpack(PackedHeader.pack(level));
			assertEquals(withoutPictures(level), read, "seed " + seed);
			assertArrayEquals(PackedHeader.pack(level), PackedHeader.pack(read), "seed " + seed);
		}
	}

	private static LevelHeader withoutPictures(LevelHeader level) {
		LevelObjects all = level.objects();
		return level.withObjects(new LevelObjects(all.scene(), all.spawnPoints(), all.notes(), all.meshLayers(), List.of(),
				all.names(), all.removable()));
	}

	/** A mesh read from its packed form must equal the mesh parsed from its text form. */
	@Test
	void keepsMeshesWithTerrainsAndWalls() throws IOException {
		PolygonMesh mesh = PolygonMesh.of(new double[] {0, -0.0, 1.25, 0, 1e-7, 3, -4, 1e9},
				List.of(new int[] {0, 1, 2}, new int[] {0, 2, 3}), new short[] {-1, 255}, List.of(new int[] {2, 0}));
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		PackedMesh.write(mesh, new DataOutputStream(bytes));
		PolygonMesh read = PackedMesh.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
		assertEquals(PolygonMesh.parse(mesh.format()), read);
	}

	@Test
	void refusesBytesThatAreCutOff() {
		byte[] whole = PackedHeader.pack(LevelSnapshot.of(RandomLevels.level(new Random(1))).header());
		byte[] cut = Arrays.copyOf(whole, whole.length - 1);
		assertEquals("a level that is cut off",
				assertThrows(IllegalArgumentException.class, () -> PackedHeader.unpack(cut)).getMessage());
	}
}
