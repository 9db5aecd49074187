package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.detour.DetourExporter;
import org.leeway.core.fixtures.EngineLevel;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.clearance.MeshClearance;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.RealMaps;

/**
 * A report that compares a clearance file (LBC), which answers for discs of any radius, with a tile set of Detour for one
 * radius. Prints the bytes, the time to make each file, and the time of a search in C. Needs g++ and the library Detour. The
 * report asserts nothing, and runs only if a command names this class.
 */
class LbcMeshReport {

	private static final Path DETOUR = Path.of("/usr/include/recastnavigation");
	private static final int ROUNDS = 5;
	private static final int QUERIES = 2000;

	@TempDir
	private Path folder;

	private interface Work {

		byte[] make() throws IOException;
	}

	/** A file, and the time that was needed to make it. */
	private record Cost(byte[] file, double millis) {

		/**
		 * Makes a file once more, and returns the file and the time of the fastest run so far.
		 *
		 * @param known the file and the time of the fastest earlier run. Null if there was no earlier run
		 */
		static Cost cheaper(Cost known, Work work) throws IOException {
			long begin = System.nanoTime();
			byte[] file = work.make();
			double millis = (System.nanoTime() - begin) / 1e6;
			return known == null || millis < known.millis ? new Cost(file, millis) : known;
		}
	}

	@Test
	void bytesAndTimes() throws IOException, InterruptedException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		assumeTrue(Files.isDirectory(DETOUR), "the library Detour is not installed");
		Path program = folder.resolve("compare");
		LbcReader.run(List.of("g++", "-O2", "-I" + DETOUR, "-I" + LbcReader.folder(), Judges.script("lbc/compare.cpp").toString(),
				"-lDetour", "-o", program.toString()));
		for (String map : RealMaps.maps()) {
			for (double radius : new double[] {0.5, 1}) {
				report(map, radius, program);
			}
		}
	}

	private void report(String map, double radius, Path program) throws IOException, InterruptedException {
		TerrainGrid grid = RealMaps.map(map);
		Level level = LevelTemplates.level(map, grid);
		level.getAgentTypes().subList(1, level.getAgentTypes().size()).clear();
		LevelSnapshot snapshot = LevelSnapshot.of(level);
		Agent disc = new Agent("disc", (int) (2 * radius), snapshot.agents().getFirst().capability()).withRadius(radius);
		Cost lbc = null;
		Cost detour = null;
		for (int round = 0; round < ROUNDS; round++) {
			lbc = Cost.cheaper(lbc, () -> write(level));
			detour = Cost.cheaper(detour, () -> new EngineLevel(LevelSnapshot.of(level), Optional.of(disc)).write(new DetourExporter(), Map.of()));
		}
		System.out.printf("%s, radius %.1f: Detour %,d bytes in %.0f ms, LBC %,d bytes in %.0f ms, ratios %.2f and %.2f%n", map, radius,
				detour.file.length, detour.millis, lbc.file.length, lbc.millis, (double) lbc.file.length / detour.file.length,
				lbc.millis / detour.millis);
		NavMesh mesh = LevelMesh.of(snapshot.world(), MeshOptions.of(disc.capability()), Progress.NONE).mesh();
		LbcReader.run(List.of(program.toString(), Files.write(folder.resolve("a.lbc"), lbc.file).toString(),
				Files.write(folder.resolve("a.bin"), detour.file).toString(),
				Files.write(folder.resolve("queries"), LbcQuery.bytes(queries(mesh, grid, radius))).toString(), String.valueOf(radius)))
				.forEach(line -> System.out.println("  " + line));
	}

	private static byte[] write(Level level) throws IOException {
		return LbcReader.write(level, Map.of("mesh", "true"));
	}

	/** Returns queries between random places that the disc can reach from each other. */
	private static List<LbcQuery> queries(NavMesh mesh, TerrainGrid grid, double radius) {
		MeshClearance clearance = MeshClearance.of(mesh, Progress.NONE);
		Random random = new Random(1);
		List<LbcQuery> queries = new ArrayList<>();
		while (queries.size() < QUERIES) {
			Point from = new Point(random.nextDouble(grid.width()), random.nextDouble(grid.height()));
			Point to = new Point(random.nextDouble(grid.width()), random.nextDouble(grid.height()));
			if (clearance.bottleneck(from, to).radius() >= radius) {
				queries.add(new LbcQuery(0, from.x(), from.y(), to.x(), to.y(), radius));
			}
		}
		return queries;
	}
}
