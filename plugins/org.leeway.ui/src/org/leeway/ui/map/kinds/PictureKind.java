package org.leeway.ui.map.kinds;

import java.util.Map;

import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.Underlay;
import org.leeway.pathing.paint.Placement;
import org.leeway.pathing.util.Decimal;
import org.leeway.ui.pictures.KnownPicture;
import org.leeway.ui.settings.MapLayers;

/**
 * The kind of background pictures, which designers trace. A picture stays upright: a turn or a flip of the map only moves the
 * picture's middle.
 */
final class PictureKind extends ObjectKind<Underlay> {

	PictureKind() {
		super(Literals.LEVEL__UNDERLAYS, "picture", "Pictures", MapLayers.UNDERLAYS);
	}

	@Override
	public String place(Underlay picture) {
		return "at " + Decimal.format(picture.getX()) + ", " + Decimal.format(picture.getY());
	}

	@Override
	public String listing(Underlay picture) {
		return KnownPicture.describe(picture);
	}

	@Override
	public boolean hasPartners() {
		return false;
	}

	@Override
	public Map<EStructuralFeature, Object> image(Underlay picture, Placement placement) {
		if (placement.isMove()) {
			return Map.of(Literals.UNDERLAY__X, placement.x(picture.getX(), picture.getY()),
					Literals.UNDERLAY__Y, placement.y(picture.getX(), picture.getY()));
		}
		double x = picture.getX() + picture.getWidth() / 2;
		double y = picture.getY() + picture.getHeight() / 2;
		return Map.of(Literals.UNDERLAY__X, placement.x(x, y) - picture.getWidth() / 2,
				Literals.UNDERLAY__Y, placement.y(x, y) - picture.getHeight() / 2);
	}
}
