import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

import org.recast4j.detour.MeshTile;
import org.recast4j.detour.NavMesh;
import org.recast4j.detour.Poly;
import org.recast4j.detour.io.MeshSetReader;

/**
 * A program that loads a set of tiles from a file of Detour. References to polygons in the file have 32 bits. Prints the
 * numbers of tiles, polygons and links, and the walkable radius.
 */
final class Recast4j {

	private static final int VERTICES = 6;

	public static void main(String[] arguments) throws Exception {
		NavMesh mesh = new MeshSetReader().read32Bit(ByteBuffer.wrap(Files.readAllBytes(Path.of(arguments[0]))), VERTICES);
		int tiles = 0;
		int polys = 0;
		int links = 0;
		float radius = 0;
		for (int i = 0; i < mesh.getMaxTiles(); i++) {
			MeshTile tile = mesh.getTile(i);
			if (tile != null && tile.data != null && tile.data.header != null) {
				tiles++;
				polys += tile.data.header.polyCount;
				radius = tile.data.header.walkableRadius;
				for (Poly poly : tile.data.polys) {
					for (int link = tile.polyLinks[poly.index]; link != NavMesh.DT_NULL_LINK; link = tile.links.get(link).next) {
						links++;
					}
				}
			}
		}
		System.out.println(tiles + " " + polys + " " + links + " " + radius);
	}
}
