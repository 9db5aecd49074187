package org.leeway.ui.pictures;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.ImageLoader;

/**
 * The content of a picture's file, or the reason why the file cannot be shown. Immutable.
 *
 * @param picture the picture. Empty if there is a problem
 * @param problem words that follow the name of the file and say why there is no picture. Empty if there is a picture
 */
public record PictureFile(Optional<ScaledPicture> picture, String problem) {

	/** Maximum number of pixels of a picture file that Leeway reads. */
	private static final long MOST_PIXELS = 1L << 27;

	private static final Map<Path, Known> KNOWN = new HashMap<>();

	/** A file that was read: its content, and its modification time and size in bytes when it was read. */
	private record Known(FileTime modified, long size, SoftReference<PictureFile> file) {
	}

	/** Returns whether a file is a picture, by its name. */
	public static boolean isPicture(Path file) {
		return PictureSize.isPicture(file.getFileName().toString());
	}

	/**
	 * Returns the file name patterns of all picture formats as one text, for file dialogs. The text has each pattern in
	 * small and in capital letters.
	 */
	public static String patterns() {
		return String.join(";", PictureSize.ENDINGS.stream().sorted()
				.map(ending -> "*." + ending + ";*." + ending.toUpperCase(Locale.ROOT)).toList());
	}

	/**
	 * Returns the content of a file, or the reason why the file cannot be shown. Reuses the previous result for the file if the
	 * file has not changed. Reads one file at a time. Must not be called on the UI thread.
	 */
	public static synchronized PictureFile read(Path file) {
		try {
			BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
			Known known = KNOWN.get(file);
			PictureFile same = known != null && known.modified.equals(now.lastModifiedTime()) && known.size == now.size()
					? known.file.get() : null;
			if (same != null) {
				return same;
			}
			PictureFile read = decode(file);
			KNOWN.put(file, new Known(now.lastModifiedTime(), now.size(), new SoftReference<>(read)));
			return read;
		} catch (NoSuchFileException missing) {
			return broken("is missing");
		} catch (IOException unreadable) {
			return broken("cannot be read");
		}
	}

	private static PictureFile decode(Path file) throws IOException {
		Optional<PictureSize> size = PictureSize.of(file);
		if (size.isEmpty()) {
			return broken("is not a PNG, JPEG, GIF or BMP picture");
		}
		if (size.get().pixels() > MOST_PIXELS) {
			return broken("is too large, with more than " + (MOST_PIXELS >> 20) + " million pixels");
		}
		try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
			return new PictureFile(Optional.of(ScaledPicture.of(new ImageLoader().load(in)[0])), "");
		} catch (SWTException | IllegalArgumentException | IndexOutOfBoundsException damaged) {
			return broken("is damaged");
		} catch (OutOfMemoryError tooLarge) {
			return broken("is too large for Leeway's memory");
		}
	}

	private static PictureFile broken(String problem) {
		return new PictureFile(Optional.empty(), problem);
	}
}
