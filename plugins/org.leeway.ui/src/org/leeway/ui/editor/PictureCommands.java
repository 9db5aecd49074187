package org.leeway.ui.editor;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.commands.CompoundCommand;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.util.TransferDropTargetListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.ide.IDE;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.LevelFactory;
import org.leeway.model.Underlay;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.elements.PictureChooser;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.pictures.PictureSize;
import org.leeway.ui.settings.MapLayers;

/**
 * The commands that add and select pictures to trace. Users add pictures with a dialog, or drop picture files on the
 * map.
 */
public final class PictureCommands {

	private final EditorContext editor;
	private final EditPartViewer viewer;

	PictureCommands(EditorContext editor) {
		this.editor = editor;
		this.viewer = editor.viewer();
	}

	/** Asks for picture files and adds the pictures. */
	public void add() {
		FileDialog dialog = PictureChooser.dialog(editor.site().getShell(), SWT.OPEN | SWT.MULTI, "Add Picture to Trace",
				editor.level(), null);
		if (dialog.open() != null) {
			add(Stream.of(dialog.getFileNames()).map(name -> Path.of(dialog.getFilterPath(), name)).toList());
		}
	}

	/** Adds pictures in one undo step, and selects them. Each picture gets the largest size at which it fits into the map. */
	public void add(List<Path> files) {
		CompoundCommand all = new CompoundCommand(files.size() == 1 ? "Add picture" : "Add pictures");
		List<Underlay> added = files.stream().flatMap(this::underlay).toList();
		added.forEach(each -> all.add(new AddCommand<>("Add picture", editor.level().getUnderlays(), each)));
		if (!added.isEmpty()) {
			editor.activateTool("select");
			editor.settings().layers().setVisible(MapLayers.UNDERLAYS, true);
			editor.execute(all);
			viewer.deselectAll();
			added.forEach(this::appendSelection);
			editor.focusMap();
		}
	}

	private Stream<Underlay> underlay(Path file) {
		try {
			return PictureSize.of(file).map(size -> fitted(file, size)).or(() -> {
				refuse(file, "is not a PNG, JPEG, GIF or BMP picture");
				return Optional.empty();
			}).stream();
		} catch (IOException unreadable) {
			refuse(file, "cannot be read");
			return Stream.empty();
		}
	}

	private void refuse(Path file, String reason) {
		MessageDialog.openError(editor.site().getShell(), "Picture Not Added", file.getFileName() + " " + reason + ".");
	}

	private Underlay fitted(Path file, PictureSize size) {
		TerrainGrid map = editor.level().getTerrain();
		double scale = Math.min((double) map.width() / size.width(), (double) map.height() / size.height());
		Underlay underlay = LevelFactory.eINSTANCE.createUnderlay();
		underlay.setFile(OpenDocuments.fileOf(editor.level()).map(level -> PicturePath.of(level, file))
				.orElse(file.toString()));
		underlay.setWidth(size.width() * scale);
		underlay.setHeight(size.height() * scale);
		underlay.setX((map.width() - underlay.getWidth()) / 2);
		underlay.setY((map.height() - underlay.getHeight()) / 2);
		return underlay;
	}

	private void appendSelection(Underlay underlay) {
		if (viewer.getEditPartRegistry().get(underlay) instanceof EditPart part) {
			viewer.appendSelection(part);
			viewer.reveal(part);
		}
	}

	/**
	 * Selects the picture after the selected picture. If no picture is selected, or the last picture of the level, selects the
	 * first picture. Users need this command, because a click on the map selects the objects over a picture.
	 */
	public void selectNext() {
		List<Underlay> all = editor.level().getUnderlays();
		if (all.isEmpty()) {
			editor.tell("The level has no picture: Level > Add Picture to Trace adds one");
			return;
		}
		Object selected = ((List<?>) viewer.getSelectedEditParts()).stream().map(part -> ((EditPart) part).getModel())
				.filter(all::contains).reduce((first, last) -> last).orElse(null);
		editor.activateTool("select");
		editor.settings().layers().setVisible(MapLayers.UNDERLAYS, true);
		viewer.deselectAll();
		appendSelection(all.get((all.indexOf(selected) + 1) % all.size()));
		editor.focusMap();
	}

	/** Lets the user drop files on the map. Pictures are added, and other files are opened. */
	void takeDrops() {
		viewer.addDropTargetListener((TransferDropTargetListener) new FileDrop());
	}

	/** A listener for files that are dropped on the map. */
	private final class FileDrop extends DropTargetAdapter implements TransferDropTargetListener {

		@Override
		public Transfer getTransfer() {
			return FileTransfer.getInstance();
		}

		@Override
		public boolean isEnabled(DropTargetEvent event) {
			return true;
		}

		@Override
		public void dragEnter(DropTargetEvent event) {
			event.detail = (event.operations & DND.DROP_COPY) != 0 ? DND.DROP_COPY : DND.DROP_LINK;
		}

		@Override
		public void dragOperationChanged(DropTargetEvent event) {
			dragEnter(event);
		}

		@Override
		public void drop(DropTargetEvent event) {
			if (event.data instanceof String[] files) {
				dropped(Stream.of(files).map(Path::of).toList());
			}
		}
	}

	void dropped(List<Path> files) {
		List<Path> pictures = files.stream().filter(PictureFile::isPicture).toList();
		add(pictures);
		files.stream().filter(file -> !pictures.contains(file)).forEach(this::open);
	}

	/**
	 * Opens a file in an editor. If Leeway reads the format of the file, opens it as a level. Otherwise opens it in the
	 * editor that the workbench chooses.
	 */
	private void open(Path file) {
		try {
			IFileStore store = EFS.getLocalFileSystem().getStore(file.toUri());
			if (Formats.registered().reading(file).isPresent()) {
				editor.site().getPage().openEditor(new FileStoreEditorInput(store), editor.site().getId());
			} else {
				IDE.openEditorOnFileStore(editor.site().getPage(), store);
			}
		} catch (PartInitException e) {
			editor.tell(e.getMessage());
		}
	}
}
