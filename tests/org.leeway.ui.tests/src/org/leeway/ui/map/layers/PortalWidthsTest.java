package org.leeway.ui.map.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.leeway.core.jobs.PortalWidthsJob;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

class PortalWidthsTest {

	/** The mesh has two rooms and a closet. A portal of width 1 joins the rooms. A portal of width 4 leads to the closet. */
	@Test
	void theWidthOfAPortalIsThatOfTheWidestUnit() throws Exception {
		double[] xy = { 0, 0, 4, 0, 4, 1, 4, 2, 4, 4, 0, 4, 8, 0, 8, 4, 8, 6, 4, 6 };
		NavMesh mesh = NavMesh.of(PolygonMesh.of(xy,
				List.of(new int[] { 0, 1, 2, 3, 4, 5 }, new int[] { 1, 6, 7, 4, 3, 2 }, new int[] { 4, 7, 8, 9 }),
				new short[] { 0, 0, 0 }, List.of(new int[] { 1, 2 }, new int[] { 3, 4 })));
		AtomicReference<PortalWidthsJob.Answer> answer = new AtomicReference<>();
		PortalWidthsJob job = new PortalWidthsJob(answer::set);
		job.request(mesh);
		job.flush();
		PortalWidths widths = new PortalWidths(answer.get().mesh(), answer.get().radii());
		assertEquals(1, widths.at(4, 1.5).orElseThrow(), 1e-9);
		assertEquals(4, widths.at(6, 4).orElseThrow(), 1e-9);
		assertTrue(widths.at(4, 3).isEmpty(), "a wall has no width");
		assertTrue(widths.at(-3, 3).isEmpty(), "outside");
	}
}
