package org.leeway.ui.testing;

import java.util.Arrays;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.views.contentoutline.ContentOutline;

/** The real Outline view of the workbench. */
public final class OutlineView {

	private final ContentOutline view;

	private OutlineView(ContentOutline view) {
		this.view = view;
	}

	/** Shows the view. The active part stays active. */
	public static OutlineView show() throws PartInitException {
		return new OutlineView((ContentOutline) OpenLevel.page().showView(IPageLayout.ID_OUTLINE, null,
				IWorkbenchPage.VIEW_VISIBLE));
	}

	/** Shows the view and activates it. */
	public static OutlineView activate() throws PartInitException {
		OutlineView outline = show();
		OpenLevel.page().activate(outline.view);
		EventLoop.waitUntil("the outline is shown", () -> outline.tree().getSize().y > 50);
		return outline;
	}

	/** Returns the controls of the view. */
	public Form form() {
		return new Form((Composite) view.getCurrentPage().getControl());
	}

	/** Returns the tree as text, with a line for each item. Two blanks indent each level. */
	public String text() {
		EventLoop.drain();
		StringBuilder text = new StringBuilder();
		for (TreeItem item : tree().getItems()) {
			append(item, "", text);
		}
		return text.toString();
	}

	private static void append(TreeItem item, String indent, StringBuilder text) {
		text.append(indent).append(item.getText()).append('\n');
		for (TreeItem child : item.getItems()) {
			append(child, indent + "  ", text);
		}
	}

	/** Selects a group, with the event that the keyboard would cause. */
	public void select(String group) {
		EventLoop.drain();
		select(item(tree().getItems(), group));
	}

	/** Selects an element of a group. Sends the same event as a selection with the keyboard. */
	public void select(String group, String element) {
		EventLoop.drain();
		TreeItem branch = item(tree().getItems(), group);
		branch.setExpanded(true);
		select(item(branch.getItems(), element));
	}

	/** Selects several elements of a group. Sends the same event as clicks with Ctrl. */
	public void selectAll(String group, String... elements) {
		EventLoop.drain();
		TreeItem branch = item(tree().getItems(), group);
		branch.setExpanded(true);
		select(Arrays.stream(elements).map(element -> item(branch.getItems(), element)).toArray(TreeItem[]::new));
	}

	private void select(TreeItem... items) {
		tree().setSelection(items);
		tree().notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	/** Returns the texts of the selected items. */
	public String selected() {
		EventLoop.drain();
		return String.join(", ", Arrays.stream(tree().getSelection()).map(TreeItem::getText).toList());
	}

	/** Opens the context menu, so that it is filled, and returns one of its items. */
	public MenuItem menu(String label) {
		Menu menu = tree().getMenu();
		menu.notifyListeners(SWT.Show, new Event());
		return Arrays.stream(menu.getItems()).filter(item -> item.getText().replace("&", "").startsWith(label))
				.findFirst().orElseThrow(() -> new AssertionError("no " + label + " in the context menu"));
	}

	/** Chooses an item of the context menu. */
	public void choose(String label) {
		MenuItem item = menu(label);
		if (!item.isEnabled()) {
			throw new AssertionError(label + " cannot be chosen");
		}
		item.notifyListeners(SWT.Selection, new Event());
		EventLoop.drain();
	}

	public Tree tree() {
		return form().first(Tree.class);
	}

	private static TreeItem item(TreeItem[] items, String text) {
		return Arrays.stream(items).filter(item -> item.getText().startsWith(text)).findFirst().orElseThrow(
				() -> new AssertionError("no " + text + " among " + Arrays.toString(items)));
	}
}
