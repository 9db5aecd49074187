package org.leeway.ui.pictures;

import java.util.Optional;

import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.leeway.core.colour.Colour;
import org.leeway.core.level.value.PicturePath;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;

/**
 * The content of a picture's file, as Leeway has read it last. Stored as an adapter of the owner of the picture, a
 * {@link TerrainType} or an {@link Underlay}. So the content is not part of the level, of undo steps or of level files.
 * Used on the UI thread only.
 */
public final class KnownPicture extends AdapterImpl {

	private String path;
	private PictureFile file;
	/** The picture that {@link #inCellsOf} returned last. Null before the first call. */
	private CellPicture cells;

	private KnownPicture() {
	}

	/** Returns the content of the picture's file. Empty if there is no picture, or if its file has not been read yet. */
	public static Optional<PictureFile> of(EObject owner) {
		return adapter(owner).filter(known -> known.path.equals(PicturePath.file(owner))).map(known -> known.file);
	}

	/** Returns the picture that fills the cells of a terrain. Empty if there is none, or if it cannot be shown. */
	public static Optional<CellPicture> inCellsOf(TerrainType terrain) {
		return of(terrain).flatMap(PictureFile::picture).flatMap(picture -> adapter(terrain)
				.map(known -> known.inCells(picture, Colour.parse(terrain.getColour()))));
	}

	private CellPicture inCells(ScaledPicture picture, int rgb) {
		if (cells == null || !cells.shows(picture, rgb)) {
			cells = new CellPicture(picture, rgb);
		}
		return cells;
	}

	private static Optional<KnownPicture> adapter(EObject owner) {
		return Optional.ofNullable((KnownPicture) EcoreUtil.getExistingAdapter(owner, KnownPicture.class));
	}

	/**
	 * Sets the content of the picture's file.
	 *
	 * @param owner must have a picture
	 * @param read the content. Null if the file has not been read yet
	 * @return whether the content or the path of the file has changed
	 */
	public static boolean set(EObject owner, PictureFile read) {
		KnownPicture known = adapter(owner).orElseGet(() -> {
			KnownPicture first = new KnownPicture();
			owner.eAdapters().add(first);
			return first;
		});
		boolean isOther = known.file != read || !PicturePath.file(owner).equals(known.path);
		known.path = PicturePath.file(owner);
		known.file = read;
		return isOther;
	}

	/**
	 * Returns the name of a picture's owner, which is a terrain or an {@link Underlay}. If the owner has no name, returns the
	 * name of the picture's file. If the picture cannot be shown, the reason follows the name.
	 */
	public static String describe(EObject owner) {
		String own = owner instanceof TerrainType terrain ? terrain.getName() : ((Underlay) owner).getName();
		String name = own == null || own.isBlank() ? fileName(owner) : own;
		return name + problem(owner).map(words -> name.equals(fileName(owner)) ? words.substring(name.length()) : ", " + words)
				.orElse("");
	}

	/** Returns the name of the picture's file and the reason why the picture cannot be shown. Empty if there is no problem. */
	public static Optional<String> problem(EObject owner) {
		return of(owner).map(PictureFile::problem).filter(words -> !words.isEmpty()).map(words -> fileName(owner) + " " + words);
	}

	private static String fileName(EObject owner) {
		String file = PicturePath.file(owner);
		return file == null ? "" : file.substring(file.lastIndexOf('/') + 1);
	}

	@Override
	public boolean isAdapterForType(Object type) {
		return type == KnownPicture.class;
	}
}
