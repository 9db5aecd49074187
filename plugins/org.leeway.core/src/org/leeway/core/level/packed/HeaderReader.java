package org.leeway.core.level.packed;

import java.io.DataInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

import org.leeway.core.level.LevelFrame;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelObjects;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.Acceptance;
import org.leeway.core.level.part.BalanceLimits;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ObjectNames;
import org.leeway.core.level.part.Objective;
import org.leeway.core.level.part.Party;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.part.Throughput;
import org.leeway.model.AnnotationKind;
import org.leeway.model.GameFrame;
import org.leeway.model.TerrainPattern;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.scale.Scales;
import org.leeway.pathing.scale.Shrink;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;

/** A reader of the bytes that {@link HeaderWriter} writes. */
final class HeaderReader {

	private final DataInput in;

	/** A reader of one element of a list, or of a value that may be missing. */
	private interface Part<T> {
		T read() throws IOException;
	}

	HeaderReader(DataInput in) {
		this.in = in;
	}

	LevelHeader read() throws IOException {
		return new LevelHeader(text(), frame(), list(this::terrain), list(this::agent), objects(), intent(),
				list(this::conflict));
	}

	private LevelFrame frame() throws IOException {
		return new LevelFrame(in.readInt(), in.readInt(), in.readDouble(), choice(Diagonals.values()), new GamePlaces(
				choice(GameFrame.values()), in.readDouble(), in.readDouble(), in.readBoolean(), list(this::text)));
	}

	private Terrain terrain() throws IOException {
		return new Terrain(in.readUnsignedByte(), text(), in.readInt(), text(), in.readDouble(), choice(TerrainPattern.values()),
				text(), in.readBoolean());
	}

	private Agent agent() throws IOException {
		String name = text();
		GridUnit unit = new GridUnit(in.readInt(), capability(), number());
		Body body = new Body(number(), number(), number());
		return new Agent(name, unit, body,
				new Motion(in.readDouble(), in.readBoolean(), in.readDouble(), number(), number()));
	}

	private Capability capability() throws IOException {
		int[] terrains = new int[in.readUnsignedShort()];
		for (int i = 0; i < terrains.length; i++) {
			terrains[i] = in.readUnsignedByte();
		}
		return Capability.of(terrains);
	}

	private LevelObjects objects() throws IOException {
		Scene scene = Scene.of(list(() -> new Circle(in.readDouble(), in.readDouble(), in.readDouble())), list(this::polygon));
		return new LevelObjects(scene, list(this::spawn), list(this::note), list(this::mesh), List.of(),
				new ObjectNames(list(this::text), list(this::text), list(this::text)),
				Set.copyOf(list(() -> new ObstacleRef(choice(ObstacleRef.Kind.values()), in.readInt()))));
	}

	private Polygon polygon() throws IOException {
		double[] coordinates = new double[2 * in.readInt()];
		for (int i = 0; i < coordinates.length; i++) {
			coordinates[i] = in.readDouble();
		}
		return Polygon.of(coordinates);
	}

	private SpawnPoint spawn() throws IOException {
		return new SpawnPoint(cell(), new LinkedHashSet<>(list(this::text)), number(), party());
	}

	private Party party() throws IOException {
		int player = in.readInt();
		return new Party(player < 0 ? OptionalInt.empty() : OptionalInt.of(player), text());
	}

	private Note note() throws IOException {
		return new Note(text(), text(), rectangle(), in.readInt(),
				new Objective(choice(AnnotationKind.values()), in.readDouble()));
	}

	private MeshLayer mesh() throws IOException {
		return new MeshLayer(text(), optional(() -> PackedMesh.read(in)), optional(this::options));
	}

	private MeshOptions options() throws IOException {
		return new MeshOptions(capability(), in.readBoolean(), in.readDouble(), in.readDouble());
	}

	private DesignIntent intent() throws IOException {
		Map<String, Integer> minChokes = new LinkedHashMap<>();
		for (int left = in.readInt(); left > 0; left--) {
			minChokes.put(text(), in.readInt());
		}
		return new DesignIntent(minChokes, list(() -> new Acceptance(text(), text(), cell(), text())), list(this::probe),
				in.readBoolean(), in.readLong(), choice(Symmetry.values()),
				new Scales(list(in::readInt), choice(Shrink.values())), new BalanceLimits(number(), number(), number()));
	}

	private ProbedPath probe() throws IOException {
		return new ProbedPath(text(), text(), cell(), cell(), in.readBoolean(), in.readDouble(), in.readDouble(),
				new ProbeRequest(text(), text(), number(), number()), new Throughput(in.readInt(), in.readDouble(), in.readInt(), text()));
	}

	private Conflict conflict() throws IOException {
		return new Conflict(text(), optional(this::rectangle));
	}

	private CellRect rectangle() throws IOException {
		return new CellRect(in.readInt(), in.readInt(), in.readInt(), in.readInt());
	}

	private Cell cell() throws IOException {
		return new Cell(in.readInt(), in.readInt());
	}

	private <T> T choice(T[] values) throws IOException {
		return values[in.readUnsignedByte()];
	}

	private String text() throws IOException {
		byte[] bytes = new byte[in.readInt()];
		in.readFully(bytes);
		return new String(bytes, StandardCharsets.UTF_8);
	}

	private OptionalDouble number() throws IOException {
		return in.readBoolean() ? OptionalDouble.of(in.readDouble()) : OptionalDouble.empty();
	}

	private <T> Optional<T> optional(Part<T> part) throws IOException {
		return in.readBoolean() ? Optional.of(part.read()) : Optional.empty();
	}

	private <T> List<T> list(Part<T> part) throws IOException {
		List<T> all = new ArrayList<>();
		for (int left = in.readInt(); left > 0; left--) {
			all.add(part.read());
		}
		return all;
	}
}
