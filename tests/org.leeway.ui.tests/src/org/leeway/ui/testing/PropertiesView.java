package org.leeway.ui.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CCombo;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheet;

/** The real Properties view of the workbench. */
public final class PropertiesView {

	private final PropertySheet view;

	private PropertiesView(PropertySheet view) {
		this.view = view;
	}

	/** Shows the view. The active part stays active. */
	public static PropertiesView show() throws PartInitException {
		PropertySheet view = (PropertySheet) OpenLevel.page().showView(IPageLayout.ID_PROP_SHEET, null,
				IWorkbenchPage.VIEW_VISIBLE);
		EventLoop.drain();
		return new PropertiesView(view);
	}

	/** Returns the texts of the values, indexed by the names of the properties. */
	public Map<String, String> values() {
		EventLoop.drain();
		Map<String, String> values = new LinkedHashMap<>();
		for (TreeItem item : items()) {
			values.put(item.getText(0), item.getText(1));
		}
		return values;
	}

	/** Clicks a value, types another value in its place, and presses Enter. */
	public void type(String property, String value) {
		Text text = edit(property);
		text.setText(value);
		new Mouse(text).type(SWT.CR);
		EventLoop.drain();
	}

	/** Returns the kind of the selected elements, as the view names it. */
	public String category() {
		EventLoop.drain();
		return tree().getItem(0).getText(0);
	}

	/** Returns the image beside a value. Null if there is none. */
	public Image image(String property) {
		return item(property).getImage(1);
	}

	/** Clicks a value, and then gives another control the focus. */
	public void leave(String property) {
		Text text = edit(property);
		tree().forceFocus();
		EventLoop.waitUntil("the value is left", () -> text.isDisposed() || !text.isVisible());
		EventLoop.drain();
	}

	/**
	 * Types a value, returns the error message that the status line then shows, and cancels the value with Escape. Null if
	 * there is no error message.
	 */
	public String complaint(String property, String value) {
		Text text = edit(property);
		text.setText(value);
		EventLoop.drain();
		String complaint = entry(property).getErrorText();
		new Mouse(text).type(SWT.ESC);
		EventLoop.drain();
		return complaint;
	}

	/** Sets a property to a value as if its native dialog had returned the value. */
	public void choose(String property, Object value) {
		IPropertySheetEntry entry = entry(property);
		CellEditor editor = entry.getEditor(tree());
		editor.setValue(value);
		entry.applyEditorValue();
		EventLoop.drain();
	}

	/** Clicks a value, selects a choice in its list with the arrow-down key, and presses Enter. */
	public void pick(String property, String choice) {
		CCombo list = list(property);
		Mouse keys = new Mouse(list);
		for (int i = 0; i <= list.getItemCount() && !list.getText().equals(choice); i++) {
			keys.type(SWT.ARROW_DOWN);
		}
		EventLoop.waitUntil(() -> choice + " is picked, not " + list.getText(), () -> list.getText().equals(choice));
		keys.strike(SWT.CR);
		EventLoop.waitUntil("the list is closed", () -> list.isDisposed() || !list.isVisible());
		EventLoop.drain();
	}

	/** Clicks a value, and returns its list of choices. Does not change the value. */
	public List<String> choices(String property) {
		CCombo list = list(property);
		List<String> choices = List.of(list.getItems());
		new Mouse(list).type(SWT.ESC);
		EventLoop.drain();
		return choices;
	}

	/** Clicks a value, and returns the list of choices that appears. */
	public CCombo list(String property) {
		click(property);
		return cellEditor(CCombo.class);
	}

	/** Opens the dialog of a value: clicks the value, and then the button that appears beside it. */
	public void openDialog(String property) {
		click(property);
		Button button = cellEditor(Button.class);
		new Mouse(button).click(new Point(button.getSize().x / 2, button.getSize().y / 2));
	}

	/** Resets a property to its default value, as from the view's context menu. */
	public void restoreDefault(String property) {
		entry(property).resetPropertyValue();
		EventLoop.drain();
	}

	/** Clicks a value, and returns the text field that appears. */
	public Text edit(String property) {
		click(property);
		return cellEditor(Text.class);
	}

	private void click(String property) {
		TreeItem item = item(property);
		EventLoop.waitUntil(() -> property + " is in sight, not at " + item.getBounds(1) + " of " + tree().getClientArea(),
				() -> isShown(item));
		new Mouse(tree()).click(middle(item));
	}

	/**
	 * Returns whether an item is visible. If the item is not visible, scrolls towards it and returns false. Callers
	 * must repeat the call until the result is true: GTK ignores a scroll to rows that it has not laid out yet.
	 */
	private boolean isShown(TreeItem item) {
		boolean shown = tree().getClientArea().contains(middle(item));
		if (!shown) {
			tree().showItem(item);
		}
		return shown;
	}

	private static Point middle(TreeItem item) {
		Rectangle cell = item.getBounds(1);
		return new Point(cell.x + cell.width / 2, cell.y + cell.height / 2);
	}

	/** Returns the visible cell editor. The view also keeps the hidden cell editors of other properties. */
	private <T extends Control> T cellEditor(Class<T> type) {
		EventLoop.waitUntil("the value can be edited",
				() -> new Form(tree()).all(type).stream().anyMatch(Control::isVisible));
		return new Form(tree()).all(type).stream().filter(Control::isVisible).findFirst().orElseThrow();
	}

	private IPropertySheetEntry entry(String property) {
		return (IPropertySheetEntry) item(property).getData();
	}

	private TreeItem item(String property) {
		EventLoop.drain();
		return items().stream().filter(each -> each.getText(0).equals(property)).findFirst()
				.orElseThrow(() -> new AssertionError("no " + property + " in " + values()));
	}

	private List<TreeItem> items() {
		List<TreeItem> items = new ArrayList<>();
		for (TreeItem category : tree().getItems()) {
			items.addAll(List.of(category.getItems()));
		}
		return items;
	}

	private Tree tree() {
		return (Tree) view.getCurrentPage().getControl();
	}
}
