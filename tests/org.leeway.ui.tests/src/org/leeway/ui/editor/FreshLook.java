package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.gef.EditPart;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.markers.LevelMarkers;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.model.Level;
import org.leeway.model.PathProbe;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.layers.MapPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;

/**
 * A comparison of an editor with results that are computed from scratch. The editor has updated its findings, overlays, routes
 * and pictures incrementally, edit by edit. All must equal the results for the present level. No drag or pending edit may be
 * under way.
 */
final class FreshLook {

	private final OpenLevel open;
	private final LevelSnapshot level;
	private final LevelAnalysis fresh;
	private final LevelAnalysis known;

	private FreshLook(OpenLevel open) {
		this.open = open;
		this.level = LevelSnapshot.of(open.level());
		this.fresh = LevelAnalysis.of(level, Progress.NONE);
		this.known = open.editor().presenter().analysis();
	}

	/** Waits until the editor is up to date. Fails if the editor differs from the results that are computed from scratch. */
	static void at(OpenLevel open) throws IOException, CoreException {
		open.settleRoutes();
		FreshLook look = new FreshLook(open);
		look.levelKeepsToTheRules();
		look.fileIsTheLevelUnlessDirty();
		look.partsAreThoseOfTheLevel();
		look.findingsAndMarkers();
		look.agents();
		look.widths();
		look.overlay();
		look.routes();
		look.screen();
	}

	private void levelKeepsToTheRules() throws IOException {
		byte[] bytes = LevelFiles.toBytes(open.level());
		Level loaded = LevelFiles.load(new ByteArrayInputStream(bytes), "the level");
		assertArrayEquals(bytes, LevelFiles.toBytes(loaded), "the level loaded again");
	}

	private void fileIsTheLevelUnlessDirty() throws IOException {
		if (!open.part().isDirty()) {
			assertArrayEquals(LevelFiles.toBytes(open.level()), open.bytes(), "the file of a level that is not dirty");
		}
	}

	private void partsAreThoseOfTheLevel() {
		Level model = open.level();
		Set<Object> elements = new HashSet<>();
		Stream.of(model.getNavMeshes(), model.getAnnotations(), model.getPolygons(), model.getCircles(),
				model.getSpawns()).forEach(elements::addAll);
		for (PathProbe probe : model.getProbes()) {
			elements.addAll(List.of(new ProbeEnd(probe, false), new ProbeEnd(probe, true)));
		}
		Set<Object> shown = new HashSet<>();
		((List<?>) open.viewer().getContents().getChildren()).forEach(part -> shown.add(((EditPart) part).getModel()));
		assertEquals(elements, shown, "what stands on the map");
	}

	private void findingsAndMarkers() throws CoreException {
		assertEquals(fresh.findings(), known.findings(), "findings");
		List<String> messages = fresh.findings().stream().distinct().filter(each -> each.severity() != Severity.ADVICE)
				.map(Finding::message).sorted().toList();
		if (messages.size() < LevelMarkers.LIMIT) {
			assertEquals(messages, open.findings(), "markers");
		}
	}

	private void agents() {
		assertEquals(level.agents(), known.snapshot().agents());
		for (Agent agent : level.agents()) {
			AgentAnalysis wanted = fresh.agent(agent);
			AgentAnalysis is = known.agent(agent);
			assertEquals(wanted.traversable(), is.traversable(), () -> "traversable for " + agent);
			assertEquals(wanted.reachability().legal(), is.reachability().legal(), () -> "legal for " + agent);
			assertEquals(wanted.reachability().reachable(), is.reachability().reachable(),
					() -> "reached by " + agent);
			assertEquals(wanted.reachability().fitting(), is.reachability().fitting(), () -> "fitting " + agent);
			assertEquals(wanted.reachability().covered(), is.reachability().covered(), () -> "covered by " + agent);
		}
	}

	private void widths() {
		for (Capability capability : level.agents().stream().map(Agent::capability).distinct().toList()) {
			assertAlike(ClearanceLayer.of(fresh, capability, Anchor.TOP_LEFT),
					ClearanceLayer.of(known, capability, Anchor.TOP_LEFT));
			assertAlike(covering("clearance", fresh, capability), covering("clearance", known, capability));
			Origin all = Origin.of(capability);
			assertEquals(fresh.fits().planes(all).isPresent(), known.fits().planes(all).isPresent());
			if (fresh.fits().planes(all).isPresent()) {
				assertAlike(covering("fit", fresh, capability), covering("fit", known, capability));
			}
			assertEquals(fresh.fits().coveringSizes(all, Progress.NONE).covered(),
					known.fits().coveringSizes(all, Progress.NONE).covered(), () -> "room for " + capability);
		}
	}

