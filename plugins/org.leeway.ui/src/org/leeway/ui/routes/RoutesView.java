package org.leeway.ui.routes;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;
import org.leeway.ui.help.HelpTopic;

/** The view of the routes of the active level editor, or of the level editor that was active last. */
public final class RoutesView extends ViewPart {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.routes";

	private final Runnable refresh = this::refresh;
	private final IPartListener2 follower = new IPartListener2() {
		@Override
		public void partActivated(IWorkbenchPartReference part) {
			show(part);
		}

		@Override
		public void partBroughtToTop(IWorkbenchPartReference part) {
			show(part);
		}

		@Override
		public void partClosed(IWorkbenchPartReference part) {
			if (editor != null && editor.part() == part.getPart(false)) {
				show((EditorSession) null);
			}
		}
	};
	private EditorSession editor;
	private RoutesBar bar;
	private PlayBar steps;
	private RouteTable table;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.ROUTES.describe(parent);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(parent);
		Composite bars = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(bars);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bars);
		bar = new RoutesBar(bars);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		steps = new PlayBar(bars);
		bars.addListener(SWT.Resize, event -> arrange(bars));
		table = new RouteTable(parent);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table.control());
		getSite().getPage().addPartListener(follower);
		EditorSessions.active(getSite().getPage()).ifPresentOrElse(this::show, this::refresh);
	}

	/**
	 * Puts the route bar and the play bar next to each other if the view is wide enough. The table below then gets more height.
	 */
	private void arrange(Composite bars) {
		GridLayout grid = (GridLayout) bars.getLayout();
		int needed = bar.computeSize(SWT.DEFAULT, SWT.DEFAULT).x + steps.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
		int columns = needed <= bars.getClientArea().width ? 2 : 1;
		if (grid.numColumns != columns) {
			grid.numColumns = columns;
			bars.requestLayout();
		}
	}

	private void show(IWorkbenchPartReference part) {
		EditorSessions.of(part.getPart(false)).ifPresent(this::show);
	}

	private void show(EditorSession level) {
		if (editor != level) {
			forget();
			editor = level;
			if (editor != null) {
				editor.addRoutesListener(refresh);
				shareWithEditor();
			}
			refresh();
		}
	}

	/**
	 * Makes the view share the selection and the actions Undo, Redo and Delete with the editor. So Delete in the view deletes
	 * the selected probe. A probe is a start and a goal between which the level tests an agent's route.
	 */
	private void shareWithEditor() {
		getSite().setSelectionProvider(editor.site().getSelectionProvider());
		IActionBars bars = getViewSite().getActionBars();
		for (ActionFactory factory : new ActionFactory[] {ActionFactory.UNDO, ActionFactory.REDO, ActionFactory.DELETE}) {
			bars.setGlobalActionHandler(factory.getId(), editor.actions().getAction(factory.getId()));
		}
		bars.updateActionBars();
	}

	@Override
	public <T> T getAdapter(Class<T> type) {
		return type == IPropertySheetPage.class && editor != null ? editor.part().getAdapter(type)
				: super.getAdapter(type);
	}

	private void forget() {
		if (editor != null) {
			editor.removeRoutesListener(refresh);
		}
	}

	private void refresh() {
		bar.show(editor);
		steps.show(editor);
		table.show(editor);
	}

	@Override
	public void setFocus() {
		table.control().setFocus();
	}

	@Override
	public void dispose() {
		getSite().getPage().removePartListener(follower);
		forget();
		super.dispose();
	}
}
