package org.leeway.ui.wizards;

import java.io.IOException;
import java.util.stream.IntStream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.files.FailureText;
import org.leeway.core.jobs.AnswerJob;
import org.leeway.pathing.Progress;

/**
 * A preview of an export. Shows a picture of the level, the beginning of the file, and the parts of the level that the file
 * will not have.
 */
final class ExportPreview extends Composite {

	private static final Point SIZE = new Point(200, 140);

	private final Canvas canvas;
	private final Text text;
	private final Label losses;
	private final AnswerJob<ExportChoice, Answer> job;
	private ExportSample sample;
	private Image picture;
	private ExportChoice shown;

	/**
	 * A sample, or the reason why there is none.
	 *
	 * @param sample the sample. Null if there is none
	 * @param problem the reason. Empty if there is a sample
	 */
	private record Answer(ExportSample sample, String problem) {

		static Answer of(ExportChoice choice, Progress progress) {
			try {
				return new Answer(ExportSample.of(choice, SIZE.x, SIZE.y, progress), "");
			} catch (IOException e) {
				return new Answer(null, FailureText.of(e));
			}
		}
	}

	ExportPreview(Composite parent) {
		super(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(this);
		Label title = new Label(this, SWT.NONE);
		title.setText("Preview:");
		GridDataFactory.fillDefaults().span(2, 1).applyTo(title);
		canvas = new Canvas(this, SWT.DOUBLE_BUFFERED);
		GridDataFactory.swtDefaults().hint(SIZE).align(SWT.BEGINNING, SWT.BEGINNING).applyTo(canvas);
		canvas.addListener(SWT.Paint, event -> paint(event.gc));
		text = new Text(this, SWT.MULTI | SWT.READ_ONLY | SWT.BORDER | SWT.H_SCROLL | SWT.V_SCROLL);
		text.setFont(JFaceResources.getTextFont());
		text.addTraverseListener(event -> event.doit |= event.detail == SWT.TRAVERSE_TAB_NEXT
				|| event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
		GridDataFactory.fillDefaults().grab(true, true).hint(280, SIZE.y).applyTo(text);
		losses = new Label(this, SWT.WRAP);
		GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(SIZE.x + 280, SWT.DEFAULT).applyTo(losses);
		Display display = getDisplay();
		job = new AnswerJob<>("Making a preview of the export", Answer::of, answer -> display.asyncExec(() -> show(answer)));
		job.setSystem(true);
		addListener(SWT.Dispose, event -> dispose(job));
	}

	private void dispose(AnswerJob<?, ?> running) {
		running.cancel();
		if (picture != null) {
			picture.dispose();
		}
	}

	/** Shows the preview of a choice, as soon as a background job has computed it. */
	void show(ExportChoice choice) {
		if (!choice.equals(shown)) {
			shown = choice;
			job.request(choice);
		}
	}

	private void show(Answer answer) {
		if (isDisposed()) {
			return;
		}
		sample = answer.sample;
		if (picture != null) {
			picture.dispose();
		}
		picture = sample == null ? null : new Image(getDisplay(), sample.picture());
		text.setText(sample == null ? answer.problem : sample.text());
		losses.setText(sample == null || sample.losses().isEmpty() ? "" : "Not in the file: " + sample.losses());
		canvas.redraw();
		layout();
	}

	private void paint(GC gc) {
		if (picture == null) {
			return;
		}
		gc.drawImage(picture, 0, 0);
		gc.setAntialias(SWT.ON);
		gc.setForeground(getDisplay().getSystemColor(SWT.COLOR_BLACK));
		for (var line : sample.lines()) {
			int[] corners = line.stream().flatMapToInt(at -> IntStream.of(pixel(at.x()), pixel(at.y()))).toArray();
			if (line.size() == 1) {
				gc.drawOval(corners[0] - 1, corners[1] - 1, 2, 2);
			} else {
				gc.drawPolyline(corners);
			}
		}
	}

	private int pixel(double cells) {
		return (int) Math.round(cells * sample.pixelsPerCell());
	}
}
