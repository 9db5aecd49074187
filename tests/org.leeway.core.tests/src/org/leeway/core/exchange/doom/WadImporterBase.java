package org.leeway.core.exchange.doom;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.option.OptionValues;

/** The fixture of tests that import WADs: a folder for the files, and methods that measure the imported meshes. */
abstract class WadImporterBase {

	@TempDir
	Path folder;

	Import read(WadBuilder wad, Map<String, String> options) throws IOException {
		return read(wad.build(), options);
	}

	Import read(byte[] wad, Map<String, String> options) throws IOException {
		WadImporter importer = new WadImporter();
		Path file = Files.write(folder.resolve("test.wad"), wad);
		return importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	static PolygonMesh mesh(Level level) {
		return level.getNavMeshes().getFirst().getMesh();
	}

	static double area(PolygonMesh polygons, int terrain) {
		NavMesh mesh = NavMesh.of(polygons);
		double sum = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.terrain(mesh.face(edge)) == terrain) {
				int a = mesh.origin(edge);
				int b = mesh.target(edge);
				sum += (mesh.x(a) * mesh.y(b) - mesh.x(b) * mesh.y(a)) / 2;
			}
		}
		return sum;
	}
}
