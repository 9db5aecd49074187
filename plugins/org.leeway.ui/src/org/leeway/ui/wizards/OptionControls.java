package org.leeway.ui.wizards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * The controls of the options that a format declares. If another format is chosen, the values of the hidden options are kept.
 * Long labels wrap, and many options scroll, so that the other controls of a page stay visible.
 */
final class OptionControls extends ScrolledComposite {

	/**
	 * Maximum width of a label, in pixels. With this limit, a label and a text field fit next to each other on a wizard
	 * page.
	 */
	private static final int LABEL = 330;
	/** Preferred width of a text field, in pixels. */
	private static final int FIELD = 170;
	/**
	 * Maximum height of the visible controls, in pixels. If the controls need more height, they scroll. With this
	 * limit, a wizard fits on a screen of 720 pixels.
	 */
	private static final int HEIGHT = 300;

	private final Composite content;
	private final Map<TypedOption<?>, Supplier<String>> texts = new LinkedHashMap<>();
	private OptionValues chosen = OptionValues.STANDARD;
	private List<TypedOption<?>> shown = List.of();
	private Map<TypedOption<?>, List<String>> names = Map.of();
	private Runnable listener = () -> {
		// no listener yet
	};

	OptionControls(Composite parent) {
		super(parent, SWT.V_SCROLL);
		content = new Composite(this, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(content);
		setContent(content);
		setExpandHorizontal(true);
		setExpandVertical(true);
		setShowFocusedControl(true);
		addListener(SWT.Resize, event -> scrollAll());
	}

	/** Updates the height of the scrolled controls, which depends on the wrapping of the labels. */
	private void scrollAll() {
		setMinHeight(sizeOfAll(Math.max(1, getClientArea().width), false).y);
	}

	/**
	 * Returns the size of all controls, in pixels. Without options the size is 0, although SWT's default size would be
	 * larger.
	 */
	private Point sizeOfAll(int widthHint, boolean changed) {
		return shown.isEmpty() ? new Point(0, 0) : content.computeSize(widthHint, SWT.DEFAULT, changed);
	}

	@Override
	public Point computeSize(int widthHint, int heightHint, boolean changed) {
		Point all = sizeOfAll(widthHint, changed);
		int bar = all.y > HEIGHT ? getVerticalBar().getSize().x : 0;
		return new Point(widthHint == SWT.DEFAULT ? all.x + bar : widthHint,
				heightHint == SWT.DEFAULT ? Math.min(all.y, HEIGHT) : heightHint);
	}

	/** Sets the listener, which runs when the user changes a value. */
	void onChange(Runnable toTell) {
		listener = toTell;
	}

	/**
	 * Replaces the values of all options, also the values that the user has entered. Removes all controls. The next
	 * {@link #show} creates controls with the new values.
	 */
	void start(OptionValues values) {
		show(List.of());
		chosen = values;
	}

	/** Shows the controls of some options in place of the present controls, with the values that were chosen last. */
	void show(List<TypedOption<?>> options) {
		show(options, Map.of());
	}

	/**
	 * Shows the controls of some options in place of the present controls, with the values that were chosen last.
	 *
	 * @param choices names from which the user chooses, indexed by option. Other options take any text
	 */
	void show(List<TypedOption<?>> options, Map<TypedOption<?>, List<String>> choices) {
		if (options.equals(shown) && choices.equals(names)) {
			return;
		}
		chosen = values();
		names = Map.copyOf(choices);
		for (Control control : content.getChildren()) {
			control.dispose();
		}
		texts.clear();
		shown = List.copyOf(options);
		shown.forEach(this::add);
		content.layout();
		scrollAll();
		requestLayout();
	}

	private void add(TypedOption<?> option) {
		Supplier<String> text = names.containsKey(option) ? list(option, names.get(option)) : switch (option) {
		case TypedOption.Flag flag -> check(flag);
		case TypedOption.Whole number -> spinner(number);
		case TypedOption.Choice<?> choice -> combo(choice);
		case TypedOption.Text words -> field(words);
		case TypedOption.Decimal number -> field(number);
		case TypedOption.Limits limits -> field(limits);
		};
		texts.put(option, text);
	}

	private Supplier<String> check(TypedOption.Flag flag) {
		Button check = new Button(content, SWT.CHECK);
		check.setText(sentence(flag));
		check.setSelection(chosen.get(flag));
		GridDataFactory.swtDefaults().span(2, 1).applyTo(check);
		check.addListener(SWT.Selection, event -> listener.run());
		return () -> Boolean.toString(check.getSelection());
	}

	private <T> Supplier<String> list(TypedOption<T> option, List<String> choices) {
		((GridData) label(option).getLayoutData()).verticalAlignment = SWT.BEGINNING;
		NameChoice<T> list = new NameChoice<>(content, option, choices, chosen.get(option), () -> listener.run());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(list);
		return list::text;
	}

	private Supplier<String> spinner(TypedOption.Whole number) {
		label(number);
		Spinner spinner = new Spinner(content, SWT.BORDER);
		spinner.setValues(chosen.get(number), number.least(), number.most(), 0, 1, 10);
		spinner.addListener(SWT.Selection, event -> listener.run());
		return () -> Integer.toString(spinner.getSelection());
	}

	private Supplier<String> combo(TypedOption.Choice<?> choice) {
		label(choice);
		Combo combo = new Combo(content, SWT.READ_ONLY);
		combo.setItems(choice.range().split("\\|"));
		combo.setText(text(choice));
		combo.addListener(SWT.Selection, event -> listener.run());
		return combo::getText;
	}

	/** Adds a text field. An empty field stands for the standard value. */
	private <T> Supplier<String> field(TypedOption<T> words) {
		label(words);
		Text field = new Text(content, SWT.BORDER);
		field.setText(text(words));
		field.setToolTipText(words.range());
		field.addListener(SWT.Modify, event -> listener.run());
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(FIELD, SWT.DEFAULT).applyTo(field);
		return () -> field.getText().isBlank() ? words.format(words.standard()) : field.getText();
	}

	private <T> String text(TypedOption<T> option) {
		return option.format(chosen.get(option));
	}

	private Label label(TypedOption<?> option) {
		Label label = new Label(content, SWT.WRAP);
		label.setText(sentence(option) + ":");
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER)
				.hint(Math.min(LABEL, label.computeSize(SWT.DEFAULT, SWT.DEFAULT).x), SWT.DEFAULT).applyTo(label);
		return label;
	}

	private static String sentence(TypedOption<?> option) {
		String description = option.description();
		return description.substring(0, 1).toUpperCase(Locale.ROOT) + description.substring(1);
	}

	/** Sets the value of an option that is not shown. */
	<T> void choose(TypedOption<T> hidden, T value) {
		chosen = chosen.with(hidden, value);
	}

	/** Returns an error message about the first field with an invalid text. Empty if all texts are valid. */
	Optional<String> problem() {
		for (Map.Entry<TypedOption<?>, Supplier<String>> each : texts.entrySet()) {
			try {
				each.getKey().parse(each.getValue().get());
			} catch (IllegalArgumentException wrong) {
				return Optional.of(sentence(each.getKey()) + ": " + wrong.getMessage());
			}
		}
		return Optional.empty();
	}

	/** Returns the chosen values, including the values of options that were shown earlier. Leaves out invalid texts. */
	OptionValues values() {
		OptionValues values = chosen;
		for (Map.Entry<TypedOption<?>, Supplier<String>> each : texts.entrySet()) {
			try {
				values = values.withText(each.getKey(), each.getValue().get());
			} catch (IllegalArgumentException wrong) {
				// problem() returns the error
			}
		}
		return values;
	}
}
