package org.leeway.ui.views;

import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IPartListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.part.ViewPart;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor;
import org.leeway.core.layer.Layers;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.help.HelpTopic;
import org.leeway.ui.settings.EditorSettings;

/** Shows the layers of the edited level, with their visibility, lock and opacity. */
public final class LayersView extends ViewPart implements IPartListener {

	/** The id under which the view is registered. */
	public static final String ID = "org.leeway.ui.layers";

	private static final int COLUMNS = 4;
	/** In pixels: room for the controls and shortened titles. */
	private static final int LEAST_WIDTH = 230;

	private ScrolledComposite scroll;
	private LevelEditor editor;

	@Override
	public void createPartControl(Composite parent) {
		HelpTopic.LAYERS.describe(parent);
		scroll = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
		scroll.setExpandHorizontal(true);
		scroll.setExpandVertical(true);
		getSite().getPage().addPartListener(this);
		show(getSite().getPage().getActiveEditor() instanceof LevelEditor active ? active : null);
	}

	private void show(LevelEditor shown) {
		editor = shown;
		if (scroll.getContent() != null) {
			scroll.getContent().dispose();
		}
		Composite rows = new Composite(scroll, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(6, 6).spacing(6, 0).applyTo(rows);
		if (shown == null) {
			new Label(rows, SWT.NONE).setText("No level is edited.");
		} else {
			fill(rows, shown.settings());
		}
		scroll.setContent(rows);
		scroll.setMinSize(LEAST_WIDTH, rows.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
		scroll.layout();
	}

	private static void fill(Composite rows, EditorSettings settings) {
		addWidths(rows, settings);
		for (String title : new String[] {"Show", "Lock", "Layer", "Opacity"}) {
			new Label(rows, SWT.NONE).setText(title);
		}
		for (LayerDescriptor layer : Layers.registered().reversed().stream().filter(LayerDescriptor::isDrawn).toList()) {
			LayerRow row = new LayerRow(rows, layer, settings);
			Runnable follow = row::show;
			settings.addListener(follow);
			rows.addListener(SWT.Dispose, event -> settings.removeListener(follow));
			row.show();
		}
	}

	/** Where a unit stands whose width is told. */
	private static void addWidths(Composite rows, EditorSettings settings) {
		Composite line = new Composite(rows, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).applyTo(line);
		GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(line);
		new Label(line, SWT.NONE).setText("Largest unit");
		Combo widths = new Combo(line, SWT.READ_ONLY);
		widths.setItems(Stream.of(Anchor.values()).map(Anchor::title).toArray(String[]::new));
		widths.setToolTipText("Where the unit stands whose size Clearance, Largest unit that fits and the status line tell");
		widths.addListener(SWT.Selection, event -> settings.setWidths(Anchor.values()[widths.getSelectionIndex()]));
		Runnable follow = () -> widths.select(settings.widths().ordinal());
		settings.addListener(follow);
		rows.addListener(SWT.Dispose, event -> settings.removeListener(follow));
		follow.run();
	}

	@Override
	public void partActivated(IWorkbenchPart part) {
		if (part instanceof LevelEditor active && active != editor) {
			show(active);
		}
	}

	@Override
	public void partClosed(IWorkbenchPart part) {
		if (part == editor) {
			show(null);
		}
	}

	@Override
	public void partBroughtToTop(IWorkbenchPart part) {
		partActivated(part);
	}

	@Override
	public void partDeactivated(IWorkbenchPart part) {
		// keeps showing the editor that was active last
	}

	@Override
	public void partOpened(IWorkbenchPart part) {
		// partActivated shows the editor
	}

	@Override
	public void setFocus() {
		Control content = scroll.getContent();
		if (content != null) {
			content.setFocus();
		}
	}

	@Override
	public void dispose() {
		getSite().getPage().removePartListener(this);
		super.dispose();
	}
}
