package org.leeway.ui.pictures;

import java.util.Optional;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.model.Underlay;

/**
 * The content of a traced picture's file when it was last read. The content is stored as an adapter of the
 * {@link Underlay}. So the content is not part of the level, of undo steps or of level files. Used on the UI thread
 * only.
 */
public final class TracedPicture extends AdapterImpl {

	private String name;
	private PictureFile file;

	private TracedPicture() {
	}

	/** Returns the content of the picture's file, or empty if the file has not been read yet. */
	public static Optional<PictureFile> of(Underlay underlay) {
		return adapter(underlay).filter(known -> known.name.equals(underlay.getFile())).map(known -> known.file);
	}

	private static Optional<TracedPicture> adapter(Underlay underlay) {
		return Optional.ofNullable((TracedPicture) EcoreUtil.getExistingAdapter(underlay, TracedPicture.class));
	}

	/** Sets the content of the picture's file. Null if the file has not been read yet. */
	public static void set(Underlay underlay, PictureFile read) {
		TracedPicture known = adapter(underlay).orElseGet(() -> {
			TracedPicture first = new TracedPicture();
			underlay.eAdapters().add(first);
			return first;
		});
		known.name = underlay.getFile();
		known.file = read;
	}

	/** Returns a text with the picture's name or file. If the picture cannot be shown, the text has the reason too. */
	public static String describe(Underlay underlay) {
		String name = underlay.getName() == null || underlay.getName().isBlank() ? fileName(underlay) : underlay.getName();
		String problem = of(underlay).map(PictureFile::problem).filter(words -> !words.isEmpty())
				.map(words -> (name.equals(fileName(underlay)) ? " " : ", " + fileName(underlay) + " ") + words).orElse("");
		return name + problem;
	}

	private static String fileName(Underlay underlay) {
		return underlay.getFile().substring(underlay.getFile().lastIndexOf('/') + 1);
	}

	@Override
	public boolean isAdapterForType(Object type) {
		return type == TracedPicture.class;
	}
}
