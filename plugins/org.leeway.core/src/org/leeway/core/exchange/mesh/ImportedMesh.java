package org.leeway.core.exchange.mesh;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.util.Decimal;

/** A mesh from a file of another program, to be converted into a level. */
public final class ImportedMesh {

	/** The option for the scale of an import: the number of cells for one unit of length in the file. */
	public static final TypedOption<Integer> CELLS = new TypedOption.Whole("cells-per-unit",
			"cells per unit of the file", 1, 1, 1024);
	/** Limit for the size of a file, in bytes. Larger files are refused. */
	public static final long MOST_BYTES = 1L << 27;

	private static final int MOST_TERRAINS = 200;
	private static final String[] COLOURS = {"#d8cba6", "#8d9a5e", "#b08d6a", "#a7b7c7", "#c9a0a0", "#9fc2a0", "#c7b3d9",
			"#d9c77a"};
	private static final String GLYPHS = ".SRPGBVY";
	private static final String OUT = "out";

	private final Path file;
	private final double[] xy;
	private final List<int[]> polygons;
	private final List<int[]> walls;
	private final List<String> groups;
	private final int[] ofPolygons;

	private ImportedMesh(Path file, double[] xy, List<int[]> polygons, List<int[]> walls, List<String> groups,
			int[] ofPolygons) {
		this.file = file;
		this.xy = xy;
		this.polygons = polygons;
		this.walls = walls;
		this.groups = groups;
		this.ofPolygons = ofPolygons;
	}

	/**
	 * Returns a mesh without terrains.
	 *
	 * @param xy in the unit of the file, y down: {@code x0, y0, x1, y1, ...}
	 * @param walls pairs of vertices, one for each edge that no unit crosses although two polygons share the edge
	 */
	public static ImportedMesh of(Path file, double[] xy, List<int[]> polygons, List<int[]> walls) {
		return new ImportedMesh(file, xy, polygons, walls, List.of(), new int[0]);
	}

	/**
	 * Returns the same mesh with its polygons in groups. Each group becomes a terrain.
	 *
	 * @param names the names of the groups. An empty name stands for no group
	 * @param of for each polygon, the index in {@code names} of its group
	 */
	public ImportedMesh withGroups(List<String> names, int[] of) {
		return new ImportedMesh(file, xy, polygons, walls, names, of);
	}

	/**
	 * Converts the mesh into a level.
	 *
	 * @param options values of {@link #CELLS}
	 * @param diagnostics messages of the reader of the mesh
	 * @throws LevelFormatException if the polygons are no valid mesh, or the level would be too large
	 */
	public Import level(OptionValues options, List<Diagnostic> diagnostics, Progress progress) throws LevelFormatException {
		List<Diagnostic> all = new ArrayList<>(diagnostics);
		int cells = options.get(CELLS);
		try {
			List<TerrainType> own = terrains(all);
			PolygonMesh mesh = placed(cells, own, all);
			Envelope bounds = MeshLevels.bounds(mesh);
			long width = Math.max(1, (long) Math.ceil(bounds.right()));
			long height = Math.max(1, (long) Math.ceil(bounds.bottom()));
			TerrainGrid.checkSize(width, height);
			MeshLevels.Terrains terrains = own.isEmpty() ? MeshLevels.usualTerrains()
					: new MeshLevels.Terrains(own, own.getFirst().getId(), own.getLast().getId());
			Level level = MeshLevels.level(name(), mesh, NavMesh.of(mesh), (int) width, (int) height, terrains, progress);
			level.setCellScale(1.0 / cells);
			addAgents(level, own);
			MeshLevels.serveFirstAgent(level);
			all.add(Diagnostic.assumed("Meshes name no agents, so the level has agents of the sizes 1, 2 and 3."));
			return new Import(List.of(new ImportedLevel(level.getName(), level, !own.isEmpty())), all);
		} catch (IllegalArgumentException wrong) {
			throw new LevelFormatException(file.toString(), 0, wrong.getMessage(), wrong);
		}
	}

	private String name() {
		String name = file.getFileName().toString();
		int dot = name.lastIndexOf('.');
		return ImportNames.line(dot > 0 ? name.substring(0, dot) : name);
	}

