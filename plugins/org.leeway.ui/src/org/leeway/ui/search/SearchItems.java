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
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.ElementName;
import org.leeway.ui.map.kinds.ElementKinds;
import org.leeway.ui.map.kinds.ObjectKind;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Icons;
import org.leeway.ui.theme.Swatch;

/** All items of an open level that a search can find, as the level was when this object was created. */
final class SearchItems {

	private final EditorSession editor;
	private final Level level;
	private final List<SearchItem> things = new ArrayList<>();

	SearchItems(EditorSession editor) {
		this.editor = editor;
		this.level = editor.level();
		ElementKinds.objectKinds().filter(ObjectKind::isShown).forEach(this::addAll);
		level.getTerrainTypes().forEach(each -> add(each.getName(), "Terrain",
				Swatch.of(Colours.parse(each.getColour())), () -> paintWith(each)));
		level.getAgentTypes().forEach(each -> add(each.getName(), "Agent", Icons.descriptor("agent"),
				() -> editor.settings().setAgent(each)));
		editor.presenter().findings().orElse(List.of()).forEach(this::add);
	}

	private <E extends EObject> void addAll(ObjectKind<E> kind) {
		ImageDescriptor icon = Icons.descriptor(kind.name());
		for (E element : kind.of(level)) {
			String text = (kind.title() + " " + kind.place(element)).strip() + kind.words(element);
			add(ElementName.or(text, element), ElementName.of(element).isEmpty() ? "" : text, icon, () -> editor.navigation().show(element));
		}
	}

	private void add(String name, String kind, ImageDescriptor icon, Runnable go) {
		things.add(new SearchItem(name, kind, icon, go));
	}

	private void add(Finding finding) {
		things.add(new SearchItem(finding.message(), "Finding: " + Rules.title(finding.rule()), Icons.descriptor("finding"),
				() -> FindingsView.show(editor, finding)));
	}

	private void paintWith(TerrainType terrain) {
		editor.settings().paint().setTerrain(terrain);
		editor.activateTool("brush");
	}

	int count() {
		return things.size();
	}

	/**
	 * Returns the items that match a text, the best first. Returns all items for an empty text. If the text names a
	 * cell, the cell is first.
	 */
	List<SearchItem> find(String text) {
		String words = text.strip().toLowerCase(Locale.ROOT);
		List<SearchItem> found = new ArrayList<>();
		Optional<Cell> cell = CellText.parse(words, level.getTerrain());
		cell.ifPresent(at -> found.add(new SearchItem("Cell " + at, "", Icons.descriptor("area"),
				() -> editor.navigation().goTo(at))));
		record Ranked(SearchItem item, int rank) {
		}
		things.stream().map(item -> new Ranked(item, item.rank(words)))
				.filter(ranked -> ranked.rank != SearchItem.NO_MATCH).sorted(Comparator.comparingInt(Ranked::rank))
				.map(Ranked::item).forEach(found::add);
		return found;
	}

	/** Goes to an item, and gives the keyboard focus to the map. */
	void go(SearchItem item) {
		editor.focusMap();
		item.go().run();
	}
}
