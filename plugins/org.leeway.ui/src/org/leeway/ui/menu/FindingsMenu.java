package org.leeway.ui.menu;

import java.util.Comparator;
import java.util.List;

import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.markers.FindingPlace;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.fixes.LevelFix;
import org.leeway.ui.fixes.LevelFixes;
import org.leeway.ui.survey.FindingsView;

/** The part of a context menu that lists the findings at a cell, each with its fixes. */
final class FindingsMenu {

	/**
	 * Maximum number of findings in the menu. If more findings are about the cell, the menu lists the findings with the
	 * smallest bounds, because they are the most specific.
	 */
	private static final int MOST = 5;
	private static final int WORDS = 60;

	private final EditorSession editor;
	private final Cell cell;

	FindingsMenu(EditorSession editor, Cell cell) {
		this.editor = editor;
		this.cell = cell;
	}

	void fill(IMenuManager menu) {
		List<Finding> here = editor.presenter().findings().orElse(List.of()).stream().filter(this::isHere)
				.sorted(Comparator.comparingLong(each -> each.bounds().cells())).limit(MOST).toList();
		if (!here.isEmpty()) {
			menu.add(new Separator());
		}
		for (Finding finding : here) {
			String words = words(finding);
			MenuManager fixes = new MenuManager(
					(words.length() > WORDS ? words.substring(0, WORDS).strip() + "..." : words).replace("&", "&&"));
			fixes.setRemoveAllWhenShown(true);
			fixes.addMenuListener(shown -> fill(shown, finding));
			menu.add(fixes);
		}
	}

	/**
	 * Returns a short form of a finding's message, because the menu would cut off a longer text. In the short form, the
	 * agent's name replaces the agent's full description.
	 */
	private String words(Finding finding) {
		LevelAnalysis analysis = editor.presenter().analysis();
		return analysis.snapshot().agents().stream().filter(agent -> agent.name().equals(finding.agent())).findFirst()
				.map(analysis.header()::describe).filter(finding.message()::startsWith)
				.map(label -> finding.agent() + finding.message().substring(label.length())).orElse(finding.message());
	}

	/**
	 * Returns whether a finding is about the cell of this menu. The bounds of the finding must contain the cell. This is not
	 * enough for a finding about an unreachable region, because the bounds of two regions may overlap. For such a finding, the
	 * cell must be one where the agent fits but which it does not reach.
	 */
	private boolean isHere(Finding finding) {
		if (!finding.bounds().contains(cell.x(), cell.y())) {
			return false;
		}
		LevelAnalysis analysis = editor.presenter().analysis();
		return !finding.rule().equals(UnreachableRegionRule.ID) || analysis == null || analysis.snapshot().agents().stream()
				.filter(agent -> agent.name().equals(finding.agent())).findFirst()
				.map(agent -> analysis.agent(agent).reachability()).map(this::isMissed).orElse(true);
	}

	private boolean isMissed(Reachability reach) {
		return reach.fitting().get(cell.x(), cell.y()) && !reach.covered().get(cell.x(), cell.y());
	}

	private void fill(IMenuManager menu, Finding finding) {
		FindingPlace place = FindingPlace.of(finding);
		Items.add(menu, "Show in Findings", true, () -> FindingsView.show(editor, finding));
		menu.add(new Separator());
		for (LevelFix fix : LevelFixes.of(place, finding.isIntended(), editor)) {
			Items.add(menu, fix.label(), true, () -> fix.apply(editor, List.of(place)));
		}
	}
}
