package org.leeway.ui.wizards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.option.TypedOption;

/** A list of names, such as the maps of a file, from which the user chooses the value of an option. */
final class NameChoice<T> extends Composite {

	/** Maximum number of rows that are visible at once. Further names scroll. */
	private static final int ROWS = 7;

	private final TypedOption<T> option;
	private final Table table;
	private final Runnable listener;

	/**
	 * @param value the present value of the option. If the value contains none of the names, all names are selected
	 * @param listener runs when the user changes the choice
	 */
	NameChoice(Composite parent, TypedOption<T> option, List<String> names, T value, Runnable listener) {
		super(parent, SWT.NONE);
		this.option = option;
		this.listener = listener;
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(this);
		table = new Table(this, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL | SWT.FULL_SELECTION);
		names.forEach(name -> new TableItem(table, SWT.NONE).setText(name));
		GridDataFactory.fillDefaults().grab(true, true).span(1, 2)
				.hint(SWT.DEFAULT, Math.min(ROWS, names.size()) * table.getItemHeight()).applyTo(table);
		table.addListener(SWT.Selection, event -> changed(event.detail == SWT.CHECK));
		button("Select All", true);
		button("Deselect All", false);
		start(names, value);
	}

	private void start(List<String> names, T value) {
		Set<String> wanted = value.equals(option.standard()) ? Set.of()
				: NameText.list(option.format(value)).stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
		boolean isAny = names.stream().anyMatch(name -> wanted.contains(name.toLowerCase(Locale.ROOT)));
		for (TableItem item : table.getItems()) {
			item.setChecked(!isAny || wanted.contains(item.getText().toLowerCase(Locale.ROOT)));
		}
	}

	private void button(String text, boolean isChecked) {
		Button button = new Button(this, SWT.PUSH);
		button.setText(text);
		button.addListener(SWT.Selection, event -> {
			Arrays.stream(table.getItems()).forEach(item -> item.setChecked(isChecked));
			changed(true);
		});
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(button);
	}

	private void changed(boolean isChanged) {
		if (isChanged) {
			listener.run();
		}
	}

	/**
	 * Returns the chosen names as the text form of the option's value.
	 *
	 * @throws IllegalArgumentException if no name is chosen
	 */
	String text() {
		List<String> chosen = Arrays.stream(table.getItems()).filter(TableItem::getChecked).map(TableItem::getText).toList();
		if (chosen.isEmpty()) {
			throw new IllegalArgumentException("select at least one");
		}
		return chosen.size() == table.getItemCount() ? option.format(option.standard())
				: chosen.stream().map(name -> NameText.write(name, ",")).collect(Collectors.joining(","));
	}
}
