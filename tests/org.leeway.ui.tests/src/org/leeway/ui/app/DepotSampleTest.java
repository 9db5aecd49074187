package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.repair.RepairKind;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;

/**
 * Tests of the depot sample. The smoothed route of each probe is illegal, and each probe names a planner that repairs
 * the route.
 */
class DepotSampleTest {

	private Level level;
	private LevelSnapshot snapshot;

	@BeforeEach
	void load() throws IOException {
		URL depot = SampleWorkspace.samples().stream().filter(each -> each.getPath().endsWith("/depot.leeway")).findFirst()
				.orElseThrow();
		level = LevelFiles.load(depot.openStream(), depot.getPath());
		snapshot = LevelSnapshot.of(level);
	}

	private PlanResult plan(PathProbe probe, String planner) {
		Agent agent = snapshot.agents().stream().filter(each -> each.name().equals(probe.getAgent().getName())).findFirst()
				.orElseThrow();
		return PlannerChoice.of(Planners.get(planner)).plan(
				Preparation.of(snapshot.world(), Set.of(agent.unit())), ProbedPath.of(probe).query(agent), Progress.NONE);
	}

	/**
	 * The truck cannot reverse, so a dead end is reported. A repair must be offered that gives the truck enough room there to
	 * turn around.
	 */
	@Test
	void itsOnlyWarningIsTheDeadEndOfTheTruckWhichDoesNotReverse() {
		LevelAnalysis analysis = LevelAnalysis.of(snapshot, Progress.NONE);
		List<Finding> findings = analysis.findings();
		assertEquals(List.of("dead-end truck", "no-way-back truck", "no-way-back truck"), findings.stream().map(each -> each.rule() + " " + each.agent()).toList());
		assertTrue(RepairKind.WIDEN.find(analysis, "dead-end", "truck",
				findings.getFirst().sample(), Progress.NONE).isPresent());
	}

	@Test
	void eachProbeNamesAPlannerThatMendsItsSmoothedRoute() {
		assertEquals(List.of("tighten", "recalculate", "reverse", "directional"),
				level.getProbes().stream().map(PathProbe::getPlanner).toList());
		for (PathProbe probe : level.getProbes()) {
			assertFalse(plan(probe, "smooth").isLegal(), probe.getName());
			assertTrue(plan(probe, probe.getPlanner()).isLegal(), probe.getName());
		}
	}

	@Test
	void onlyTighteningGetsIntoTheTightDriveAndOnlyDirectionalSearchLoops() {
		Map<String, PathProbe> byPlanner = level.getProbes().stream()
				.collect(Collectors.toMap(PathProbe::getPlanner, each -> each));
		for (String only : List.of("tighten", "directional")) {
			List<String> legal = List.of("dubins", "smooth", "recalculate", "tighten", "reverse", "directional").stream()
					.filter(each -> plan(byPlanner.get(only), each).isLegal()).toList();
			assertEquals(List.of(only), legal);
		}
		double turned = moves(byPlanner.get("directional")).stream()
				.mapToDouble(move -> move instanceof Move.Drive drive && drive.segment() instanceof Arc arc
						? arc.direction().sign() * arc.sweep() : 0)
				.sum();
		assertEquals(270, Math.toDegrees(turned), 1e-6);
		assertTrue(moves(byPlanner.get("reverse")).stream()
				.anyMatch(move -> move instanceof Move.Drive drive && drive.gear() == Gear.REVERSE));
	}

	private List<Move> moves(PathProbe probe) {
		return plan(probe, probe.getPlanner()).trajectory().orElseThrow().moves();
	}
}
