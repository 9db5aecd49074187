package org.leeway.ui.wizards;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.PaletteData;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.files.AtomicFile;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Underlay;

/** A helper that adds the picture of an imported map to its level, as a background for tracing. */
final class TracedMap {

	private TracedMap() {
	}

	/**
	 * Writes the picture beside the file of a level, and adds it to the level. Must not be called on the UI thread.
	 *
	 * @param file the file of the level, which may not exist yet
	 */
	static void add(RenderedMap picture, Level level, IFile file) throws IOException, CoreException {
		IFile image = unused(file);
		ImageLoader writer = new ImageLoader();
		writer.data = new ImageData[] {data(picture)};
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		writer.save(bytes, SWT.IMAGE_PNG);
		AtomicFile.writeOwn(image.getLocation().toPath(), bytes::writeTo);
		image.refreshLocal(IResource.DEPTH_ZERO, null);
		Underlay underlay = LevelFactory.eINSTANCE.createUnderlay();
		underlay.setFile(image.getName());
		underlay.setWidth(level.getTerrain().width());
		underlay.setHeight(level.getTerrain().height());
		level.getUnderlays().add(underlay);
	}

	private static IFile unused(IFile level) {
		String stem = level.getName().substring(0, level.getName().length() - level.getFileExtension().length() - 1);
		IFile image = level.getParent().getFile(IPath.fromOSString(stem + ".png"));
		for (int number = 2; Files.exists(location(image), LinkOption.NOFOLLOW_LINKS); number++) {
			image = level.getParent().getFile(IPath.fromOSString(stem + "-" + number + ".png"));
		}
		return image;
	}

	private static Path location(IFile file) {
		return file.getLocation().toPath();
	}

	private static ImageData data(RenderedMap picture) {
		ImageData data = new ImageData(picture.width(), picture.height(), 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		data.alphaData = new byte[picture.argb().length];
		for (int i = 0; i < picture.argb().length; i++) {
			data.setPixel(i % picture.width(), i / picture.width(), picture.argb()[i] & 0xFFFFFF);
			data.alphaData[i] = (byte) (picture.argb()[i] >>> 24);
		}
		return data;
	}
}
