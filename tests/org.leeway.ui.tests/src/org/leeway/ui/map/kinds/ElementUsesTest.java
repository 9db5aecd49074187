package org.leeway.ui.map.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.gef.commands.Command;
import org.junit.jupiter.api.Test;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MergeConflict;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.ReplaceCommand;
import org.leeway.ui.testing.Levels;

/**
 * Tests of two operations: finding all elements that use a terrain or an agent, and replacing the terrain or agent in them. The
 * expected uses are the cross references that EMF finds.
 */
class ElementUsesTest {

	private final Level level = level();
	private final TerrainType swamp = level.getTerrainTypes().get(1);
	private final AgentType small = level.getAgentTypes().getFirst();

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		AgentType agent = level.getAgentTypes().getFirst();
		level.getSpawns().getFirst().getAgents().addAll(level.getAgentTypes());
		for (int i = 0; i < 2; i++) {
			PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
			probe.setAgent(agent);
			level.getProbes().add(probe);
		}
		AcceptedFinding accepted = LevelFactory.eINSTANCE.createAcceptedFinding();
		accepted.setAgent(agent);
		level.getAccepted().add(accepted);
		NavMeshLayer layer = LevelFactory.eINSTANCE.createNavMeshLayer();
		layer.setAgent(agent);
		layer.setMesh(PolygonMesh.of(new double[] {0, 0, 1, 0, 5, 5, 0, 4}, List.of(new int[] {0, 1, 2}, new int[] {0, 2, 3}),
				new short[] {1, 2}, List.of()));
		level.getNavMeshes().add(layer);
		return level;
	}

	@Test
	void allUsesAreNamed() {
		assertEquals("3 agents, 1 mesh", ElementUses.of(swamp, level).words());
		assertEquals("92 cells", ElementUses.of(level.getTerrainTypes().get(3), level).words());
		assertEquals("1 spawn, 2 probes, 1 mesh, 1 intended finding", ElementUses.of(small, level).words());
		assertTrue(ElementUses.of(level.getTerrainTypes().get(4), level).isEmpty());
		assertTrue(ElementUses.of(level.getSpawns().getFirst(), level).isEmpty());
	}

	@Test
	void theirSideOfAConflictUsesElements() {
		TerrainType unused = level.getTerrainTypes().get(4);
		AgentType large = level.getAgentTypes().get(2);
		MergeConflict cells = LevelFactory.eINSTANCE.createMergeConflict();
		cells.setCells(TerrainGrid.filled(2, 1, unused.getId()));
		MergeConflict probe = LevelFactory.eINSTANCE.createMergeConflict();
		probe.setProbe(LevelFactory.eINSTANCE.createPathProbe());
		probe.getProbe().setAgent(large);
		level.getConflicts().addAll(List.of(cells, probe));
		assertEquals("1 merge conflict", ElementUses.of(unused, level).words());
		assertEquals("1 spawn, 1 merge conflict", ElementUses.of(large, level).words());
		new ReplaceCommand("", unused, swamp).execute();
		new ReplaceCommand("", large, small).execute();
		assertEquals(swamp.getId(), cells.getCells().terrain(1, 0));
		assertEquals(small, probe.getProbe().getAgent());
	}

	@Test
	void nothingRefersToAReplacedElement() {
		for (EObject element : List.of(swamp, small, level.getTerrainTypes().getFirst(), level.getTerrainTypes().get(3))) {
			EObject other = element instanceof TerrainType ? level.getTerrainTypes().get(2) : level.getAgentTypes().get(2);
			Level before = EcoreUtil.copy(level);
			assertFalse(new RemoveCommand("", element).canExecute());
			Command replace = new ReplaceCommand("", element, other);
			assertTrue(replace.canExecute());
			replace.execute();
			assertTrue(EcoreUtil.UsageCrossReferencer.find(element, level).isEmpty(), element.toString());
			assertTrue(ElementUses.of(element, level).isEmpty(), element.toString());
			replace.undo();
			assertTrue(EcoreUtil.equals(before, level), element.toString());
		}
	}

	@Test
	void polygonsOfAMeshGetTheOtherTerrain() {
		new ReplaceCommand("", swamp, level.getTerrainTypes().get(2)).execute();
		PolygonMesh mesh = level.getNavMeshes().getFirst().getMesh();
		assertEquals(List.of(2, 2), List.of(mesh.terrain(0), mesh.terrain(1)));
	}
}
