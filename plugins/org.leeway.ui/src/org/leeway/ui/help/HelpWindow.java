package org.leeway.ui.help;

import java.util.Arrays;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/**
 * A window with all help topics in a list, and the text of the selected topic beside the list. The window is modeless, and Escape
 * closes it.
 */
final class HelpWindow extends Dialog {

	private static final int MARGIN = 12;
	private static final int WIDTH = 760;
	private static final int HEIGHT = 540;

	private final Shell owner;
	private List topics;
	private Label title;
	private StyledText text;

	/** @param owner the window in front of which the help window stays */
	HelpWindow(Shell owner) {
		super(owner);
		this.owner = owner;
		setShellStyle(SWT.SHELL_TRIM | SWT.MODELESS);
		setBlockOnOpen(false);
	}

	/**
	 * Returns whether the help window can show help for the active shell. True if the active shell is the help window or its
	 * owner, or if no shell is active.
	 *
	 * @param shell the active shell. Null if no shell is active
	 */
	boolean belongsTo(Shell shell) {
		return shell == null || shell == owner || shell == getShell();
	}

	/** Returns whether the window is open. */
	boolean isOpen() {
		return getShell() != null && !getShell().isDisposed();
	}

	/** Shows a topic, and gives the keyboard focus to the list of topics. */
	void show(HelpTopic topic) {
		topics.select(topic.ordinal());
		topics.showSelection();
		showText(topic);
		getShell().setActive();
		topics.setFocus();
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText("Leeway Help");
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		SashForm area = new SashForm(parent, SWT.HORIZONTAL);
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, HEIGHT).applyTo(area);
		topics = new List(area, SWT.SINGLE | SWT.V_SCROLL | SWT.BORDER);
		Arrays.stream(HelpTopic.values()).map(HelpTopic::title).forEach(topics::add);
		topics.addListener(SWT.Selection, event -> showText(HelpTopic.values()[topics.getSelectionIndex()]));
		Composite page = new Composite(area, SWT.BORDER);
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(0, MARGIN).applyTo(page);
		page.setBackground(page.getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND));
		title = new Label(page, SWT.WRAP);
		title.setFont(JFaceResources.getHeaderFont());
		title.setBackground(page.getBackground());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
		text = new StyledText(page, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		text.setAlwaysShowScrollBars(false);
		text.setLineSpacing(3);
		text.setCaret(null);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(text);
		area.setWeights(1, 2);
		return area;
	}

	private void showText(HelpTopic topic) {
		StyledHelp help = StyledHelp.of(topic.text().replace("\n", "\n\n"));
		title.setText(topic.title());
		text.setText(help.text());
		text.setStyleRanges(help.bold().toArray(StyleRange[]::new));
		title.requestLayout();
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, true);
	}

	/** Returns the settings that store the size and the place of the window. */
	@Override
	protected IDialogSettings getDialogBoundsSettings() {
		IDialogSettings all = PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(HelpWindow.class))
				.getDialogSettings();
		return DialogSettings.getOrCreateSection(all, "help");
	}
}
