package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.part.StoredMeshes.Stored;
import org.leeway.core.analysis.part.StoredMeshes;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.MeshException;

/** A rule about stored meshes that no unit can use: some polygons are not convex, overlap, or touch in a wrong way. */
public final class InvalidMeshRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "invalid-mesh";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Invalid mesh", Severity.ERROR,
			Subject.LEVEL,
			"Polygons of a stored navigation mesh are not convex, overlap, or have a vertex inside an edge of "
					+ "another. Generate the mesh again, or fix it by hand.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		StoredMeshes meshes = level instanceof LevelAnalysis analysis ? analysis.meshes() : StoredMeshes.of(level.header());
		progress.check();
		return meshes.all().stream().flatMap(stored -> stored.problem().stream()
				.map(problem -> finding(stored, problem, level.header()))).toList();
	}

	private static Finding finding(Stored stored, MeshException problem, LevelHeader level) {
		Cell cell = level.nearest(problem.place());
		return DESCRIPTOR.finding(stored.layer().title() + " is invalid: " + problem.getMessage(),
				new CellRect(cell.x(), cell.y(), 1, 1), cell);
	}
}
