package org.leeway.ui.editor;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.routes.Comparison;
import org.leeway.core.routing.Planners;
import org.leeway.model.AgentType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.LayerSettings;
import org.leeway.ui.survey.BalanceView;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.CompareView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.survey.TrafficView;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.views.LayersView;

/** The actions of a {@link Monkey} that change the display of the level, but not the level. */
final class MonkeyEyes {

	private static final int LARGEST_UNIT = 12;
	private static final List<String> VIEWS = List.of(RoutesView.ID, ChokesView.ID, ClearanceView.ID, BalanceView.ID, TrafficView.ID,
			FairnessView.ID, CompareView.ID, FindingsView.ID, LayersView.ID);

	private final OpenLevel open;
	private final Random random;
	private final MonkeyHand hand;

	MonkeyEyes(OpenLevel open, Random random, MonkeyHand hand) {
		this.open = open;
		this.random = random;
		this.hand = hand;
	}

	String look() {
		EditorSettings settings = open.editor().settings();
		switch (random.nextInt(8)) {
		case 0 -> settings.setOverlay(hand.any(Stream.concat(Layers.overlays().stream(), Stream.of((RasterLayer) null))
				.toArray(RasterLayer[]::new)));
		case 1 -> anyAgent(settings);
		case 2, 3 -> slide();
		case 4 -> open.run("org.leeway.ui.unit", "org.leeway.ui.change", hand.any("smaller", "larger", "reset",
				"footprint", "range"));
		case 5 -> settings.setGridLines(random.nextBoolean());
		case 6 -> settings.setPlanner(hand.any(Planners.registered().toArray(PlannerProvider[]::new)));
		default -> {
			settings.setComparison(random.nextInt(3) == 0 ? Comparison.ALL : Comparison.NONE);
			settings.setExplored(random.nextInt(3) == 0);
			settings.setClusters(random.nextInt(3) == 0);
		}
		}
		return "look: " + settings.overlay() + ", " + settings.unit().size();
	}

	private void anyAgent(EditorSettings settings) {
		List<AgentType> agents = open.level().getAgentTypes();
		if (!agents.isEmpty()) {
			settings.setAgent(agents.get(random.nextInt(agents.size())));
		}
	}

	private void slide() {
		Scale slider = open.bar().after("Unit size", Scale.class);
		for (int i = 0; i < 3; i++) {
			slider.setSelection(random.nextInt(slider.getMinimum(), Math.min(LARGEST_UNIT, slider.getMaximum()) + 1));
			slider.notifyListeners(SWT.Selection, new Event());
			EventLoop.drain();
		}
	}

	String move() {
		open.canvas().forceFocus();
		switch (random.nextInt(4)) {
		case 0 -> open.run("org.leeway.ui.zoom", "org.leeway.ui.how", hand.any("in", "out", "actual", "fit"));
		case 1 -> hand.turnWheel();
		case 2 -> hand.pan();
		default -> open.editor().navigation().goTo(new Cell(random.nextInt(open.level().getTerrain().width()),
				random.nextInt(open.level().getTerrain().height())));
		}
		return "zoom " + open.editor().root().getZoomManager().getZoom();
	}

	/** Sets visibility, locks and opacity of all layers at random. Most layers stay visible and unlocked. */
	String layer() {
		LayerSettings layers = open.editor().settings().layers();
		for (LayerDescriptor layer : Layers.registered()) {
			layers.setVisible(layer, random.nextInt(8) > 0);
			layers.setLocked(layer, random.nextInt(8) == 0);
			layers.setOpacity(layer, random.nextInt(3) > 0 ? layer.opacity() : random.nextInt(101));
		}
		return "layers";
	}

	String showView() {
		String view = hand.any(VIEWS.toArray(String[]::new));
		try {
			OpenLevel.page().showView(view, null, IWorkbenchPage.VIEW_VISIBLE);
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
		return "view " + view.substring(view.lastIndexOf('.') + 1);
	}
}
