package org.leeway.ui.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.resource.ImageDescriptor;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rules;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.properties.ElementNames;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Icons;
import org.leeway.ui.theme.Swatch;

/** Everything in an open level that a search can find, at one moment. */
final class LevelThings {

	private final EditorSession editor;
	private final Level level;
	private final List<LevelThing> things = new ArrayList<>();

	LevelThings(EditorSession editor) {
		this.editor = editor;
		this.level = editor.level();
		level.getSpawns().forEach(each -> add(each, "spawn", place(each.getX(), each.getY())));
		level.getProbes().forEach(each -> add(each, "probe", "from " + each.getStartX() + "," + each.getStartY() + " to "
				+ each.getGoalX() + "," + each.getGoalY()));
		level.getAnnotations().forEach(each -> add(each, "note", place(each.getX(), each.getY()) + text(each)));
		level.getPolygons().forEach(each -> add(each, "polygon", "of " + each.getShape().size() + " corners "
				+ place(each.getShape().bounds().left(), each.getShape().bounds().top())));
		level.getCircles().forEach(each -> add(each, "circle", place(each.getX(), each.getY())));
		level.getNavMeshes().forEach(each -> add(each, "mesh", ""));
		level.getTerrainTypes().forEach(each -> add(each.getName(), "Terrain",
				Swatch.of(Colours.parse(each.getColour())), () -> paintWith(each)));
		level.getAgentTypes().forEach(each -> add(each.getName(), "Agent", Icons.descriptor("agent"),
				() -> editor.settings().setAgent(each)));
		editor.presenter().findings().orElse(List.of()).forEach(this::add);
	}

	private void add(EObject element, String icon, String where) {
		String kind = (ElementNames.of(element.eClass()) + " " + where).strip();
		add(ElementName.or(kind, element), ElementName.of(element).isEmpty() ? "" : kind, Icons.descriptor(icon),
				() -> editor.navigation().show(element));
	}

	private void add(String name, String kind, ImageDescriptor icon, Runnable go) {
		things.add(new LevelThing(name, kind, icon, go));
	}

	private void add(Finding finding) {
		things.add(new LevelThing(finding.message(), "Finding: " + Rules.title(finding.rule()), Icons.descriptor("finding"),
				() -> FindingsView.show(editor, finding)));
	}

	private void paintWith(TerrainType terrain) {
		editor.settings().paint().setTerrain(terrain);
		editor.activateTool("brush");
	}

	private static String text(Annotation note) {
		return note.getText() == null || note.getText().isBlank() ? "" : ": " + note.getText();
	}

	private static String place(double x, double y) {
		return "at " + number(x) + "," + number(y);
	}

	private static String number(double value) {
		return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
	}

	int count() {
		return things.size();
	}

	/**
	 * Returns the things that match a text, the best first. Returns all things for an empty text. A cell comes before all
	 * things.
	 */
	List<LevelThing> find(String text) {
		String words = text.strip().toLowerCase(Locale.ROOT);
		List<LevelThing> found = new ArrayList<>();
		Optional<Cell> cell = CellText.parse(words, level.getTerrain());
		cell.ifPresent(at -> found.add(new LevelThing("Cell " + at, "", Icons.descriptor("area"),
				() -> editor.navigation().goTo(at))));
		record Ranked(LevelThing thing, int rank) {
		}
		things.stream().map(thing -> new Ranked(thing, thing.rank(words)))
				.filter(ranked -> ranked.rank != LevelThing.NO_MATCH).sorted(Comparator.comparingInt(Ranked::rank))
				.map(Ranked::thing).forEach(found::add);
		return found;
	}

	/** Goes to a thing, and gives the keyboard to the map. */
	void go(LevelThing thing) {
		editor.focusMap();
		thing.go().run();
	}
}
