package org.leeway.ui.app;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IPartService;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.forms.events.HyperlinkAdapter;
import org.eclipse.ui.forms.events.HyperlinkEvent;
import org.eclipse.ui.forms.widgets.FormText;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.intro.IIntroManager;
import org.eclipse.ui.part.IntroPart;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.wizards.ImportLevelWizard;
import org.leeway.ui.wizards.NewLevelWizard;

/**
 * The welcome page, which the product shows at its first start and with <i>Help &gt; Welcome</i>. The page shows where
 * to begin, and the first five minutes with the sample level. The keyboard suffices: Tab moves from link to link, Enter
 * follows a link.
 */
public final class WelcomePart extends IntroPart {

	/** The width of the steps, in pixels. All columns together fit on a screen with a width of 1280 pixels. */
	private static final int STEPS_WIDTH = 520;
	private static final int BEGIN_WIDTH = 260;

	private final Runnable closer;
	private FormToolkit toolkit;
	private Hyperlink first;

	/** Creates the page that the workbench shows. */
	public WelcomePart() {
		closer = () -> {
			IIntroManager pages = PlatformUI.getWorkbench().getIntroManager();
			// puts the page into standby before it closes. Otherwise, if an editor is active, an empty, maximised stack of
			// views would stay on the screen
			pages.setIntroStandby(this, true);
			pages.closeIntro(this);
		};
	}

	/** @param closer closes the page */
	WelcomePart(Runnable closer) {
		this.closer = closer;
	}

	@Override
	public void createPartControl(Composite parent) {
		toolkit = new FormToolkit(parent.getDisplay());
		ScrolledForm form = toolkit.createScrolledForm(parent);
		Composite body = form.getBody();
		GridLayoutFactory.fillDefaults().numColumns(3).margins(36, 36).spacing(32, 24).applyTo(body);
		createHead(body);
		createBeginning(column(body, "Get Started", BEGIN_WIDTH));
		createSteps(column(body, HelpTopic.FIRST_MINUTES.title(), STEPS_WIDTH));
		createMap(column(body, "The Sample Level", SampleMap.WIDTH));
		HelpTopic.FIRST_MINUTES.describe(form);
		form.reflow(true);
		giveWayToEditors(form);
	}

	private void createHead(Composite body) {
		Composite head = toolkit.createComposite(body);
		GridLayoutFactory.fillDefaults().spacing(0, 6).applyTo(head);
		GridDataFactory.fillDefaults().span(3, 1).applyTo(head);
		Label name = toolkit.createLabel(head, "Leeway");
		Font large = FontDescriptor.createFrom(JFaceResources.getHeaderFont()).increaseHeight(10)
				.createFont(name.getDisplay());
		name.setFont(large);
		name.addDisposeListener(event -> large.dispose());
		toolkit.createLabel(head, "A level editor that knows which unit fits where.");
	}

	private Composite column(Composite body, String title, int width) {
		Composite column = toolkit.createComposite(body);
		GridLayoutFactory.fillDefaults().margins(2, 2).spacing(0, 12).applyTo(column);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).hint(width, SWT.DEFAULT).applyTo(column);
		Label label = toolkit.createLabel(column, title);
		label.setFont(JFaceResources.getHeaderFont());
		return column;
	}

	private void createBeginning(Composite column) {
		first = link(column, "Take the tour", "Six steps in the editor, which waits until each is done", () -> {
					close();
					Tour.begin();
				});
		link(column, "Open the sample level",
				"A harbour with five findings. Help > Help Contents keeps these steps open beside it", () -> {
					close();
					SampleWorkspace.openFirst();
				});
		link(column, "Create a new level...", "Terrain and units of your own", () -> run(new NewLevelWizard()));
		link(column, "Import maps...", "From Tiled, LDtk, DOOM and MovingAI, from PNG images and height grids",
				() -> run(new ImportLevelWizard()));
		link(column, "Go to the editor", "Help > Welcome brings this page back, F1 explains what you are looking at", this::close);
	}

	private Hyperlink link(Composite column, String text, String explanation, Runnable action) {
		Composite pair = toolkit.createComposite(column);
		GridLayoutFactory.fillDefaults().margins(2, 2).spacing(0, 2).applyTo(pair);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(pair);
		Hyperlink link = toolkit.createHyperlink(pair, text, SWT.NONE);
		link.setFont(JFaceResources.getHeaderFont());
		link.addHyperlinkListener(new HyperlinkAdapter() {
			@Override
			public void linkActivated(HyperlinkEvent event) {
				// later, because the action may dispose the link
				link.getDisplay().asyncExec(action);
			}
		});
		GridDataFactory.fillDefaults().grab(true, false).applyTo(toolkit.createLabel(pair, explanation, SWT.WRAP));
		return link;
	}

	private void createSteps(Composite column) {
		for (String step : HelpTopic.FIRST_MINUTES.text().split("\n")) {
			FormText text = toolkit.createFormText(column, false);
			text.setText("<form><p>" + step + "</p></form>", true, false);
			GridDataFactory.fillDefaults().grab(true, false).hint(STEPS_WIDTH, SWT.DEFAULT).applyTo(text);
		}
	}

	private void createMap(Composite column) {
		toolkit.adapt(new SampleMap(column));
		GridDataFactory.fillDefaults().hint(SampleMap.WIDTH, SWT.DEFAULT).applyTo(toolkit.createLabel(column,
				"The harbour for the agent " + SampleMap.AGENT + ": blue is reachable, orange is cut off, yellow is too narrow.", SWT.WRAP));
	}

	/** Runs a wizard, and closes the page if the wizard finishes. */
	private void run(IWorkbenchWizard wizard) {
		wizard.init(PlatformUI.getWorkbench(), StructuredSelection.EMPTY);
		if (new WizardDialog(first.getShell(), wizard).open() == Window.OK) {
			close();
		}
	}

	private void close() {
		closer.run();
	}

	/** Closes the page when an editor opens, because the page would hide the editor. */
	private void giveWayToEditors(Control page) {
		IPartService parts = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getPartService();
		IPartListener2 listener = new IPartListener2() {

			@Override
			public void partOpened(IWorkbenchPartReference part) {
				if (part instanceof IEditorReference) {
					// later, because the workbench is still opening the editor
					page.getDisplay().asyncExec(() -> {
						if (!page.isDisposed()) {
							close();
						}
					});
				}
			}
		};
		parts.addPartListener(listener);
		page.addDisposeListener(event -> parts.removePartListener(listener));
	}

	@Override
	public void standbyStateChanged(boolean standby) {
		// the page is the same in either state
	}

	@Override
	public void setFocus() {
		first.setFocus();
	}

	@Override
	public void dispose() {
		toolkit.dispose();
		super.dispose();
	}
}
