package org.leeway.ui.presenter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.FilesJob;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Level;
import org.leeway.model.Underlay;
import org.leeway.ui.document.OpenDocuments;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.PictureFrames.Frame;
import org.leeway.ui.map.layers.PictureFrames;
import org.leeway.ui.map.layers.PlacedPicture;
import org.leeway.ui.pictures.KnownPicture;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.settings.EditorSettings;
import org.leeway.ui.settings.MapLayers;

/**
 * The presenter of the pictures of terrains, and of the background pictures that designers trace. A background job reads the
 * pictures. If another program changes a picture, the job reads it again. Until the job is done, the last pictures stay.
 */
public final class PicturePresenter implements IResourceChangeListener {

	private final Level level;
	private final EditorSettings settings;
	private final LevelRootPart root;
	private final Runnable changed;
	private final Display display = Display.getCurrent();
	private final LatestQuery<List<Path>, Map<Path, PictureFile>> query;
	private volatile Map<Path, PictureFile> known = Map.of();
	private boolean disposed;

	/** @param changed runs after a picture of the level has changed. May call {@link #follow} */
	PicturePresenter(Level level, EditorSettings settings, LevelRootPart root, Runnable changed) {
		this.level = level;
		this.settings = settings;
		this.root = root;
		this.changed = changed;
		this.query = new LatestQuery<>(answers -> new FilesJob<>("Reading pictures of " + level.getName(), PictureFile::read,
				answers), this::take);
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
	}

	/** Reads and shows the pictures that the level has now. */
	public void follow() {
		List<Path> files = files();
		if (files.isEmpty()) {
			query.forget();
			known = Map.of();
		} else {
			query.ask(files);
		}
		show();
	}

	/** Checks the files of all pictures, and reads the pictures whose files have changed since they were last read. */
	public void checkFiles() {
		List<Path> files = files();
		if (!files.isEmpty() && !disposed) {
			query.request(files);
		}
	}

	private List<Path> files() {
		return PicturePath.owners(level).stream().flatMap(owner -> file(owner).stream()).distinct().toList();
	}

	private Optional<Path> file(EObject owner) {
		return OpenDocuments.fileOf(level).flatMap(path -> PicturePath.resolve(path, PicturePath.file(owner)));
	}

	/**
	 * Returns the content of the file of an element's picture. Null if the element has no such file, or if the file has not
	 * been read yet.
	 */
	private PictureFile read(EObject owner) {
		return file(owner).map(known::get).orElse(null);
	}

	private void take(Map<Path, PictureFile> read) {
		Map<Path, PictureFile> next = new HashMap<>(known);
		next.putAll(read);
		next.keySet().retainAll(files());
		if (!known.equals(next)) {
			known = Map.copyOf(next);
			show();
		}
	}

	private void show() {
		long others = PicturePath.owners(level).stream().filter(owner -> KnownPicture.set(owner, read(owner))).count();
		showUnderlays();
		if (others > 0) {
			changed.run();
		}
	}

	private void showUnderlays() {
		List<PlacedPicture> pictures = new ArrayList<>();
		List<Frame> frames = new ArrayList<>();
		int alpha = settings.layers().alpha(MapLayers.UNDERLAYS);
		for (Underlay underlay : level.getUnderlays()) {
			PictureFile read = read(underlay);
			if (read != null && read.picture().isPresent()) {
				pictures.add(new PlacedPicture(read.picture().get(), underlay.getX(), underlay.getY(), underlay.getWidth(),
						underlay.getHeight(), (int) Math.round(underlay.getOpacity() * alpha)));
			} else if (alpha > 0) {
				frames.add(new Frame(underlay.getX(), underlay.getY(), underlay.getWidth(), underlay.getHeight(),
						underlay.getFile() + (read == null ? ": reading" : " " + read.problem())));
			}
		}
		root.showUnderlays(pictures, new PictureFrames(frames));
	}

	/** Handles a change of files in the workspace. Any thread may call this. */
	@Override
	public void resourceChanged(IResourceChangeEvent event) {
		try {
			event.getDelta().accept(delta -> {
				if (isPicture(delta) && !display.isDisposed()) {
					display.asyncExec(this::checkFiles);
				}
				return true;
			});
		} catch (CoreException e) {
			ILog.get().error("Changes of pictures cannot be seen", e);
		}
	}

	private boolean isPicture(IResourceDelta delta) {
		IPath location = known.isEmpty() ? null : delta.getResource().getLocation();
		return location != null && known.containsKey(location.toPath());
	}

	void dispose() {
		disposed = true;
		ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
		query.close();
		root.showUnderlays(List.of(), PictureFrames.NONE);
	}
}
