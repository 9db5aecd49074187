package org.leeway.ui.survey;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolItem;
import org.leeway.core.analysis.Finding;

/** A filter of findings by a value, such as their agent. A button shows the chosen value, and has a menu of all values. */
final class FindingsFilter extends Action implements IMenuCreator {

	private final String all;
	private final Function<Finding, String> value;
	private final Runnable changed;
	private List<String> items;
	/** The menu of values. Null before the user opens the menu for the first time. */
	private Menu menu;

	/**
	 * Creates a filter that shows all findings.
	 *
	 * @param all the label of the menu item for no filter
	 * @param value returns the value of a finding that the filter compares, such as the name of its agent
	 * @param changed runs after the user has chosen another value
	 */
	FindingsFilter(String all, String tip, Function<Finding, String> value, Runnable changed) {
		super(all, IAction.AS_DROP_DOWN_MENU);
		this.all = all;
		this.value = value;
		this.changed = changed;
		this.items = List.of(all);
		setToolTipText(tip);
		setMenuCreator(this);
	}

	/**
	 * Opens the menu after a click on the text of the button. After a click on the arrow, the workbench opens the menu
	 * itself.
	 */
	@Override
	public void runWithEvent(Event event) {
		ToolItem button = (ToolItem) event.widget;
		Rectangle area = button.getBounds();
		Menu choices = getMenu(button.getParent());
		choices.setLocation(button.getParent().toDisplay(area.x, area.y + area.height));
		choices.setVisible(true);
	}

	@Override
	public Menu getMenu(Control parent) {
		dispose();
		menu = new Menu(parent);
		for (String item : items) {
			MenuItem choice = new MenuItem(menu, SWT.RADIO);
			choice.setText(item);
			choice.setSelection(item.equals(getText()));
			choice.addListener(SWT.Selection, event -> {
				if (choice.getSelection()) {
					setText(item);
					changed.run();
				}
			});
		}
		return menu;
	}

	@Override
	public Menu getMenu(Menu parent) {
		return null;
	}

	@Override
	public void dispose() {
		if (menu != null && !menu.isDisposed()) {
			menu.dispose();
		}
	}

	boolean lets(Finding finding) {
		return getText().equals(all) || value.apply(finding).equals(getText());
	}

	/** Fills the menu with the values of some findings. The chosen value stays in the menu. */
	void showChoices(List<Finding> findings) {
		Stream<String> values = findings.stream().map(value).filter(each -> !each.isEmpty());
		Stream<String> kept = getText().equals(all) ? Stream.empty() : Stream.of(getText());
		items = Stream.concat(Stream.of(all), Stream.concat(values, kept).distinct().sorted()).toList();
	}
}
