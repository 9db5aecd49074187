package org.leeway.web.eclipse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.doom.WadImporter;
import org.leeway.core.exchange.godot.scene.SceneImporter;
import org.leeway.core.exchange.grid.AsciiGridImporter;
import org.leeway.core.exchange.grid.PgmImporter;
import org.leeway.core.exchange.grid.PngImporter;
import org.leeway.core.exchange.grid.RawImporter;
import org.leeway.core.exchange.ldtk.LdtkImporter;
import org.leeway.core.exchange.leeway.LeewayImporter;
import org.leeway.core.exchange.movingai.MovingAiImporter;
import org.leeway.core.exchange.tiled.TmjImporter;
import org.leeway.core.exchange.tiled.TmxImporter;
import org.leeway.core.exchange.warzone.WarzoneImporter;
import org.leeway.core.exchange.zeroad.ZeroAdImporter;
import org.leeway.core.extension.Contribution;

/** The formats that the plug-in core contributes. Leaves out formats that need the files of a game or of core. */
public final class BuiltInFormats {

	private static final List<Contribution> FORMATS = List.of(
			format("leeway", "Leeway level", "a level with everything the editor knows about it", "leeway", LeewayImporter::new,
					"\\d+ x \\d+\\s*"),
			format("movingai", "MovingAI map", "the terrain of a level, one character per cell", "map", MovingAiImporter::new, "map\\s*"),
			format("doom", "DOOM WAD", "maps of DOOM, one level per map, with a mesh of their floors", "wad", WadImporter::new),
			format("0ad", "0 A.D. map", "a map of 0 A.D., with the units and the buildings of the game", "pmp", ZeroAdImporter::new),
			format("warzone", "Warzone 2100 map", "maps of Warzone 2100, one level per map of an archive", "wz,map", WarzoneImporter::new),
			format("tscn", "Godot scene", "the tiles and the bodies of a scene of Godot 4", "tscn", SceneImporter::new),
			format("ldtk", "LDtk project", "levels of the editor LDtk, with a terrain for each value of their layers", "ldtk",
					LdtkImporter::new),
			format("tmx", "Tiled map", "map of Tiled in XML, with a tile for each value", "tmx", TmxImporter::new),
			format("tmj", "Tiled map in JSON", "the same as tmx in JSON", "tmj", TmjImporter::new),
			format("pgm", "Portable graymap", "graymap of 8 bits, or of 16 if a value needs them", "pgm", PgmImporter::new),
			format("raw16", "16-bit heightmap", "bare little-endian uint16, row by row, as Unity and Unreal read heightmaps", "raw,r16",
					RawImporter::new),
			format("asc", "ESRI ASCII grid", "grid for geographic programs", "asc", AsciiGridImporter::new),
			format("png", "Heatmap image",
					"heatmap in the colours of the editor; when read, an image with a terrain for each colour", "png", PngImporter::new));

	private BuiltInFormats() {
	}

	/** Makes the formats known to the module. */
	public static void register() {
		BuiltIn.use(FORMATS);
	}

	private static BuiltIn format(String id, String title, String summary, String extensions, Supplier<Importer> importer) {
		return new BuiltIn("format", importer, Map.of("id", id, "title", title, "summary", summary, "extensions", extensions,
				"importer", importer.get().getClass().getName()));
	}

	private static BuiltIn format(String id, String title, String summary, String extensions, Supplier<Importer> importer,
			String rowsAfter) {
		Map<String, String> attributes = new HashMap<>(format(id, title, summary, extensions, importer).attributes());
		attributes.put("rowsAfter", rowsAfter);
		return new BuiltIn("format", importer, attributes);
	}
}
