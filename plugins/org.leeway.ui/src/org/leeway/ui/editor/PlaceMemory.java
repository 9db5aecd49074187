package org.leeway.ui.editor;

import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.QualifiedName;
import org.leeway.ui.map.canvas.MapViewport.Place;

/**
 * A store of the visible place and the zoom of the map, for each level file. The next editor of a level begins with the stored
 * place. The place is a property of the file in the workspace. For a file outside of all projects, the workspace has only a
 * temporary link, so the place is a property of the workspace itself.
 */
final class PlaceMemory {

	private static final QualifiedName PLACE = new QualifiedName("org.leeway.ui", "place");

	private PlaceMemory() {
	}

	static void remember(IFile file, Place place) {
		try {
			if (file.exists()) {
				holder(file).setPersistentProperty(name(file), place.x() + " " + place.y() + " " + place.zoom());
			}
		} catch (CoreException e) {
			ILog.get().warn("The place on the screen is not remembered for " + file.getFullPath(), e);
		}
	}

	/** Returns the stored place of a file. Empty if there is none. */
	static Optional<Place> recall(IFile file) {
		try {
			String text = file.exists() ? holder(file).getPersistentProperty(name(file)) : null;
			if (text == null) {
				return Optional.empty();
			}
			String[] numbers = text.split(" ");
			return Optional.of(new Place(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]),
					Double.parseDouble(numbers[2])));
		} catch (CoreException e) {
			return Optional.empty();
		}
	}

	private static IResource holder(IFile file) {
		return file.isLinked() ? file.getWorkspace().getRoot() : file;
	}

	private static QualifiedName name(IFile file) {
		return file.isLinked() ? new QualifiedName(PLACE.toString(), file.getLocationURI().toString()) : PLACE;
	}
}
