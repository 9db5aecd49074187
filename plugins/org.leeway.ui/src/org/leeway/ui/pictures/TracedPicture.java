package org.leeway.ui.pictures;

import java.util.Optional;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.model.Underlay;

/**
 * The file of a picture to trace as it was read last. It is an adapter of the model's object and no part of the level: no
 * step of undo and no file has it. Used on the thread of the user interface only.
 */
public final class TracedPicture extends AdapterImpl {

	private String name;
	private PictureFile file;

	private TracedPicture() {
	}

	/** What was read; empty before. */
	public static Optional<PictureFile> of(Underlay underlay) {
		return adapter(underlay).filter(known -> known.name.equals(underlay.getFile())).map(known -> known.file);
	}

	private static Optional<TracedPicture> adapter(Underlay underlay) {
		return Optional.ofNullable((TracedPicture) EcoreUtil.getExistingAdapter(underlay, TracedPicture.class));
	}

	/** Remembers what was read; null for nothing yet. */
	public static void set(Underlay underlay, PictureFile read) {
		TracedPicture known = adapter(underlay).orElseGet(() -> {
			TracedPicture first = new TracedPicture();
			underlay.eAdapters().add(first);
			return first;
		});
		known.name = underlay.getFile();
		known.file = read;
	}

	/** The picture in words: its name or its file, and why it is not to be seen. */
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
