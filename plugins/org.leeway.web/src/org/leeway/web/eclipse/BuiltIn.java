package org.leeway.web.eclipse;

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
import org.leeway.core.extension.Contribution;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.FitLayer;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.layer.TurningLayer;
import org.leeway.pathing.hierarchy.HierarchicalProvider;
import org.leeway.pathing.navmesh.anyangle.AnyAngleProvider;
import org.leeway.pathing.navmesh.corridor.CorridorProvider;
import org.leeway.pathing.navmesh.detour.DetourProvider;
import org.leeway.pathing.navmesh.fastest.FastestProvider;
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
 * @param object creates the contributed object, such as a rule, or the importer of a format
 * @param attributes the values of attributes, indexed by name. Lacks the attribute {@code class}, which names the class of the
 * object in {@code plugin.xml}
 */
record BuiltIn(String name, Supplier<?> object, Map<String, String> attributes) implements Contribution {

	/** Returns the contributions to an extension point. Leaves out layers that pages do not show. Empty for an unknown point. */
	static List<Contribution> of(String point) {
		return switch (point) {
			case "org.leeway.core.planners" -> PLANNERS.stream().<Contribution>map(BuiltIn::planner).toList();
			case "org.leeway.core.rules" -> RULES.stream().<Contribution>map(each -> new BuiltIn("rule", each, Map.of())).toList();
			case "org.leeway.core.layers" -> LAYERS.stream().<Contribution>map(each -> new BuiltIn("layer", each, Map.of())).toList();
			case "org.leeway.core.formats" -> formats;
			default -> List.of();
		};
	}

	private static final List<Supplier<?>> PLANNERS = List.of(AnnotatedAStarProvider::new, JumpPointSearchProvider::new,
			HierarchicalProvider::new, ThetaStarProvider::new, BoundedProvider::new, TangentProvider::new, AnyAngleProvider::new,
			FastestProvider::new, CorridorProvider::new, DetourProvider::new, GodotProvider::new, DirectionalProvider::new, DubinsProvider::new,
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

	/** The formats that the module opens. Empty in the module of live pages, which opens no files and has no importers. */
	private static List<Contribution> formats = List.of();

	/** Sets the formats that {@link #of} returns. */
	static void use(List<Contribution> formatsOfModule) {
		formats = formatsOfModule;
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
