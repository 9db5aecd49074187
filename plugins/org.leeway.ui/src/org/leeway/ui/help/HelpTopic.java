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

/** The help topics, in the order of the help window's list. {@code help/contexts.xml} has a context for each topic. */
public enum HelpTopic {
	FIRST_MINUTES, EDITOR, KEYS, FINDINGS, OUTLINE, LAYERS, HISTORY, ROUTES, CHOKES, CLEARANCE, FAIRNESS, BALANCE, TRAFFIC, COMPARE,
	CONFLICTS, PROJECTS, NEW_LEVEL, IMPORT_LEVELS, EXPORT_LAYER, RESIZE, MESH, ELEMENTS, AGENT_FILES, SAVING_PREFERENCES, MAP_PREFERENCES,
	TEMPLATES;

	/** Returns the id of the context. */
	public String id() {
		return "org.leeway.ui." + name().toLowerCase(Locale.ROOT);
	}

	/**
	 * Sets this topic as the help of a control and of its children. F1 shows the topic while the control or one of its
	 * children has the focus.
	 */
	public void describe(Control control) {
		PlatformUI.getWorkbench().getHelpSystem().setHelp(control, id());
	}

	/** Sets this topic as the help of all pages of a wizard. Call this after the pages have created their controls. */
	public void describePages(IWizard wizard) {
		for (IWizardPage page : wizard.getPages()) {
			describe(page.getControl());
		}
	}

	/** Returns the headline. */
	public String title() {
		return context().getTitle();
	}

	/** Returns the help text of the topic. Bold parts are in {@code <b>}. There are no other tags. */
	public String text() {
		return context().getText().strip();
	}

	private IContext2 context() {
		return (IContext2) HelpSystem.getContext(id());
	}

	/** Returns the topic of a context, or empty if the context is not Leeway's. */
	static Optional<HelpTopic> of(IContext context) {
		return Arrays.stream(values()).filter(topic -> context instanceof IContext2 ours
				&& topic.title().equals(ours.getTitle())).findFirst();
	}
}