	private static OverlayLayer covering(String layer, LevelAnalysis analysis, Capability capability) {
		return Layers.raster(layer).overlay(LayerQuery.of(analysis).with(capability).with(Anchor.COVERING), Progress.NONE)
				.orElseThrow();
	}

	private void overlay() {
		MapPicture picture = open.editor().root().picture();
		TerrainGrid grid = open.level().getTerrain();
		assertEquals(grid, picture.grid(), "the terrain that is shown");
		Agent unit = open.editor().settings().unit().in(level).orElse(null);
		if (unit != null && picture.overlay() != null) {
			RasterLayer shown = open.editor().settings().overlay().orElseThrow();
			LayerQuery query = LayerQuery.of(fresh).with(unit).with(open.editor().settings().widths());
			assertAlike(shown.overlay(shown.needs(Need.PLACE) ? query.with(range(unit)) : query, Progress.NONE).orElseThrow(),
					picture.overlay());
		}
	}

	private UnitRange range(Agent unit) {
		Cell start = open.editor().presenter().overlays().range().flatMap(UnitRange::start).orElse(new Cell(-1, -1));
		return UnitRange.of(fresh.agent(unit).reachability(), start, Progress.NONE);
	}

	private static void assertAlike(OverlayLayer wanted, OverlayLayer is) {
		assertEquals(wanted.kind(), is.kind());
		assertEquals(wanted.source().bounds(), is.source().bounds());
		int[] expected = new int[wanted.width()];
		int[] found = new int[wanted.width()];
		for (int y = 0; y < wanted.height(); y++) {
			wanted.values(0, y, expected.length, expected);
			is.values(0, y, found.length, found);
			assertArrayEquals(expected, found, wanted.kind() + " in row " + y);
		}
	}

	/**
	 * Compares the routes of probes. A probe is a query for the route from a start to a goal. Costs are compared only if the
	 * planner is optimal. Other planners may find other routes here, because the editor has not prepared the level for the same
	 * set of agents.
	 */
	private void routes() {
		Preparation preparation = Preparation.forAgents(level.world(), level.agents());
		PlannerChoice planner = PlannerChoice.of(open.editor().settings().planner());
		for (PathProbe probe : open.level().getProbes()) {
			int agent = open.level().getAgentTypes().indexOf(probe.getAgent());
			if (agent >= 0) {
				ProbePlace place = ProbePlace.of(probe);
				PlanQuery query = ProbeRequest.of(probe).query(level.agents().get(agent), place.start(), place.goal());
				PlanResult wanted = planner.plan(preparation, query, Progress.NONE);
				PlanResult is = open.editor().routes().route(probe, planner.provider()).orElseThrow();
				assertEquals(wanted.isFound(), is.isFound(), query::toString);
				if (is.isFound() && planner.provider().isOptimal()) {
					assertEquals(wanted.cost(), is.cost(), 1e-6 * Math.max(1, is.cost()), query::toString);
				}
			}
		}
	}

	/** Checks that the canvas shows the same picture after all tiles have been rendered again. */
	private void screen() {
		ImageData[] kept = {screenOf(), null};
		EventLoop.waitUntil("the screen is still", () -> {
			kept[1] = kept[0];
			kept[0] = screenOf();
			return Arrays.equals(kept[0].data, kept[1].data);
		});
		MapPicture picture = open.editor().root().picture();
		open.editor().root().showPicture(new MapPicture(TerrainGrid.filled(1, 1, 0), picture.terrainColours(), null, 0,
				null, null, null, false));
		open.editor().root().showPicture(picture);
		open.canvas().redraw();
		EventLoop.waitUntil(() -> "the screen is as if painted from nothing: " + difference(kept[0], screenOf()),
				() -> Arrays.equals(kept[0].data, screenOf().data));
	}

	private ImageData screenOf() {
		Rectangle area = open.canvas().getClientArea();
		return Screen.picture(open.canvas(), new Point(0, 0), new Point(area.width, area.height));
	}

	private static String difference(ImageData before, ImageData after) {
		int pixels = 0;
		Rectangle around = null;
		for (int y = 0; y < before.height; y++) {
			for (int x = 0; x < before.width; x++) {
				if (before.getPixel(x, y) != after.getPixel(x, y)) {
					pixels++;
					Rectangle here = new Rectangle(x, y, 1, 1);
					around = around == null ? here : around.union(here);
				}
			}
		}
		return pixels + " pixels in " + around;
	}
}
