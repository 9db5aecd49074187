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

/** The things of the level in the active editor, as Eclipse's Find Actions (Ctrl+3) lists them. */
public final class LevelQuickAccess implements IQuickAccessComputerExtension {

	/** The most things that it lists. */
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
		SearchItems things = new SearchItems(editor);
		List<SearchItem> found = things.find(query);
		return found.stream().limit(MOST).map(thing -> new Element(thing, things)).toArray(QuickAccessElement[]::new);
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

		private final SearchItem thing;
		private final SearchItems things;

		Element(SearchItem thing, SearchItems things) {
			this.thing = thing;
			this.things = things;
		}

		@Override
		public String getLabel() {
			return thing.kind().isEmpty() ? thing.name() : thing.name() + separator + thing.kind();
		}

		@Override
		public ImageDescriptor getImageDescriptor() {
			return thing.icon();
		}

		@Override
		public String getId() {
			return "org.leeway.ui." + thing.kind() + "." + thing.name();
		}

		@Override
		public void execute() {
			things.go(thing);
		}
	}
}
