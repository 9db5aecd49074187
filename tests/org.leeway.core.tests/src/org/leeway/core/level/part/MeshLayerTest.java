package org.leeway.core.level.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.LevelTexts;
import org.leeway.model.Level;
import org.leeway.model.NavMeshLayer;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Capability;

/** Mesh layers in files and in snapshots. */
class MeshLayerTest {

	private static final String STORED = "<navMeshes>\n    <mesh>\nv 0 0\nv 1 0\nv 1 1\np 0 1 2\n</mesh>\n  </navMeshes>";

	private static Level level(String layer) throws IOException {
		byte[] file = LevelTexts.VALID.replace(STORED, layer).getBytes(StandardCharsets.UTF_8);
		Level level = LevelFiles.load(new ByteArrayInputStream(file), "level");
		assertEquals(new String(file, StandardCharsets.UTF_8), new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8));
		return level;
	}

	private static MeshLayer layer(String layer) throws IOException {
		return LevelSnapshot.of(level(layer)).header().meshLayers().getFirst();
	}

	@Test
	void anOldFileHasAMeshAndDoesNotKnowForWhom() throws IOException {
		Level level = level(STORED);
		NavMeshLayer old = level.getNavMeshes().getFirst();
		assertEquals("v 0 0\nv 1 0\nv 1 1\np 0 1 2\n", old.getMesh().format());
		MeshLayer layer = LevelSnapshot.of(level).header().meshLayers().getFirst();
		assertFalse(layer.isGenerated());
		assertEquals(Optional.empty(), layer.options());
		assertEquals(Map.of(), LevelSnapshot.of(level).world().meshes());
	}

	@Test
	void aGeneratedLayerStoresWhatItIsFor() throws IOException {
		MeshLayer layer = layer("<navMeshes name=\"all\" capability=\"ground swamp\" keepTerrains=\"true\""
				+ " circleTolerance=\"0.1\" simplification=\"0.5\"/>");
		assertTrue(layer.isGenerated());
		assertEquals("the mesh all", layer.title());
		assertEquals(new MeshOptions(Capability.of(0, 1), true, 0.1, 0.5), layer.options().orElseThrow());
	}

	@Test
	void theTerrainsAreThoseOfTheAgentIfThereIsOne() throws IOException {
		MeshLayer layer = layer("<navMeshes agent=\"//@agentTypes[name='large']\" capability=\"ground swamp\"/>");
		assertEquals(MeshOptions.of(Capability.of(0)), layer.options().orElseThrow());
		assertEquals("the mesh", layer.title());
		assertEquals(Map.of(), LevelSnapshot.of(level("<navMeshes capability=\"swamp\"/>")).world().meshes());
	}

	@Test
	void aMeshThatIsEditedByHandStillKnowsForWhom() throws IOException {
		MeshLayer layer = layer(STORED.replace("<navMeshes>", "<navMeshes agent=\"//@agentTypes[name='small']\">"));
		assertFalse(layer.isGenerated());
		assertEquals(MeshOptions.of(Capability.of(0, 1)), layer.options().orElseThrow());
	}

	@Test
	void polygonsThatAreNoMeshAreRead() throws IOException {
		String bowTie = STORED.replace("v 1 1\np 0 1 2", "v 1 1\nv 0 1\np 0 2 1 3");
		assertEquals(1, layer(bowTie).stored().map(PolygonMesh::polygonCount).orElseThrow());
	}

	@Test
	void aLayerHasPolygonsOrTerrains() {
		assertThrows(IllegalArgumentException.class, () -> new MeshLayer("", Optional.empty(), Optional.empty()));
	}
}
