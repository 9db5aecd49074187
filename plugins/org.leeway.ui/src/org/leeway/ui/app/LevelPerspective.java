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
import org.leeway.ui.views.LayersView;

/**
 * The perspective: a large map, below it one stack of views with the findings in front. Properties, outline, layers and
 * the levels are one stack on the right, which is folded into the border of the window until a click opens it.
 */
public class LevelPerspective implements IPerspectiveFactory {

	/** The id under which the perspective is registered. */
	public static final String ID = "org.leeway.ui.perspective";

	private static final String[] BELOW = {FindingsView.ID, RoutesView.ID, ChokesView.ID, ClearanceView.ID,
			FairnessView.ID, CompareView.ID, IPageLayout.ID_PROBLEM_VIEW};
	private static final String[] ASIDE = {IPageLayout.ID_PROP_SHEET, IPageLayout.ID_OUTLINE, LayersView.ID,
			IPageLayout.ID_PROJECT_EXPLORER};

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		IFolderLayout right = layout.createFolder("right", IPageLayout.RIGHT, 0.77f, editors);
		Stream.of(ASIDE).forEach(right::addView);
		IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.84f, editors);
		Stream.of(BELOW).forEach(bottom::addView);
		Stream.of(ASIDE).forEach(layout::addShowViewShortcut);
		Stream.of(BELOW).forEach(layout::addShowViewShortcut);
		layout.addShowViewShortcut(IPageLayout.ID_PROGRESS_VIEW);
		Folding.foldLater(ASIDE[0]);
	}
}
