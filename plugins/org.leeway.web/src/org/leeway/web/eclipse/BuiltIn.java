package org.leeway.web.eclipse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.leeway.core.analysis.rules.BalanceAreaRule;
import org.leeway.core.analysis.rules.BalanceLanesRule;
import org.leeway.core.analysis.rules.BalanceTimeRule;
import org.leeway.core.analysis.rules.BrokenSymmetryRule;
import org.leeway.core.analysis.rules.ChangedAtScaleRule;
import org.leeway.core.analysis.rules.CoveredCircleRule;
import org.leeway.core.analysis.rules.DeadEndRule;
import org.leeway.core.analysis.rules.DetourExcessRule;
import org.leeway.core.analysis.rules.GodotExcessRule;
import org.leeway.core.analysis.rules.InvalidMeshRule;
import org.leeway.core.analysis.rules.LostGapRule;
import org.leeway.core.analysis.rules.MergeConflictRule;
import org.leeway.core.analysis.rules.NarrowChokeRule;
import org.leeway.core.analysis.rules.NeedsThroughputRule;
import org.leeway.core.analysis.rules.NoWayBackRule;
import org.leeway.core.analysis.rules.ObstacleWithoutAreaRule;
import org.leeway.core.analysis.rules.OutdatedMeshRule;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.SpawnHeadingRule;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.analysis.rules.StrayNoteRule;
import org.leeway.core.analysis.rules.UnreachableComponentRule;
import org.leeway.core.analysis.rules.UnreachableFacesRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.analysis.rules.UnusedTerrainRule;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.doom.WadImporter;
import org.leeway.core.exchange.godot.scene.SceneImporter;
import org.leeway.core.exchange.grid.AsciiGridImporter;
import org.leeway.core.exchange.grid.PgmImporter;
import org.leeway.core.exchange.grid.PngImporter;
import org.leeway.core.exchange.grid.RawImporter;
import org.leeway.core.exchange.ldtk.LdtkImporter;
import org.leeway.core.exchange.leeway.LeewayImporter;
import org.leeway.core.exchange.movingai.MovingAiImporter;
import org.leeway.core.exchange.tiled.TmjImporter;
import org.leeway.core.exchange.tiled.TmxImporter;
import org.leeway.core.exchange.warzone.WarzoneImporter;
import org.leeway.core.exchange.zeroad.ZeroAdImporter;
import org.leeway.core.extension.Contribution;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.FitLayer;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.layer.TurningLayer;
import org.leeway.pathing.hierarchy.HierarchicalProvider;
import org.leeway.pathing.navmesh.anyangle.AnyAngleProvider;
import org.leeway.pathing.navmesh.corridor.CorridorProvider;
import org.leeway.pathing.navmesh.detour.DetourProvider;
import org.leeway.pathing.navmesh.godot.GodotProvider;
import org.leeway.pathing.search.AnnotatedAStarProvider;
import org.leeway.pathing.search.JumpPointSearchProvider;
import org.leeway.pathing.search.ThetaStarProvider;
import org.leeway.pathing.search.bounded.BoundedProvider;
import org.leeway.pathing.steering.repair.DubinsProvider;
import org.leeway.pathing.steering.repair.RecalculateProvider;
import org.leeway.pathing.steering.repair.ReverseProvider;
import org.leeway.pathing.steering.repair.SmoothProvider;
import org.leeway.pathing.steering.repair.TightenProvider;
import org.leeway.pathing.steering.search.DirectionalProvider;
import org.leeway.pathing.tangent.TangentProvider;

/**
 * A contribution of the plug-in core to an extension point, for a browser. In Eclipse, the extension registry reads core's
 * contributions from {@code plugin.xml}, but a browser has no registry. A test compares the contributions here with {@code
 * plugin.xml}.
 *
 * @param object creates the object whose class is named in the attribute {@code class}, or in the attribute {@code importer} of
 * a format
 * @param attributes the values of the other attributes, indexed by name
 */
record BuiltIn(String name, Supplier<?> object, Map<String, String> attributes) implements Contribution {

	/**
	 * Returns the contributions to an extension point. Leaves out layers that pages do not show, and formats that need
	 * the files of a game or of core. Empty for an unknown extension point.
	 */
	static List<Contribution> of(String point) {
		return switch (point) {
			case "org.leeway.core.planners" -> PLANNERS.stream().<Contribution>map(BuiltIn::planner).toList();
			case "org.leeway.core.rules" -> RULES.stream().<Contribution>map(each -> new BuiltIn("rule", each, Map.of())).toList();
			case "org.leeway.core.layers" -> LAYERS.stream().<Contribution>map(each -> new BuiltIn("layer", each, Map.of())).toList();
			case "org.leeway.core.formats" -> FORMATS;
			default -> List.of();
		};
	}

