package org.leeway.ui.search;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.quickaccess.IQuickAccessComputerExtension;
import org.eclipse.ui.quickaccess.QuickAccessElement;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.editor.EditorSessions;

/** A source of results for Eclipse's Find Actions (Ctrl+3): the search items of the level in the active editor. */
public final class LevelQuickAccess implements IQuickAccessComputerExtension {

	/** Maximum number of results of a query. */
	private static final int MOST = 50;

	@Override
	public QuickAccessElement[] computeElements() {
		return computeElements("", null);
	}

	@Override
	public QuickAccessElement[] computeElements(String query, IProgressMonitor monitor) {
		IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
		return EditorSessions.active(window).map(editor -> elements(query, editor)).orElse(new QuickAccessElement[0]);
	}

	private static QuickAccessElement[] elements(String query, EditorSession editor) {
		SearchItems items = new SearchItems(editor);
		List<SearchItem> found = items.find(query);
		return found.stream().limit(MOST).map(item -> new Element(item, items)).toArray(QuickAccessElement[]::new);
	}

	@Override
	public void resetState() {
		// each query reads the level again
	}

	@Override
	public boolean needsRefresh() {
		return true;
	}

	private static final class Element extends QuickAccessElement {

		private final SearchItem item;
		private final SearchItems items;

		Element(SearchItem item, SearchItems items) {
			this.item = item;
			this.items = items;
		}

		@Override
		public String getLabel() {
			return item.kind().isEmpty() ? item.name() : item.name() + separator + item.kind();
		}

		@Override
		public ImageDescriptor getImageDescriptor() {
			return item.icon();
		}

		@Override
		public String getId() {
			return "org.leeway.ui." + item.kind() + "." + item.name();
		}

		@Override
		public void execute() {
			items.go(item);
		}
	}
}
