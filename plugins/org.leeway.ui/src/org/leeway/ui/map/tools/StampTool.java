package org.leeway.ui.map.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.CellTransform;
import org.leeway.pathing.paint.Fragment;
import org.leeway.ui.map.editing.TerrainPiece;
import org.leeway.ui.map.figures.StampFigure;
import org.leeway.ui.map.policies.PaintRequest;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;
import org.leeway.ui.theme.Colours;

/** Puts down a piece of terrain that hangs at the mouse, with its images under the symmetry. */
public final class StampTool extends GridTool implements PaintingTool {

	private final PaintSettings settings;
	private final TerrainPiece piece;
	private final String label;
	private UnaryOperator<Fragment> turns = UnaryOperator.identity();
	private final List<StampFigure> shown = new ArrayList<>();

	public StampTool(PaintSettings settings, TerrainPiece piece, String name) {
		this.settings = settings;
		this.piece = piece;
		this.label = "Stamp " + name;
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.SYMMETRY);
	}

	/** Flips or turns the piece. */
	public void turn(UnaryOperator<Fragment> turn) {
		UnaryOperator<Fragment> before = turns;
		turns = fragment -> turn.apply(before.apply(fragment));
		hide();
		if (getCurrentViewer() != null) {
			hover();
		}
	}

	/** A piece and where it goes. */
	private record Place(Fragment fragment, CellRect cells) {
	}

	/** The piece with the mouse in its middle, and its images; none if the level has none of its terrains. */
	private List<Place> places() {
		List<Place> places = new ArrayList<>();
		piece.on(level()).map(turns).ifPresent(fragment -> {
			Cell mouse = cell();
			CellRect cells = new CellRect(mouse.x() - fragment.width() / 2, mouse.y() - fragment.height() / 2,
					fragment.width(), fragment.height());
			places.add(new Place(fragment, cells));
			CellRect map = level().getTerrain().bounds();
			for (CellTransform image : settings.symmetry().images(map.width(), map.height())) {
				places.add(new Place(fragment.turned(image), image.apply(cells)));
			}
		});
		return places;
	}

	@Override
	void begin() {
		hide();
		proceed();
	}

	@Override
	void proceed() {
		levelPart().showTargetFeedback(request());
	}

	@Override
	void finish() {
		PaintRequest request = request();
		perform(request);
		levelPart().eraseTargetFeedback(request);
	}

	@Override
	void abandon() {
		levelPart().eraseTargetFeedback(request());
	}

	private PaintRequest request() {
		TerrainGridEditor editor = level().getTerrain().edit();
		places().forEach(place -> place.fragment().paste(level().getTerrain(), editor, place.cells().x(),
				place.cells().y()));
		return new PaintRequest(label, editor.build());
	}

	@Override
	void hover() {
		List<Place> places = places();
		if (shown.size() != places.size()) {
			hide();
			int[] colours = colours();
			places.forEach(place -> shown.add(new StampFigure(place.fragment(), colours)));
			shown.forEach(this::addFeedback);
		}
		for (int i = 0; i < shown.size(); i++) {
			shown.get(i).show(places.get(i).cells());
		}
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
	}
}
