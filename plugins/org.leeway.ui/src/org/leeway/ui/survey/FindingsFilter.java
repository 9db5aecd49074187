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

/** A choice of one value of the findings, or of all. The choice is a button that shows the value, with a menu of all values. */
final class FindingsFilter extends Action implements IMenuCreator {

	private final String all;
	private final Function<Finding, String> value;
	private final Runnable changed;
	private List<String> items;
	/** Null before the first use. */
	private Menu menu;

	/** @param changed runs after another choice */
	FindingsFilter(String all, String tip, Function<Finding, String> value, Runnable changed) {
		super(all, IAction.AS_DROP_DOWN_MENU);
		this.all = all;
		this.value = value;
		this.changed = changed;
		this.items = List.of(all);
		setToolTipText(tip);
		setMenuCreator(this);
	}

	/** Opens the menu after a click on the words too, as a click on the arrow does. */
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

	/** Offers the values of these findings and the chosen one. */
	void showChoices(List<Finding> findings) {
		Stream<String> values = findings.stream().map(value).filter(each -> !each.isEmpty());
		Stream<String> kept = getText().equals(all) ? Stream.empty() : Stream.of(getText());
		items = Stream.concat(Stream.of(all), Stream.concat(values, kept).distinct().sorted()).toList();
	}
}
