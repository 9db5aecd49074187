package org.leeway.ui.help;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.help.IContext2;
import org.eclipse.jface.wizard.IWizard;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** What there is help for, in the order of the list of all help. Each has a context in {@code help/contexts.xml}. */
public enum HelpTopic {
	FIRST_MINUTES, EDITOR, KEYS, FINDINGS, OUTLINE, LAYERS, ROUTES, CHOKES, CLEARANCE, FAIRNESS, COMPARE, NEW_LEVEL,
	IMPORT_LEVELS, EXPORT_LAYER, RESIZE, AGENT_FILES, SAVING_PREFERENCES, MAP_PREFERENCES, AGENT_PREFERENCES;

	/** The id of the context. */
	public String id() {
		return "org.leeway.ui." + name().toLowerCase(Locale.ROOT);
	}

	/** Has F1 show this topic, wherever in a control the keyboard is. */
	public void describe(Control control) {
		PlatformUI.getWorkbench().getHelpSystem().setHelp(control, id());
	}

	/** Has F1 show this topic on all pages of a wizard, once they have their controls. */
	public void describePages(IWizard wizard) {
		for (IWizardPage page : wizard.getPages()) {
			describe(page.getControl());
		}
	}

	/** The headline. */
	public String title() {
		return context().getTitle();
	}

	/** The text. What is bold stands in {@code <b>}, and there are no other tags. */
	public String text() {
		return context().getText().strip();
	}

	private IContext2 context() {
		return (IContext2) HelpSystem.getContext(id());
	}

	/** The topic of a context; empty if that is not one of ours. */
	static Optional<HelpTopic> of(IContext context) {
		return Arrays.stream(values()).filter(topic -> context instanceof IContext2 ours
				&& topic.title().equals(ours.getTitle())).findFirst();
	}
}
