package org.leeway.ui.search;

import java.util.List;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.StyledCellLabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.leeway.core.text.Counts;
import org.leeway.ui.help.HelpTopic;

/**
 * A dialog with a text field and a list of the matching objects, findings, terrains, agents and cells of the level. The arrow keys
 * choose a row, Enter shows the item of the row on the map, and Escape closes the dialog.
 */
final class FindDialog extends Dialog {

	/** Maximum number of rows that the list shows. */
	private static final int MOST = 200;
	/** The bounds of the dialog when it was closed last, in this session. */
	private static final IDialogSettings BOUNDS = new DialogSettings("find");
	private static String last = "";

	private final SearchItems items;
	private Text words;
	private TableViewer list;
	private Label state;

	FindDialog(Shell parent, SearchItems items) {
		super(parent);
		this.items = items;
		setShellStyle(SWT.DIALOG_TRIM | SWT.RESIZE | SWT.APPLICATION_MODAL);
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText("Find in Level");
	}

	@Override
	protected IDialogSettings getDialogBoundsSettings() {
		return BOUNDS;
	}

	@Override
	protected Point getInitialSize() {
		Point size = super.getInitialSize();
		return new Point(Math.max(size.x, 560), Math.max(size.y, 420));
	}

	@Override
	protected Control createContents(Composite parent) {
		Composite area = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		GridLayoutFactory.swtDefaults().applyTo(area);
		HelpTopic.EDITOR.describe(area);
		words = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		words.setMessage("Object, finding, terrain, agent, or a cell such as 12,30");
		words.setText(last);
		words.selectAll();
		GridDataFactory.fillDefaults().grab(true, false).applyTo(words);
		list = new TableViewer(area, SWT.SINGLE | SWT.FULL_SELECTION | SWT.BORDER | SWT.V_SCROLL);
		GridDataFactory.fillDefaults().grab(true, true).hint(500, 300).applyTo(list.getTable());
		list.setContentProvider(ArrayContentProvider.getInstance());
		list.setLabelProvider(new Rows(new LocalResourceManager(JFaceResources.getResources(), list.getTable())));
		list.addDoubleClickListener(event -> go());
		state = new Label(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(state);
		words.addListener(SWT.Modify, event -> show());
		words.addListener(SWT.KeyDown, this::key);
		words.addListener(SWT.DefaultSelection, event -> {
			if (event.detail != SWT.ICON_CANCEL && event.detail != SWT.ICON_SEARCH) {
				go();
			}
		});
		list.getTable().addListener(SWT.DefaultSelection, event -> go());
		show();
		words.setFocus();
		applyDialogFont(area);
		return area;
	}

	/** The label of a row: the icon and the name, and then the kind and the place in a pale colour. */
	private static final class Rows extends StyledCellLabelProvider {

		private final LocalResourceManager images;

		Rows(LocalResourceManager images) {
			this.images = images;
		}

		@Override
		public void update(ViewerCell cell) {
			SearchItem item = (SearchItem) cell.getElement();
			StyledString text = new StyledString(item.name());
			if (!item.kind().isEmpty()) {
				text.append("  " + item.kind(), StyledString.QUALIFIER_STYLER);
			}
			cell.setText(text.getString());
			cell.setStyleRanges(text.getStyleRanges());
			cell.setImage(images.get(item.icon()));
			super.update(cell);
		}
	}

	private void show() {
		List<SearchItem> found = items.find(words.getText());
		list.setInput(found.subList(0, Math.min(MOST, found.size())));
		select(0);
		state.setText(Counts.digits(found.size()) + " of " + Counts.digits(items.count())
				+ (found.size() <= MOST ? "" : " (" + Counts.digits(MOST) + " listed)"));
	}

	private void key(Event event) {
		Table table = list.getTable();
		int page = Math.max(1, table.getClientArea().height / Math.max(1, table.getItemHeight()) - 1);
		int step = switch (event.keyCode) {
		case SWT.ARROW_DOWN -> 1;
		case SWT.ARROW_UP -> -1;
		case SWT.PAGE_DOWN -> page;
		case SWT.PAGE_UP -> -page;
		default -> 0;
		};
		if (step != 0) {
			event.doit = false;
			select(table.getSelectionIndex() + step);
		}
	}

	private void select(int row) {
		Table table = list.getTable();
		if (table.getItemCount() > 0) {
			table.setSelection(Math.clamp(row, 0, table.getItemCount() - 1));
			table.showSelection();
		}
	}

	private void go() {
		if (list.getStructuredSelection().getFirstElement() instanceof SearchItem item) {
			last = words.getText();
			close();
			items.go(item);
		}
	}
}
