package org.leeway.ui.editor.bars;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** A bar with a step of the tour. The buttons of the bar do the step for the user, skip the step, or end the tour. */
public final class TourBar extends MapBar {

	private final Label title;
	private final Label words;
	private final Button show;
	private final Button skip;
	private final Button end;

	/** The actions of the buttons: do the step for the user, skip the step, and end the tour. */
	public record Actions(Runnable show, Runnable skip, Runnable end) {
	}

	private Actions actions;

	public TourBar(Composite parent) {
		super(parent);
		title = new Label(this, SWT.NONE);
		title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		words = new Label(this, SWT.WRAP);
		show = button("Show Me", "Does this step for you");
		show.addListener(SWT.Selection, event -> actions.show().run());
		skip = button("Skip", "Goes to the next step");
		skip.addListener(SWT.Selection, event -> actions.skip().run());
		end = button("End Tour", "Hides the tour; Help > Tour of Leeway starts it again");
		end.addListener(SWT.Selection, event -> actions.end().run());
		GridLayoutFactory.fillDefaults().numColumns(5).margins(6, 3).spacing(6, 0).applyTo(this);
		GridDataFactory.swtDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(1, SWT.DEFAULT).applyTo(words);
	}

	/** Shows a step. */
	public void show(String heading, String text, Actions next) {
		actions = next;
		tell(heading, text, true);
	}

	/** Shows that the tour is over. The only button runs {@code close}. */
	public void showEnd(String heading, String text, Runnable close) {
		actions = new Actions(close, close, close);
		tell(heading, text, false);
	}

	private void tell(String heading, String text, boolean isStep) {
		title.setText(heading);
		words.setText(text);
		for (Button button : new Button[] {show, skip}) {
			button.setVisible(isStep);
			GridDataFactory.swtDefaults().exclude(!isStep).applyTo(button);
		}
		end.setText(isStep ? "End Tour" : "Close");
		show(true);
	}

	/** Returns whether the bar shows the step that has the given actions. */
	public boolean isShowing(Actions those) {
		return !isDisposed() && actions == those;
	}

	/** Hides the bar. */
	public void close() {
		actions = null;
		show(false);
	}
}
