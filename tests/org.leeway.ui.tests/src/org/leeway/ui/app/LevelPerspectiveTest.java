package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.leeway.ui.routes.RoutesView;
import org.leeway.ui.views.HistoryView;
import org.leeway.ui.views.LayersView;

class LevelPerspectiveTest {

	@Test
	void opensWithTheViewsThatADesignerNeeds() throws Exception {
		IWorkbenchPage page = PlatformUI.getWorkbench().showPerspective(LevelPerspective.ID,
				PlatformUI.getWorkbench().getActiveWorkbenchWindow());
		page.resetPerspective();
		for (String view : List.of(IPageLayout.ID_PROJECT_EXPLORER, IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET,
				IPageLayout.ID_PROBLEM_VIEW, RoutesView.ID, LayersView.ID,
				HistoryView.ID)) {
			assertNotNull(page.findView(view), view + " is open");
		}
	}
}
