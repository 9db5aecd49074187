package org.leeway.ui.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;

/** The controls of a window or of a part of it. Tests find controls by their kinds and texts, as a user does. */
public record Form(Composite root) {

	/** Limit of the clicks on a button. A button that was behind a dialog a moment ago may miss a click. */
	private static final int ATTEMPTS = 3;

	/** Returns the part of a window that directly contains the first table with a column of the given title. */
	public static Form aroundTable(Composite window, String column) {
		Table found = new Form(window).all(Table.class).stream()
				.filter(table -> Arrays.stream(table.getColumns()).anyMatch(each -> each.getText().equals(column)))
				.findFirst().orElseThrow(() -> new AssertionError("no table with a column " + column));
		return new Form(found.getParent());
	}

	/** Returns the texts of the rows of the first table, with vertical bars between the columns. */
	public List<String> rows() {
		return Arrays.stream(first(Table.class).getItems()).map(Form::row).toList();
	}

	private static String row(TableItem item) {
		return IntStream.range(0, item.getParent().getColumnCount()).mapToObj(item::getText)
				.collect(Collectors.joining("|"));
	}

	/** Returns the first control of a kind, in the order of the tab key. Fails if there is none. */
	public <T extends Control> T first(Class<T> type) {
		return all(type).stream().findFirst().orElseThrow(() -> new AssertionError("no " + type.getSimpleName()));
	}

	/** Returns all controls of a kind, in the order of the tab key. */
	public <T extends Control> List<T> all(Class<T> type) {
		return controls(root, new ArrayList<>()).stream().filter(type::isInstance).map(type::cast).toList();
	}

	/** Returns the first control of a kind after the label with a given text. */
	public <T extends Control> T after(String label, Class<T> type) {
		List<Control> controls = controls(root, new ArrayList<>());
		int from = 0;
		while (from < controls.size()
				&& !(controls.get(from) instanceof Label text && plain(text.getText()).equals(label))) {
			from++;
		}
		return controls.stream().skip(from).filter(type::isInstance).map(type::cast).findFirst()
				.orElseThrow(() -> new AssertionError("no " + type.getSimpleName() + " after the label " + label));
	}

	/** Returns the button with a text. */
	public Button button(String text) {
		return all(Button.class).stream().filter(button -> plain(button.getText()).equals(text)).findFirst()
				.orElseThrow(() -> new AssertionError("no button " + text));
	}

	/** Clicks the button with a given text, with the real mouse. */
	public void click(String button) {
		Button target = button(button);
		EventLoop.waitUntil(button + " can be pressed", () -> target.isVisible() && target.isEnabled());
		boolean[] pressed = {false};
		Listener listener = event -> pressed[0] |= event.widget == target;
		target.getDisplay().addFilter(SWT.Selection, listener);
		try {
			for (int i = 0; i < ATTEMPTS && !pressed[0]; i++) {
				Point size = target.getSize();
				new Mouse(target).click(new Point(size.x / 2, size.y / 2));
				EventLoop.waitShortly(() -> pressed[0]);
			}
		} finally {
			Display.getCurrent().removeFilter(SWT.Selection, listener);
		}
	}

	/** Chooses an item of a list, with the event that a click would cause. */
	public static void choose(Combo combo, String item) {
		if (combo.indexOf(item) < 0) {
			throw new AssertionError("no " + item + " among " + List.of(combo.getItems()));
		}
		combo.select(combo.indexOf(item));
		combo.notifyListeners(SWT.Selection, new Event());
	}

	/** Returns the texts of all labels, links and text fields. */
	public String words() {
		List<String> words = new ArrayList<>();
		for (Control control : controls(root, new ArrayList<>())) {
			if (control instanceof Label label) {
				words.add(label.getText());
			} else if (control instanceof Link link) {
				words.add(plain(link.getText()).replaceAll("</?a>", ""));
			} else if (control instanceof Text text) {
				words.add(text.getText());
			}
		}
		return String.join("\n", words);
	}

	private static List<Control> controls(Control control, List<Control> into) {
		into.add(control);
		if (control instanceof Composite composite) {
			for (Control child : composite.getChildren()) {
				controls(child, into);
			}
		}
		return into;
	}

	private static String plain(String text) {
		return text.replace("&", "");
	}
}
