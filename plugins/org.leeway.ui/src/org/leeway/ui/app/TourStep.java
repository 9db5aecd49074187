package org.leeway.ui.app;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.graphics.Rectangle;
import org.leeway.core.analysis.Finding;
import org.leeway.core.layer.Layers;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.AgentType;
import org.leeway.model.LevelPackage;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.NewElements;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.survey.FindingsView;

/**
 * The steps of the tour through the harbour sample. Each step has a text that says what to do, and a test whether the user has
 * done it.
 */
enum TourStep {

	AGENT("Choose the agent.", "In the bar above, set Agent to tank: it covers 3 x 3 cells. Blue is reachable, orange is cut off.") {
		@Override
		boolean isDone(EditorSession editor) {
			return editor.settings().agent() != null && TANK.equals(editor.settings().agent().getName());
		}

		@Override
		void show(EditorSession editor) {
			editor.settings().setAgent(tank(editor));
		}

		@Override
		Optional<TourTarget> target(EditorSession editor) {
			return Optional.of(TourTarget.of(editor.bar().agents()));
		}
	},
	FINDING("Find out why.", "In Findings below the map, click the region at 4,27 that the tank cannot reach. Its gate is two cells wide.") {
		@Override
		boolean isDone(EditorSession editor) {
			return editor.root().picture().highlight() != null;
		}

		@Override
		void show(EditorSession editor) {
			yard(editor).stream().findFirst().ifPresent(finding -> editor.navigation().reveal(FindingPlace.of(finding)));
		}

		@Override
		void begin(EditorSession editor) {
			FindingsView.bring(editor);
		}

		@Override
		void scroll(EditorSession editor) {
			FindingsView.of(editor).ifPresent(view -> yard(editor).stream().findFirst().ifPresent(view::scrollTo));
		}

		@Override
		Optional<TourTarget> target(EditorSession editor) {
			return FindingsView.of(editor).flatMap(view -> yard(editor).stream().findFirst().flatMap(view::place)
					.map(row -> new TourTarget(view.table(), row)));
		}
	},
	GATE("Widen the gate.", "Press 3 for the quay brush, and paint the wall cell below the gate: 14,30. The yard turns blue.") {
		@Override
		boolean isDone(EditorSession editor) {
			return editor.presenter().findingsAreFresh() && editor.presenter().findings().isPresent()
					&& yard(editor).isEmpty();
		}

		@Override
		void show(EditorSession editor) {
			TerrainGridEditor terrain = editor.level().getTerrain().edit();
			terrain.set(BELOW_GATE.x(), BELOW_GATE.y(), editor.level().getTerrain().terrain(BELOW_GATE.x(), BELOW_GATE.y() - 1));
			editor.execute(new SetCommand("Paint terrain", editor.level(), LevelPackage.Literals.LEVEL__TERRAIN,
					terrain.build()));
		}

		@Override
		Optional<TourTarget> target(EditorSession editor) {
			var cell = editor.root().viewport().place(new CellRect(BELOW_GATE.x(), BELOW_GATE.y(), 1, 1));
			return Optional.of(new TourTarget(editor.viewer().getControl(),
					new Rectangle(cell.x, cell.y, cell.width, cell.height)));
		}
	},
	ROOM("See the clearance.", "Set Show to Clearance, and press = twice. Cells where a unit of 5 x 5 is too large turn grey.") {
		@Override
		boolean isDone(EditorSession editor) {
			return editor.settings().overlay().filter(Layers.raster(CLEARANCE)::equals).isPresent()
					&& editor.settings().unit().isOther();
		}

		@Override
		void show(EditorSession editor) {
			editor.settings().setOverlay(Layers.raster(CLEARANCE));
			editor.resizeUnit(2);
		}

		@Override
		Optional<TourTarget> target(EditorSession editor) {
			return Optional.of(TourTarget.of(editor.bar().overlays()));
		}
	},
	LARGEST("Ask what fits.",
			"Press Ctrl+9 to see the whole map, then T, and drag from the yard to a beach: the largest unit that gets there.") {
		@Override
		boolean isDone(EditorSession editor) {
			CellPair ends = editor.root().shown(MapContent.LARGEST_UNIT).ends();
			return ends != null && !ends.from().equals(ends.to()) && editor.root().shown(MapContent.LARGEST_UNIT).largest() != null;
		}

		@Override
		void show(EditorSession editor) {
			editor.root().viewport().fit(editor.level().getTerrain().bounds());
			editor.activateTool("unit");
			editor.root().measure(new CellPair(IN_YARD, WEST_BEACH));
		}
	},
	ROUTE("Follow a route.", "Press P, and drag from a beach to the yard: the tank's route stays, and follows what you paint.") {
		@Override
		boolean isDone(EditorSession editor) {
			return !editor.level().getProbes().isEmpty();
		}

		@Override
		void show(EditorSession editor) {
			editor.root().measure(null);
			PathProbe probe = NewElements.probe(editor.level(), tank(editor));
			probe.setStartX(WEST_BEACH.x());
			probe.setStartY(WEST_BEACH.y());
			probe.setGoalX(IN_YARD.x());
			probe.setGoalY(IN_YARD.y());
			editor.execute(new AddCommand<>("Add probe", editor.level().getProbes(), probe));
		}
	};

	private static final String TANK = "tank";
	private static final String CLEARANCE = "clearance";
	private static final Cell IN_YARD = new Cell(7, 28);
	private static final Cell BELOW_GATE = new Cell(14, 30);
	private static final Cell WEST_BEACH = new Cell(9, 42);

	private final String title;
	private final String words;

	TourStep(String title, String words) {
		this.title = title;
		this.words = words;
	}

	/** Returns the headline of the step. */
	String title() {
		return title;
	}

	/** Returns the text of the step: what the user should do, and what the map shows afterwards. */
	String words() {
		return words;
	}

	/** Returns whether the user has done the step. */
	abstract boolean isDone(EditorSession editor);

	/** Does the step for the user. */
	abstract void show(EditorSession editor);

	/** Prepares the step, for example by opening the view that the step names. */
	void begin(EditorSession editor) {
		// most steps name places that are always visible
	}

	/** Scrolls to the place that the step names. Does nothing if the place is not known yet. */
	void scroll(EditorSession editor) {
		// most steps name places that need no scrolling
	}

	/** Returns the place that the step names. Empty if the step names only keys and regions of the map. */
	Optional<TourTarget> target(EditorSession editor) {
		return Optional.empty();
	}

	private static AgentType tank(EditorSession editor) {
		return editor.level().getAgentTypes().stream().filter(agent -> TANK.equals(agent.getName())).findFirst()
				.orElse(editor.settings().agent());
	}

	/**
	 * Returns the findings about the agent {@code tank} in the yard of the sample. The bounds of these findings contain the
	 * place {@code IN_YARD}.
	 */
	private static List<Finding> yard(EditorSession editor) {
		return editor.presenter().findings().orElse(List.of()).stream().filter(finding -> finding.agent().equals(TANK)
				&& finding.bounds().contains(IN_YARD.x(), IN_YARD.y())).toList();
	}
}
