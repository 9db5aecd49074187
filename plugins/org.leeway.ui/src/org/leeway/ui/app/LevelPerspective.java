package org.leeway.ui.app;

import java.util.stream.Stream;

import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.survey.BalanceView;
import org.leeway.ui.survey.ChokesView;
import org.leeway.ui.survey.ClearanceView;
import org.leeway.ui.survey.CompareView;
import org.leeway.ui.survey.ConflictsView;
import org.leeway.ui.survey.FairnessView;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.survey.TrafficView;
import org.leeway.ui.views.AgentsView;
import org.leeway.ui.views.HistoryView;
import org.leeway.ui.views.LayersView;

/**
 * The layout of the window: a large map with stacks of views beside it.
 * <ul>
 * <li>Below the map: findings, routes and other results.
 * <li>At the upper right: outline and levels.
 * <li>At the lower right: properties, layers and undo history.
 * </ul>
 * In a narrow window, the stacks on the right are folded into the border of the window until the user clicks them. The
 * workbench asks for this layout at the first start, and when the user resets the perspective.
 */
public class LevelPerspective implements IPerspectiveFactory {

	/** The id under which the perspective is registered. */
	public static final String ID = "org.leeway.ui.perspective";

	/**
	 * The width from which on a window is wide, in pixels. A wide window has room for views to the right of the map.
	 * Common screens are 1366 or 1440 pixels wide.
	 */
	private static final int WIDE = 1440;
	/** In a narrow window, the share of the width that the map keeps if the user unfolds the views on the right. */
	private static final float MAP_SHARE_BESIDE = 0.77f;
	/**
	 * The width of the stacks to the right of the map in a wide window, in pixels. The tabs of the stacks then show
	 * their whole names.
	 */
	private static final int BESIDE_WIDTH = 390;
	/**
	 * The height of the stack of views below the map in a wide window, in pixels. This height has room for tabs, column
	 * heads and five findings.
	 */
	private static final int BELOW_HEIGHT = 270;
	/** In a narrow window, the share of the height that the map gets. The views below the map get the rest. */
	private static final float MAP_SHARE = 0.84f;

	private static final String[] BELOW = {FindingsView.ID, RoutesView.ID, ChokesView.ID, ClearanceView.ID,
			FairnessView.ID, BalanceView.ID, TrafficView.ID, CompareView.ID, IPageLayout.ID_PROBLEM_VIEW};
	private static final String[] WHOLE = {IPageLayout.ID_OUTLINE, IPageLayout.ID_PROJECT_EXPLORER};
	private static final String[] PARTS = {IPageLayout.ID_PROP_SHEET, LayersView.ID, HistoryView.ID};

	@Override
	public void createInitialLayout(IPageLayout layout) {
		String editors = layout.getEditorArea();
		Point room = ViewStacks.room();
		boolean isWide = room.x >= WIDE;
		IFolderLayout right = layout.createFolder("right", IPageLayout.RIGHT,
				isWide ? 1 - (float) BESIDE_WIDTH / room.x : MAP_SHARE_BESIDE, editors);
		Stream.of(WHOLE).forEach(right::addView);
		IFolderLayout properties = layout.createFolder("properties", IPageLayout.BOTTOM, 0.5f, "right");
		Stream.of(PARTS).forEach(properties::addView);
		IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM,
				isWide ? 1 - (float) BELOW_HEIGHT / room.y : MAP_SHARE, editors);
		Stream.of(BELOW).forEach(bottom::addView);
		bottom.addPlaceholder(AgentsView.ID);
		bottom.addPlaceholder(ConflictsView.ID);
		Stream.of(WHOLE, PARTS, BELOW).flatMap(Stream::of).forEach(layout::addShowViewShortcut);
		layout.addShowViewShortcut(AgentsView.ID);
		layout.addShowViewShortcut(ConflictsView.ID);
		layout.addShowViewShortcut(IPageLayout.ID_PROGRESS_VIEW);
		if (!isWide) {
			ViewStacks.foldLater(WHOLE[0], PARTS[0]);
		}
	}
}
