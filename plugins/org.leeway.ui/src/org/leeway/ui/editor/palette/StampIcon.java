package org.leeway.ui.editor.palette;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jface.resource.ImageDescriptor;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Fragment;
import org.leeway.ui.map.editing.Stamp;
import org.leeway.ui.map.figures.FragmentPicture;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.DevicePixels;
import org.leeway.ui.theme.Icons;
import org.leeway.ui.theme.Swatch;

/** Small pictures of stamps, in the colours of a level. A stamp is a stored piece of a map that the user can paint. */
final class StampIcon {

	private static final int SIDE = 16;

	/**
	 * The images of all stamps drawn so far. Indexed by the stamp's terrain and a hash of the level's colours. Each image
	 * is drawn only once, because GEF's palette keeps all images until the end of the program.
	 */
	private static final Map<List<Object>, ImageDescriptor> KNOWN = new ConcurrentHashMap<>();

	private StampIcon() {
	}

	/**
	 * Returns the picture of a stamp. If the stamp has only objects and no terrain, returns the icon of polygons. If the level
	 * has none of the stamp's terrains, returns a grey square.
	 */
	static ImageDescriptor of(Stamp stamp, Level level) {
		int[] colours = new int[TerrainGrid.TERRAINS];
		level.getTerrainTypes().forEach((TerrainType type) -> colours[type.getId()] = Colours.rgb(type.getColour()));
		return stamp.terrain().isEmpty() ? Icons.descriptor("polygon")
				: stamp.terrain().get().on(level).map(fragment -> KNOWN.computeIfAbsent(
						List.of(fragment, Arrays.hashCode(colours)), key -> draw(fragment, colours)))
						.orElseGet(() -> Swatch.of(Colours.of(0x9E9E9E)));
	}

	private static ImageDescriptor draw(Fragment fragment, int[] colours) {
		CellRect size = FragmentPicture.fitting(fragment, SIDE);
		return ImageDescriptor.createFromImageDataProvider(zoom -> FragmentPicture.draw(fragment, colours,
				DevicePixels.of(size.width(), zoom), DevicePixels.of(size.height(), zoom), 255));
	}
}
