package org.leeway.core.level.part;

import org.leeway.core.level.value.PicturePath;
import org.leeway.model.Underlay;
import org.leeway.pathing.geom.Envelope;

/**
 * A picture in a level that designers trace. Immutable.
 *
 * @param name possibly empty
 * @param file the path of its file, in the form of {@link PicturePath}
 * @param place in cells
 * @param opacity 0 to 1
 */
public record Picture(String name, String file, Envelope place, double opacity) {

	public static Picture of(Underlay underlay) {
		return new Picture(underlay.getName() == null ? "" : underlay.getName(), underlay.getFile(),
				new Envelope(underlay.getX(), underlay.getY(), underlay.getX() + underlay.getWidth(),
						underlay.getY() + underlay.getHeight()), underlay.getOpacity());
	}
}
