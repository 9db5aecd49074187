package org.leeway.ui.editor.bars;

import java.util.List;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Text;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.settings.UnitSettings;

/**
 * The controls of the size and the terrains of the displayed unit. The user can change both for the displayed unit,
 * without a change of the agent.
 */
final class UnitBar extends Composite {

	private static final int SCALE_WIDTH = 90;
	private static final int PAGE = 4;
	/** Largest number of digits that the user can type into the field for the size. */
	private static final int MOST_DIGITS = 5;
	/** The width of the field for the size, in digits. */
	private static final int DIGITS = 3;
	/**
	 * Largest number of terrains whose names the button shows. If the unit crosses more terrains, the button only
	 * shows their number.
	 */
	private static final int NAMES = 2;
	/**
	 * Largest length of the list of terrain names on the button, in characters. A longer list would not fit into a window
	 * that is 1024 pixels wide.
	 */
	private static final int LETTERS = 18;

	private final UnitSettings settings;
	private final Scale size;
	private final Text side;
	private SizeSteps steps = new SizeSteps(2);
	private final Button terrains;
	private final Button reset;
	private List<TerrainType> offered = List.of();

	UnitBar(Composite parent, UnitSettings settings) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).spacing(6).wrap(false).applyTo(this);
		new Label(this, SWT.NONE).setText("Unit size");
		size = new Scale(this, SWT.HORIZONTAL);
		size.setToolTipText("Unit size in cells, even one that no agent has (- and =)");
		size.setLayoutData(new RowData(SCALE_WIDTH, SWT.DEFAULT));
		size.addListener(SWT.Selection, event -> settings.setSize(steps.size(size.getSelection())));
		side = new Text(this, SWT.BORDER | SWT.RIGHT);
		side.setTextLimit(MOST_DIGITS);
		side.setToolTipText("Unit size in cells: type it, or press the up and down arrows");
		side.setText("0".repeat(DIGITS));
		// the field has a fixed width. Otherwise, each move of the slider would lay out the whole window, because the number
		// gets wider or narrower
		side.setLayoutData(new RowData(side.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, SWT.DEFAULT));
		side.addListener(SWT.Verify, event -> event.doit = event.text.chars().allMatch(c -> c >= '0' && c <= '9'));
		side.addListener(SWT.Modify, event -> typed());
		side.addListener(SWT.KeyDown, this::step);
		side.addListener(SWT.FocusOut, event -> showSide());
		terrains = new Button(this, SWT.PUSH);
		terrains.setToolTipText("The terrains that the unit crosses");
		terrains.addListener(SWT.Selection, event -> new TerrainsPopup(terrains, settings, offered).open());
		reset = new Button(this, SWT.PUSH);
		reset.setText("Reset");
		reset.setToolTipText("Back to the size and terrains of the agent (0)");
		reset.addListener(SWT.Selection, event -> settings.reset());
	}

	/** Shows the settings, with the terrains of a level as choices. */
	void show(Level level) {
		offered = List.copyOf(level.getTerrainTypes());
		int largest = Math.max(2, UnitSettings.largest(level));
		if (steps.largest() != largest || size.getMinimum() != 1) {
			steps = new SizeSteps(largest);
			size.setMaximum(steps.count());
			size.setMinimum(1);
			size.setPageIncrement(PAGE);
		}
		if (size.getSelection() != steps.place(settings.size())) {
			size.setSelection(steps.place(settings.size()));
		}
		if (!side.isFocusControl() || typedSize() != settings.size() && !side.getText().isEmpty()) {
			showSide();
		}
		setTerrains(settings.chosenTerrains().isEmpty() ? "Terrains..." : names() + "...");
		setResettable(settings.isOther() && settings.agent() != null);
		terrains.setEnabled(!offered.isEmpty());
	}

	private void setResettable(boolean resettable) {
		if (reset.getVisible() != resettable) {
			reset.setVisible(resettable);
			RowData data = new RowData();
			data.exclude = !resettable;
			reset.setLayoutData(data);
			reset.requestLayout();
		}
	}

	private String names() {
		List<String> names = offered.stream().filter(settings.chosenTerrains()::contains).map(TerrainType::getName)
				.toList();
		String all = String.join("+", names);
		return names.size() <= NAMES && all.length() <= LETTERS ? all
				: names.size() + (names.size() == 1 ? " terrain" : " terrains");
	}

	/** Returns the size in the field, or 0 if the field is empty. */
	private int typedSize() {
		return side.getText().isEmpty() ? 0 : Integer.parseInt(side.getText());
	}

	/**
	 * Writes the size of the unit into the field. Does nothing if the field shows this size, because writing would disturb
	 * the user's typing.
	 */
	private void showSide() {
		if (typedSize() != settings.size()) {
			side.setText(Integer.toString(settings.size()));
		}
	}

	/**
	 * Makes the typed number the size of the unit, while the field has the focus. If the number is above the largest size
	 * of the slider, the unit gets the largest size.
	 */
	private void typed() {
		if (typedSize() > 0 && side.isFocusControl()) {
			settings.setSize(Math.min(typedSize(), steps.largest()));
		}
	}

	private void step(Event event) {
		int step = event.keyCode == SWT.ARROW_UP ? 1 : event.keyCode == SWT.ARROW_DOWN ? -1 : 0;
		if (step != 0) {
			event.doit = false;
			settings.setSize(Math.clamp(settings.size() + step, 1, steps.largest()));
			side.selectAll();
		}
	}

	private void setTerrains(String text) {
		if (!terrains.getText().equals(text)) {
			terrains.setText(text);
			terrains.requestLayout();
		}
	}
}
