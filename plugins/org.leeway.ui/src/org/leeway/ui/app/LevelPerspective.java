package org.leeway.ui.app;

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
 * The perspective: levels on the left; outline, properties and layers on the right; below the editor the findings on
 * the left, and on the right routes, chokes, clearance, fairness and comparison.
 */
public class LevelPerspective implements IPerspectiveFactory {

	/** The id under which the perspective is registered. */
	public static final String ID = "org.leeway.ui.perspective";

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		layout.addView(IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.LEFT, 0.14f, editors);
		IFolderLayout findings = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.76f, editors);
		findings.addView(FindingsView.ID);
		findings.addView(IPageLayout.ID_PROBLEM_VIEW);
		IFolderLayout routes = layout.createFolder("routes", IPageLayout.RIGHT, 0.45f, "bottom");
		routes.addView(RoutesView.ID);
		routes.addView(ChokesView.ID);
		routes.addView(ClearanceView.ID);
		routes.addView(FairnessView.ID);
		routes.addView(CompareView.ID);
		layout.createFolder("right", IPageLayout.RIGHT, 0.77f, editors).addView(IPageLayout.ID_OUTLINE);
		IFolderLayout properties = layout.createFolder("properties", IPageLayout.BOTTOM, 0.5f, "right");
		properties.addView(IPageLayout.ID_PROP_SHEET);
		properties.addView(LayersView.ID);
		layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
		layout.addShowViewShortcut(IPageLayout.ID_PROP_SHEET);
		layout.addShowViewShortcut(LayersView.ID);
		layout.addShowViewShortcut(FindingsView.ID);
		layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
		layout.addShowViewShortcut(RoutesView.ID);
		layout.addShowViewShortcut(ChokesView.ID);
		layout.addShowViewShortcut(ClearanceView.ID);
		layout.addShowViewShortcut(FairnessView.ID);
		layout.addShowViewShortcut(CompareView.ID);
		layout.addShowViewShortcut(IPageLayout.ID_PROGRESS_VIEW);
	}
}
