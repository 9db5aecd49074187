package org.leeway.ui.wizards;

import java.util.Optional;
import java.util.function.IntConsumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.leeway.core.exchange.terrain.NearColours;
import org.leeway.core.text.Counts;

/** The controls that merge similar colours of images, with a preview of the result. */
final class NearColoursRow extends Composite {

	private final Spinner spinner;
	private final Label count;
	private final ColourPreview preview;

	/** @param toMerge called when the user has chosen a distance. Merges colours up to this distance */
	NearColoursRow(Composite parent, IntConsumer toMerge) {
		super(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).applyTo(this);
		new Label(this, SWT.NONE).setText("Merge similar colours up to a distance of:");
		spinner = new Spinner(this, SWT.BORDER);
		spinner.setValues(0, 0, NearColours.MOST, 0, 5, 50);
		spinner.setToolTipText("Colours of antialiased edges are merged into the nearest more frequent colour. Black and white are "
				+ NearColours.MOST + " apart.");
		spinner.addListener(SWT.Selection, event -> toMerge.accept(spinner.getSelection()));
		preview = new ColourPreview(this);
		GridDataFactory.swtDefaults().span(1, 2).align(SWT.END, SWT.BEGINNING).grab(true, false).applyTo(preview);
		count = new Label(this, SWT.NONE);
		GridDataFactory.fillDefaults().span(2, 1).align(SWT.FILL, SWT.BEGINNING).applyTo(count);
		setVisible(false);
	}

	/** Sets the displayed distance, but merges no colours. */
	void start(int distance) {
		spinner.setSelection(distance);
	}

	/**
	 * Shows the number of colours in the image, and the number after similar colours are merged. If there is a sample of the
	 * image, also shows the sample in the colours of the terrains.
	 */
	void show(TerrainRows rows, Optional<ColourPreview.Sample> sample) {
		count.setText(Counts.of(rows.colours(), "colour") + " in the image"
				+ (rows.mergedColours() < rows.colours() ? ", " + Counts.digits(rows.mergedColours()) + " after merging" : ""));
		sample.ifPresent(seen -> preview.show(seen, rows));
		layout();
	}
}