	private static final List<Supplier<?>> PLANNERS = List.of(AnnotatedAStarProvider::new, JumpPointSearchProvider::new,
			HierarchicalProvider::new, ThetaStarProvider::new, BoundedProvider::new, TangentProvider::new, AnyAngleProvider::new,
			CorridorProvider::new, DetourProvider::new, GodotProvider::new, DirectionalProvider::new, DubinsProvider::new,
			SmoothProvider::new, RecalculateProvider::new, TightenProvider::new, ReverseProvider::new);

	private static final List<Supplier<?>> LAYERS = List.of(ClearanceLayer::new, FitLayer::new, ReachabilityLayer::new,
			TurningLayer::new);

	private static final List<Supplier<?>> RULES = List.of(BalanceAreaRule::new, BalanceLanesRule::new,
			BalanceTimeRule::new, BrokenSymmetryRule::new, ChangedAtScaleRule::new, CoveredCircleRule::new, DeadEndRule::new,
			DetourExcessRule::new, GodotExcessRule::new, InvalidMeshRule::new,
			LostGapRule::new, MergeConflictRule::new, NarrowChokeRule::new, NeedsThroughputRule::new, NoWayBackRule::new,
			ObstacleWithoutAreaRule::new, OutdatedMeshRule::new, RequiredPathRule::new, SpawnFitRule::new, SpawnHeadingRule::new,
			StartsNotConnectedRule::new, StrayNoteRule::new, UnreachableComponentRule::new, UnreachableFacesRule::new, UnreachableRegionRule::new,
			UnusedTerrainRule::new);

	private static final List<Contribution> FORMATS = List.of(
			format("leeway", "Leeway level", "a level with everything the editor knows about it", "leeway", LeewayImporter::new,
					"\\d+ x \\d+\\s*"),
			format("movingai", "MovingAI map", "the terrain of a level, one character per cell", "map", MovingAiImporter::new, "map\\s*"),
			format("doom", "DOOM WAD", "maps of DOOM, one level per map, with a mesh of their floors", "wad", WadImporter::new),
			format("0ad", "0 A.D. map", "a map of 0 A.D., with the units and the buildings of the game", "pmp", ZeroAdImporter::new),
			format("warzone", "Warzone 2100 map", "maps of Warzone 2100, one level per map of an archive", "wz,map", WarzoneImporter::new),
			format("tscn", "Godot scene", "the tiles and the bodies of a scene of Godot 4", "tscn", SceneImporter::new),
			format("ldtk", "LDtk project", "levels of the editor LDtk, with a terrain for each value of their layers", "ldtk",
					LdtkImporter::new),
			format("tmx", "Tiled map", "map of Tiled in XML, with a tile for each value", "tmx", TmxImporter::new),
			format("tmj", "Tiled map in JSON", "the same as tmx in JSON", "tmj", TmjImporter::new),
			format("pgm", "Portable graymap", "graymap of 8 bits, or of 16 if a value needs them", "pgm", PgmImporter::new),
			format("raw16", "16-bit heightmap", "bare little-endian uint16, row by row, as Unity and Unreal read heightmaps", "raw,r16",
					RawImporter::new),
			format("asc", "ESRI ASCII grid", "grid for geographic programs", "asc", AsciiGridImporter::new),
			format("png", "Heatmap image",
					"heatmap in the colours of the editor; when read, an image with a terrain for each colour", "png", PngImporter::new));

	private static BuiltIn format(String id, String title, String summary, String extensions, Supplier<Importer> importer) {
		return new BuiltIn("format", importer, Map.of("id", id, "title", title, "summary", summary, "extensions", extensions,
				"importer", importer.get().getClass().getName()));
	}

	private static BuiltIn format(String id, String title, String summary, String extensions, Supplier<Importer> importer,
			String rowsAfter) {
		Map<String, String> attributes = new HashMap<>(format(id, title, summary, extensions, importer).attributes);
		attributes.put("rowsAfter", rowsAfter);
		return new BuiltIn("format", importer, attributes);
	}

	private static BuiltIn planner(Supplier<?> planner) {
		return new BuiltIn("planner", planner,
				planner.get() instanceof JumpPointSearchProvider ? Map.of("standard", "true") : Map.of());
	}

	@Override
	public Optional<String> attribute(String attribute) {
		return Optional.ofNullable(attributes.get(attribute));
	}

	@Override
	public <T> T create(String attribute, Class<T> type) {
		return type.cast(object.get());
	}
}
