package org.leeway.ui.elements;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.theme.Enablement;

/** A dialog for the values of a new or changed terrain or agent, which accepts only values that can be saved. */
abstract class ElementDialog extends TitleAreaDialog {

	/** The number of rows of a list that are visible without scrolling. */
	private static final int ROWS = 7;

	private final String title;
	private final Level level;
	/** A copy of the level, in which the dialog tests values. The level itself does not change. */
	private final Level trial;
	private final EObject element;
	private Map<EStructuralFeature, Object> values = Map.of();

	/**
	 * Creates a dialog that tests new values in a copy of the level.
	 *
	 * @param elementOf finds the terrain or agent in the copy of the level. If the element is new, the function adds it to the
	 * copy
	 */
	ElementDialog(Shell shell, String title, Level level, Function<Level, EObject> elementOf) {
		super(shell);
		this.title = title;
		this.level = level;
		this.trial = EcoreUtil.copy(level);
		this.element = elementOf.apply(trial);
	}

	/**
	 * Returns the values of the fields.
	 *
	 * @param owner the level that contains the terrains in the values
	 * @throws IllegalArgumentException if a field has no valid value. The message is for the user
	 */
	abstract Map<EStructuralFeature, Object> values(Level owner);

	/** Creates the fields of the element, in two columns. */
	abstract void fill(Composite area);

	/** Opens the dialog and returns the new values. Empty if the user cancels. */
	Optional<Map<EStructuralFeature, Object>> ask() {
		return open() == OK ? Optional.of(values) : Optional.empty();
	}

	@Override
	protected void okPressed() {
		values = values(level);
		super.okPressed();
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(title);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		setTitle(title);
		HelpTopic.ELEMENTS.describe(parent);
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 12).spacing(12, 8).applyTo(area);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		fill(area);
		return area;
	}

	Text text(Composite area, String label, String value) {
		label(area, label);
		Text text = new Text(area, SWT.BORDER);
		text.setText(value == null ? "" : value);
		text.addListener(SWT.Modify, event -> update());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
		return text;
	}

	static void label(Composite area, String label) {
		new Label(area, SWT.NONE).setText(label);
	}

	/** Adds a list of elements with check marks to the dialog. Returns the list. */
	<T> Table checks(Composite area, String label, List<T> elements, Function<T, String> name, Predicate<T> isChecked) {
		label(area, label);
		Table table = new Table(area, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
		for (T each : elements) {
			TableItem item = new TableItem(table, SWT.NONE);
			item.setText(name.apply(each));
			item.setChecked(isChecked.test(each));
		}
		table.addListener(SWT.Selection, event -> update());
		GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, ROWS * table.getItemHeight()).applyTo(table);
		return table;
	}

	/**
	 * Returns the elements with a check mark.
	 *
	 * @param elements the elements of the rows
	 */
	static <T> List<T> checked(Table table, List<T> elements) {
		return IntStream.range(0, table.getItemCount()).filter(row -> table.getItem(row).getChecked())
				.mapToObj(elements::get).toList();
	}

	static double number(Text text) {
		try {
			return Decimal.parse(text.getText().strip());
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException("\"" + text.getText() + "\" is not a number");
		}
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		update();
	}

	/**
	 * Checks whether the values of all fields are valid. If a value is not valid, shows the reason and disables OK. Call this
	 * after a field has changed.
	 */
	void update() {
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok == null) {
			return;
		}
		String problem;
		try {
			Map<EStructuralFeature, Object> tried = values(trial);
			problem = LevelFiles.problem(element, copy -> tried.forEach(copy::eSet)).orElse(null);
		} catch (IllegalArgumentException e) {
			problem = e.getMessage();
		}
		setErrorMessage(problem);
		Enablement.set(problem == null, ok);
	}
}
