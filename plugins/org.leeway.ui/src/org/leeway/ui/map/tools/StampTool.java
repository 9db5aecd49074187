package org.leeway.ui.map.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.gef.commands.Command;
import org.eclipse.gef.commands.CompoundCommand;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Fragment;
import org.leeway.pathing.paint.Turn;
import org.leeway.ui.map.editing.Stamp;
import org.leeway.ui.map.figures.ObjectGhosts;
import org.leeway.ui.map.figures.StampFigure;
import org.leeway.ui.map.policies.AddRequest;
import org.leeway.ui.map.policies.PaintRequest;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;
import org.leeway.ui.theme.Colours;

/**
 * A tool that puts down a stamp (a stored piece of a map). In a symmetric level, the tool also puts down the mirrored
 * or turned stamps. Before the click, the map shows the stamp at the mouse. Terrain and objects of the stamp are one
 * undo step.
 */
public final class StampTool extends GridTool implements PaintingTool {

	private final PaintSettings settings;
	private final Stamp stamp;
	private final String label;
	private CellTransform turns = CellTransform.IDENTITY;
	private final List<StampFigure> shown = new ArrayList<>();
	private ObjectGhosts ghosts;

	public StampTool(PaintSettings settings, Stamp stamp, String name) {
		this.settings = settings;
		this.stamp = stamp;
		this.label = "Stamp " + name;
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.SYMMETRY);
	}

	/** Flips or turns the stamp, in addition to earlier flips and turns. */
	public void turn(Turn turn) {
		turns = turns.then(turn.transform());
		hide();
		if (getCurrentViewer() != null) {
			hover();
		}
	}

	/** A flip or turn of the stamp, and the cells that the turned stamp covers. */
	private record Place(CellTransform turn, CellRect cells) {
	}

	/**
	 * Returns the place of the stamp, with the mouse in its middle. In a symmetric level, also returns the places of
	 * the mirrored or turned stamps.
	 */
	private List<Place> places() {
		List<Place> places = new ArrayList<>();
		CellRect size = stamp.size(turns);
		Cell mouse = cell();
		CellRect cells = new CellRect(mouse.x() - size.width() / 2, mouse.y() - size.height() / 2, size.width(),
				size.height());
		places.add(new Place(turns, cells));
		CellRect map = level().getTerrain().bounds();
		for (CellTransform image : settings.strokeSymmetry().images(map.width(), map.height())) {
			places.add(new Place(turns.then(image), image.apply(cells)));
		}
		return places;
	}

	/**
	 * Returns the terrain of the stamp, with the terrain ids of the level. Empty if the stamp has no terrain, or only terrains
	 * that the level lacks.
	 */
	private Optional<Fragment> terrain() {
		return stamp.terrain().flatMap(piece -> piece.on(level()));
	}

	private List<EObject> objects(List<Place> places) {
		return stamp.objects().stream().flatMap(objects -> places.stream()
				.flatMap(place -> objects.on(level(), place.turn(), place.cells()).stream())).toList();
	}

	@Override
	void begin() {
		hide();
		proceed();
	}

	@Override
	void proceed() {
		levelPart().showTargetFeedback(request());
		showGhosts(places());
	}

	@Override
	void finish() {
		hide();
		PaintRequest request = request();
		CompoundCommand all = new CompoundCommand(label);
		terrain().map(any -> levelPart().getCommand(request)).filter(Command::canExecute).ifPresent(all::add);
		objects(places()).forEach(object -> all.add(levelPart().getCommand(new AddRequest(object))));
		if (!all.isEmpty()) {
			executeCommand(all);
		}
		levelPart().eraseTargetFeedback(request);
	}

	@Override
	void abandon() {
		hide();
		levelPart().eraseTargetFeedback(request());
	}

	private PaintRequest request() {
		TerrainGridEditor editor = level().getTerrain().edit();
		terrain().ifPresent(fragment -> places().forEach(place -> fragment.turned(place.turn())
				.paste(level().getTerrain(), editor, place.cells().x(), place.cells().y())));
		return new PaintRequest(label, editor.build());
	}

	@Override
	void hover() {
		List<Place> places = places();
		if (shown.isEmpty()) {
			int[] colours = colours();
			terrain().ifPresent(fragment -> places.forEach(
					place -> shown.add(new StampFigure(fragment.turned(place.turn()), colours))));
			shown.forEach(this::addFeedback);
		}
		if (!shown.isEmpty() && shown.size() != places.size()) {
			hide();
			hover();
			return;
		}
		for (int i = 0; i < shown.size(); i++) {
			shown.get(i).show(places.get(i).cells());
		}
		showGhosts(places);
	}

	private void showGhosts(List<Place> places) {
		if (stamp.objects().isEmpty()) {
			return;
		}
		if (ghosts == null) {
			ghosts = new ObjectGhosts();
			addFeedback(ghosts);
		}
		ghosts.show(objects(places));
	}

	private int[] colours() {
		int[] colours = new int[TerrainGrid.TERRAINS];
		for (TerrainType type : level().getTerrainTypes()) {
			colours[type.getId()] = Colours.rgb(type.getColour());
		}
		return colours;
	}

	@Override
	public void deactivate() {
		hide();
		super.deactivate();
	}

	@Override
	protected boolean handleViewerExited() {
		hide();
		return super.handleViewerExited();
	}

	private void hide() {
		shown.forEach(figure -> {
			removeFeedback(figure);
			figure.dispose();
		});
		shown.clear();
		if (ghosts != null) {
			removeFeedback(ghosts);
			ghosts = null;
		}
	}
}
