package org.leeway.ui.editor.bars;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Scale;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.ui.settings.UnitSettings;

/** The controls of the unit that the map shows the level for: size and terrains, those of the agent or others. */
final class UnitBar extends Composite {

	private static final int SCALE_WIDTH = 80;
	private static final int PAGE = 4;
	/** A size with the longest text. */
	private static final int LONGEST = 100;
	/** The number of terrain names that there is room for. */
	private static final int NAMES = 2;

	private final UnitSettings settings;
	private final Scale size;
	private final Label side;
	private final Button terrains;
	private final Button reset;
	private List<TerrainType> offered = List.of();

	UnitBar(Composite parent, UnitSettings settings) {
		super(parent, SWT.NONE);
		this.settings = settings;
		RowLayoutFactory.fillDefaults().center(true).spacing(6).wrap(false).applyTo(this);
		new Label(this, SWT.NONE).setText("Unit size");
		size = new Scale(this, SWT.HORIZONTAL);
		size.setToolTipText("The side of the unit in cells, also one that no agent has (- and =)");
		size.setLayoutData(new RowData(SCALE_WIDTH, SWT.DEFAULT));
		size.addListener(SWT.Selection, event -> settings.setSize(size.getSelection()));
		side = new Label(this, SWT.NONE);
		side.setText(text(LONGEST));
		// a fixed width, so that moving the slider does not lay out the window
		side.setLayoutData(new RowData(side.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, SWT.DEFAULT));
		terrains = new Button(this, SWT.PUSH);
		terrains.setToolTipText("The terrains that the unit crosses");
		terrains.addListener(SWT.Selection, event -> new TerrainsPopup(terrains, settings, offered).open());
		reset = new Button(this, SWT.PUSH);
		reset.setText("Reset");
		reset.setToolTipText("Size and terrains of the agent again (0)");
		reset.addListener(SWT.Selection, event -> settings.reset());
	}

	/** Shows the settings, and offers the terrains of a level. */
	void show(Level level) {
		offered = List.copyOf(level.getTerrainTypes());
		int largest = Math.max(2, UnitSettings.largest(level));
		if (size.getMaximum() != largest || size.getMinimum() != 1) {
			size.setMaximum(largest);
			size.setMinimum(1);
			size.setPageIncrement(PAGE);
		}
		if (size.getSelection() != settings.size()) {
			size.setSelection(settings.size());
		}
		side.setText(text(settings.size()));
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
		return names.size() > NAMES ? names.size() + " terrains" : names.stream().collect(Collectors.joining("+"));
	}

	private static String text(int size) {
		return size + " x " + size;
	}

	private void setTerrains(String text) {
		if (!terrains.getText().equals(text)) {
			terrains.setText(text);
			terrains.requestLayout();
		}
	}
}