	/**
	 * Returns the mesh with its lengths converted to cells. A mesh with negative coordinates is moved to the right or
	 * down, because cells have no negative coordinates.
	 *
	 * @param cells the number of cells for each unit of length of the file
	 * @param own the terrains of the groups. Empty if the polygons have no terrains of their own
	 * @param diagnostics receives a message if the mesh is moved
	 */
	private PolygonMesh placed(int cells, List<TerrainType> own, List<Diagnostic> diagnostics) {
		double left = 0;
		double top = 0;
		for (int[] polygon : polygons) {
			for (int vertex : polygon) {
				left = Math.min(left, Math.floor(xy[2 * vertex]));
				top = Math.min(top, Math.floor(xy[2 * vertex + 1]));
			}
		}
		if (left < 0 || top < 0) {
			diagnostics.add(Diagnostic.assumed("The level begins at " + Decimal.format(left) + "," + Decimal.format(top)
					+ " of the file, since cells have no negative coordinates."));
		}
		short[] terrains = new short[polygons.size()];
		Arrays.fill(terrains, (short) NavMesh.NONE);
		for (int i = 0; i < terrains.length && !own.isEmpty(); i++) {
			terrains[i] = (short) ofPolygons[i];
		}
		PolygonMesh mesh = PolygonMesh.of(usedOnly(), polygons, terrains, walls);
		return MeshLevels.inCells(mesh, left, top, 1.0 / cells);
	}

	/**
	 * Returns the coordinates of the vertices, but moves each vertex that no polygon uses to the position of a used vertex.
	 * Otherwise, an unused vertex that lies far away would make the level too large.
	 */
	private double[] usedOnly() {
		boolean[] used = new boolean[xy.length / 2];
		polygons.forEach(polygon -> Arrays.stream(polygon).forEach(vertex -> used[vertex] = true));
		int some = polygons.getFirst()[0];
		double[] moved = xy.clone();
		for (int i = 0; i < used.length; i++) {
			if (!used[i]) {
				moved[2 * i] = xy[2 * some];
				moved[2 * i + 1] = xy[2 * some + 1];
			}
		}
		return moved;
	}

	/**
	 * Returns a terrain for each group of polygons. The last terrain is for cells outside of the mesh. The list is empty
	 * if all groups are unnamed, or if there are too many groups.
	 */
	private List<TerrainType> terrains(List<Diagnostic> diagnostics) {
		boolean named = Arrays.stream(ofPolygons).anyMatch(group -> !groups.get(group).isEmpty());
		if (named && groups.size() > MOST_TERRAINS) {
			diagnostics.add(Diagnostic.lost(groups.size() + " groups are not read: there can be " + MOST_TERRAINS + " terrains."));
		}
		if (!named || groups.size() > MOST_TERRAINS) {
			return List.of();
		}
		List<TerrainType> terrains = new ArrayList<>();
		Set<String> names = new HashSet<>(Set.of(OUT));
		for (String group : groups) {
			String base = group.isEmpty() ? "ground" : group.replaceAll("[^\\p{L}\\p{M}\\p{N}_.-]", "-")
					.replaceFirst("^([^\\p{L}_])", "_$1");
			String name = base;
			for (int number = 2; !names.add(name); number++) {
				name = base + "-" + number;
			}
			int look = terrains.size() % COLOURS.length;
			terrains.add(LevelTemplates.terrainType(terrains.size(), name, COLOURS[look], GLYPHS.substring(look, look + 1)));
		}
		terrains.add(LevelTemplates.terrainType(terrains.size(), OUT, "#33363b", "@"));
		return terrains;
	}

	private static void addAgents(Level level, List<TerrainType> own) {
		if (own.isEmpty()) {
			LevelTemplates.agents().forEach(agent -> level.getAgentTypes().add(agent.in(level.getTerrainTypes())));
			return;
		}
		List<TerrainType> crossed = level.getTerrainTypes().subList(0, own.size() - 1);
		for (int size = 1; size <= 3; size++) {
			level.getAgentTypes().add(LevelTemplates.agentType(LevelTemplates.agents().get(size - 1).name(), size, crossed));
		}
	}
}
