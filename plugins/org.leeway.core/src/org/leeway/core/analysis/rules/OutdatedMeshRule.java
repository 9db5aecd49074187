package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.part.StoredMeshes.Stored;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.compare.CellChange;
import org.leeway.pathing.compare.CellChanges;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.navmesh.MeshComparison;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;

/**
 * A rule about stored meshes that no longer fit the level. Reports blocked ground that a stored mesh covers, and free ground that
 * no face of the mesh covers. The difference may be intended, so the findings are advice. Checks only levels in memory. Checks a
 * mesh only if the level says for which agent or terrains the mesh was made.
 */
public final class OutdatedMeshRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "outdated-mesh";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Mesh differs from the level", Severity.ADVICE,
			Subject.LEVEL,
			"A stored navigation mesh does not match the ground that the level has now. Generate it again.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (level instanceof LevelAnalysis analysis) {
			for (Stored stored : analysis.meshes().all()) {
				MeshOptions options = stored.layer().options().orElse(null);
				NavMesh mesh = stored.mesh().orElse(null);
				if (options != null && mesh != null) {
					MeshComparison comparison = MeshComparison.of(mesh, analysis.mesh(options, progress),
							analysis.header().width(), analysis.header().height(), progress);
					add(stored.layer(), "covers", "blocked", comparison.more(), minArea, progress, findings);
					add(stored.layer(), "misses", "free", comparison.less(), minArea, progress, findings);
				}
			}
		}
		return findings;
	}

	private static void add(MeshLayer layer, String verb, String kind, BitPlane cells, long minArea, Progress progress,
			List<Finding> findings) {
		for (CellChange place : CellChanges.of(cells, (x, y) -> 0, (x, y) -> 1, minArea, progress)) {
			findings.add(DESCRIPTOR.finding(String.format("%s %s %s at %s (%d x %d)", layer.title(), verb,
					Counts.of(place.cells(), kind + " cell"), place.at(), place.bounds().width(),
					place.bounds().height()), place.cells(), place.bounds(), place.at()));
		}
	}
}
