package org.leeway.ui.app;

import java.util.stream.Stream;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.CompareView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.views.HistoryView;
import org.leeway.ui.views.AgentsView;
import org.leeway.ui.views.LayersView;

/**
 * The perspective: a large map, and below the map one stack of views with the findings in front. On the right are two
 * stacks: outline and levels, and below them properties, layers and undo history. The two stacks on the right are
 * folded into a border of the window until a click opens them.
 */
public class LevelPerspective implements IPerspectiveFactory {

	/** The id under which the perspective is registered. */
	public static final String ID = "org.leeway.ui.perspective";

	private static final String[] BELOW = {FindingsView.ID, RoutesView.ID, ChokesView.ID, ClearanceView.ID,
			FairnessView.ID, CompareView.ID, IPageLayout.ID_PROBLEM_VIEW};
	private static final String[] WHOLE = {IPageLayout.ID_OUTLINE, IPageLayout.ID_PROJECT_EXPLORER};
	private static final String[] PARTS = {IPageLayout.ID_PROP_SHEET, LayersView.ID, HistoryView.ID};

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		IFolderLayout right = layout.createFolder("right", IPageLayout.RIGHT, 0.77f, editors);
		Stream.of(WHOLE).forEach(right::addView);
		IFolderLayout properties = layout.createFolder("properties", IPageLayout.BOTTOM, 0.5f, "right");
		Stream.of(PARTS).forEach(properties::addView);
		IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.84f, editors);
		Stream.of(BELOW).forEach(bottom::addView);
		Stream.of(WHOLE, PARTS, BELOW).flatMap(Stream::of).forEach(layout::addShowViewShortcut);
		layout.addShowViewShortcut(IPageLayout.ID_PROGRESS_VIEW);
		bottom.addPlaceholder(AgentsView.ID);
		layout.addShowViewShortcut(AgentsView.ID);
		ViewStacks.foldLater(WHOLE[0], PARTS[0]);
	}
}
