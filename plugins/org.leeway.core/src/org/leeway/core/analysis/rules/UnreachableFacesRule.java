package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshBottleneck;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.clearance.MeshComponent;
import org.leeway.pathing.navmesh.clearance.MeshComponents;

/**
 * A rule about parts of a mesh where an agent fits as a disc, but which it cannot reach from its spawns. Each connected part is
 * a finding. An agent that fits at none of its spawns is a finding too. Checks only levels in memory. Checks an agent only if
 * it has a spawn, and if the mesh was made for exactly its terrains.
 */
public final class UnreachableFacesRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "unreachable-faces";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unreachable part of a mesh", Severity.ERROR,
			Subject.AGENT,
			"The agent fits on this part of a mesh, but cannot get here from a spawn. Widen the gap on the "
					+ "way, or declare the part as intended.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (level instanceof LevelAnalysis analysis) {
			for (MeshLayer layer : analysis.header().meshLayers()) {
				List<AgentAnalysis> users = users(layer, analysis);
				if (!users.isEmpty()) {
					analysis.mesh(layer, progress).map(mesh -> analysis.clearance(mesh, progress)).ifPresent(clearance -> users
							.forEach(agent -> add(layer, clearance, agent, analysis.header(), minArea, progress, findings)));
				}
			}
		}
		return findings;
	}

	private static List<AgentAnalysis> users(MeshLayer layer, LevelAnalysis level) {
		return level.agents().stream().filter(agent -> !level.header().spawns(agent.agent()).isEmpty())
				.filter(agent -> layer.options().stream()
						.anyMatch(options -> options.capability().equals(agent.agent().capability())))
				.toList();
	}

	private static void add(MeshLayer layer, MeshClearance clearance, AgentAnalysis agent, LevelHeader level, long minArea,
			Progress progress, List<Finding> findings) {
		double radius = agent.agent().radius();
		MeshComponents components = clearance.components(radius, progress);
		List<Point> fitting = components.starts(level.starts(agent.agent()));
		String unit = String.format(Locale.ROOT, "%s: %s, as a disc of radius %s,", layer.title(), agent.label(), radius);
		if (fitting.isEmpty()) {
			Cell spawn = level.spawns(agent.agent()).getFirst();
			findings.add(DESCRIPTOR.finding(agent, unit + " fits at none of its spawns", 0,
					new CellRect(spawn.x(), spawn.y(), 1, 1), spawn));
			return;
		}
		for (MeshComponent component : components.unreachable(fitting)) {
			CellRect bounds = bounds(component, clearance.mesh(), level);
			if (bounds.cells() >= minArea) {
				findings.add(DESCRIPTOR.finding(agent, unit + words(component, bounds) + way(clearance, fitting, component), 0,
						bounds, level.nearest(component.place())));
			}
		}
	}

	private static String words(MeshComponent component, CellRect bounds) {
		int faces = component.faces().size();
		return String.format(Locale.ROOT, " cannot reach %s at %d,%d (%d x %d)", Counts.of(faces, "polygon"),
				bounds.x(), bounds.y(), bounds.width(), bounds.height());
	}

	/**
	 * Returns the end of a message about an unreachable part of a mesh. If a path leads to the part but is too narrow for the
	 * agent, the text names the narrowest gap of the widest path. Otherwise, the text says that no path leads there.
	 *
	 * @param starts the places where the agent starts
	 */
	private static String way(MeshClearance clearance, List<Point> starts, MeshComponent component) {
		return starts.stream().map(start -> clearance.bottleneck(start, component.place()))
				.max(Comparator.comparingDouble(MeshBottleneck::radius)).flatMap(MeshBottleneck::bottleneck)
				.map(gap -> String.format(Locale.ROOT, ": the widest path there has a gap for a radius of %.2f at %s",
						Math.floor(100 * gap.radius()) / 100, gap.across().at(gap.across().length() / 2)))
				.orElse(": no path leads there");
	}

	/** Returns the smallest rectangle of cells around a connected part of a mesh. */
	private static CellRect bounds(MeshComponent component, NavMesh mesh, LevelHeader level) {
		Envelope around = component.faces().stream()
				.flatMap(face -> IntStream.range(mesh.firstEdge(face), mesh.firstEdge(face + 1)).boxed())
				.map(edge -> mesh.point(mesh.origin(edge))).map(at -> new Envelope(at.x(), at.y(), at.x(), at.y()))
				.reduce(Envelope::union).orElseThrow();
		Cell first = level.nearest(new Point(around.left(), around.top()));
		Cell last = level.nearest(new Cell((int) Math.ceil(around.right()) - 1, (int) Math.ceil(around.bottom()) - 1));
		return new CellRect(first.x(), first.y(), last.x() - first.x() + 1, last.y() - first.y() + 1);
	}
}
