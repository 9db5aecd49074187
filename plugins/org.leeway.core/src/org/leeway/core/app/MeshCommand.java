package org.leeway.core.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.Limits;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.Capabilities;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.request.StoredMesh;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.NextHopTable;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway mesh}: reports statistics of the meshes of a level. */
@Command(name = "mesh", sortOptions = false,
		description = "Makes the navigation mesh of a level and reports what it has, and what the meshes that the level stores "
				+ "have: vertices, faces, connected components, also for discs, and the worst angles.",
		footer = {"", "Exit status: 0 done, 2 bad usage or unreadable input."})
final class MeshCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;

	@Spec
	private CommandSpec spec;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoiceConverter.class,
			description = "Make the mesh for the terrains of this agent of the level, or of a new one as "
					+ "NAME:SIZE:TERRAIN+TERRAIN. Default: a mesh for the terrains of each agent.")
	private AgentChoice agent;

	@Option(names = "--terrains", paramLabel = "TERRAIN+TERRAIN", description = "Make the mesh for these terrains.")
	private String terrains;

	@Option(names = "--radius", paramLabel = "R", split = ",",
			description = "Count the connected components for a disc of this radius, in cells. May be repeated. Default: "
					+ "the radii of the agents that cross these terrains.")
	private List<Double> radii;

	@Option(names = "--next-hops",
			description = "Make the table of next hops between all faces, for a point, and report its size.")
	private boolean nextHops;

	@Option(names = "--format", paramLabel = "text|json", defaultValue = "text",
			description = "How to report. Default: ${DEFAULT-VALUE}.")
	private ReportFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	MeshCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		if (agent != null && terrains != null) {
			throw new ParameterException(spec.commandLine(), "--agent and --terrains together, expected one of them");
		}
		for (double radius : radii == null ? List.<Double>of() : radii) {
			FailureException.throwIf(Limits.radiusProblem("--radius", radius));
		}
		try (TerminalProgress progress = TerminalProgress.of(file, console)) {
			LevelInput input = importing.read(file, console);
			List<Agent> agents = agent == null ? AgentChoice.all(input.snapshot(), file)
					: List.of(AgentChoice.of(agent, input.snapshot(), file));
			List<MeshFacts> meshes = new ArrayList<>();
			Map<Capability, String> capabilities = capabilities(input.snapshot(), agents);
			progress.begin((long) capabilities.size() * LevelMesh.steps(input.snapshot().grid()));
			for (Map.Entry<Capability, String> each : capabilities.entrySet()) {
				long start = System.nanoTime();
				NavMesh mesh = LevelMesh.of(input.snapshot().world(), MeshOptions.of(each.getKey()).keepingTerrains(),
						progress).mesh();
				double millis = (System.nanoTime() - start) / 1e6;
				meshes.add(withTable(mesh, MeshFacts.of(each.getValue(), false, mesh,
						radii(agents, Optional.of(each.getKey())), millis), progress));
			}
			for (StoredMesh stored : StoredMesh.all(input.model(), file)) {
				meshes.add(withTable(stored.mesh(), MeshFacts.of(stored.name(), true, stored.mesh(),
						radii(agents, stored.capability()), Double.NaN), progress));
			}
			MeshReport.write(file, meshes, format, console.writer());
			return ExitStatus.OK;
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file.toString());
		}
	}

	private MeshFacts withTable(NavMesh mesh, MeshFacts facts, TerminalProgress progress) throws FailureException {
		if (!nextHops) {
			return facts;
		}
		FailureException.throwIf(NextHopTable.problem(mesh).map(problem -> file + ": the mesh for " + facts.name() + " has "
				+ problem + " for a table of next hops"));
		progress.begin(mesh.faceCount());
		return facts.with(MeshFacts.NextHops.of(mesh, progress));
	}

	/** Returns the sets of terrains, each with its name in the report. The command makes one mesh for each set. */
	private Map<Capability, String> capabilities(LevelSnapshot level, List<Agent> agents) throws FailureException {
		Map<Capability, String> capabilities = new LinkedHashMap<>();
		if (terrains != null) {
			capabilities.put(Capabilities.parse(terrains, level.header(), file), terrains);
			return capabilities;
		}
		agents.forEach(each -> capabilities.put(each.capability(), level.describe(each.capability())));
		return capabilities;
	}

	/**
	 * Returns the radii of discs for which the report counts the connected parts of a mesh. If the user gave no radii,
	 * returns the radii of all agents that cross the same terrains as the mesh.
	 *
	 * @param capability the terrains of the mesh. If empty, the radii of all agents are used
	 */
	private SortedSet<Double> radii(List<Agent> agents, Optional<Capability> capability) {
		return radii != null ? new TreeSet<>(radii) : agents.stream()
				.filter(each -> capability.isEmpty() || each.capability().equals(capability.get())).map(Agent::radius)
				.collect(Collectors.toCollection(TreeSet::new));
	}
}
