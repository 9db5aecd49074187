package org.leeway.core.level.packed;

import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;

import org.leeway.core.level.LevelFrame;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelObjects;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.Acceptance;
import org.leeway.core.level.part.Conflict;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.MeshLayer;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.part.Throughput;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.ObstacleRef;

/** A writer of the bytes of a level. {@link HeaderReader} reads them in the same order. */
final class HeaderWriter {

	private final DataOutput out;

	/** A writer of one element of a list, or of a value that may be missing. */
	private interface Part<T> {
		void write(T value) throws IOException;
	}

	HeaderWriter(DataOutput out) {
		this.out = out;
	}

	void write(LevelHeader level) throws IOException {
		text(level.name());
		frame(level.frame());
		list(level.terrains(), this::terrain);
		list(level.agents(), this::agent);
		objects(level.objects());
		intent(level.intent());
		list(level.conflicts(), this::conflict);
	}

	private void frame(LevelFrame frame) throws IOException {
		out.writeInt(frame.width());
		out.writeInt(frame.height());
		out.writeDouble(frame.cellScale());
		choice(frame.diagonals());
		choice(frame.places().frame());
		out.writeDouble(frame.places().originX());
		out.writeDouble(frame.places().originY());
		out.writeBoolean(frame.places().yUp());
		list(frame.places().axes(), this::text);
	}

	private void terrain(Terrain terrain) throws IOException {
		out.writeByte(terrain.id());
		text(terrain.name());
		out.writeInt(terrain.rgb());
		text(terrain.glyph());
		out.writeDouble(terrain.speed());
		choice(terrain.pattern());
		text(terrain.picture());
		out.writeBoolean(terrain.isRemovable());
	}

	private void agent(Agent agent) throws IOException {
		text(agent.name());
		out.writeInt(agent.size());
		capability(agent.capability());
		optional(agent.unit().obstacleRadius());
		optional(agent.body().radius());
		optional(agent.body().length());
		optional(agent.body().width());
		out.writeDouble(agent.motion().turningRadius());
		out.writeBoolean(agent.motion().reverses());
		out.writeDouble(agent.motion().speed());
		optional(agent.motion().acceleration());
		optional(agent.motion().turnRate());
	}

	private void capability(Capability capability) throws IOException {
		out.writeShort(capability.terrains().length);
		for (int terrain : capability.terrains()) {
			out.writeByte(terrain);
		}
	}

	private void objects(LevelObjects objects) throws IOException {
		list(objects.scene().circles(), this::circle);
		list(objects.scene().polygons(), this::polygon);
		list(objects.spawnPoints(), this::spawn);
		list(objects.notes(), this::note);
		list(objects.meshLayers(), this::mesh);
		list(objects.names().circles(), this::text);
		list(objects.names().polygons(), this::text);
		list(objects.names().spawns(), this::text);
		list(sorted(objects.removable()), obstacle -> {
			choice(obstacle.kind());
			out.writeInt(obstacle.index());
		});
	}

	/** Returns references in a fixed order, because the order of a set differs from run to run. */
	private static List<ObstacleRef> sorted(Set<ObstacleRef> obstacles) {
		return obstacles.stream().sorted(Comparator.comparing(ObstacleRef::kind).thenComparing(ObstacleRef::index)).toList();
	}

	private void circle(Circle circle) throws IOException {
		out.writeDouble(circle.x());
		out.writeDouble(circle.y());
		out.writeDouble(circle.radius());
	}

	private void polygon(Polygon polygon) throws IOException {
		out.writeInt(polygon.size());
		for (int i = 0; i < polygon.size(); i++) {
			out.writeDouble(polygon.x(i));
			out.writeDouble(polygon.y(i));
		}
	}

	private void spawn(SpawnPoint spawn) throws IOException {
		cell(spawn.cell());
		list(spawn.agents(), this::text);
		optional(spawn.heading());
		out.writeInt(spawn.party().player().orElse(-1));
		text(spawn.party().team());
	}

	private void note(Note note) throws IOException {
		text(note.name());
		text(note.text());
		rectangle(note.cells());
		out.writeInt(note.rgb());
		choice(note.objective().kind());
		out.writeDouble(note.objective().amount());
	}

	private void mesh(MeshLayer mesh) throws IOException {
		text(mesh.name());
		optional(mesh.stored(), stored -> PackedMesh.write(stored, out));
		optional(mesh.options(), this::options);
	}

	private void options(MeshOptions options) throws IOException {
		capability(options.capability());
		out.writeBoolean(options.keepTerrains());
		out.writeDouble(options.circleTolerance());
		out.writeDouble(options.simplification());
	}

	private void intent(DesignIntent intent) throws IOException {
		list(new TreeMap<>(intent.minChokes()).entrySet(), entry -> {
			text(entry.getKey());
			out.writeInt(entry.getValue());
		});
		list(intent.accepted(), this::acceptance);
		list(intent.probes(), this::probe);
		out.writeBoolean(intent.startsApart());
		out.writeLong(intent.minArea());
		choice(intent.symmetry());
		list(intent.scales().factors(), out::writeInt);
		choice(intent.scales().shrink());
		optional(intent.balance().time());
		optional(intent.balance().area());
		optional(intent.balance().lanes());
	}

	private void acceptance(Acceptance accepted) throws IOException {
		text(accepted.rule());
		text(accepted.agent());
		cell(accepted.cell());
		text(accepted.note());
	}

	private void probe(ProbedPath probe) throws IOException {
		text(probe.name());
		text(probe.agent());
		cell(probe.start());
		cell(probe.goal());
		out.writeBoolean(probe.required());
		out.writeDouble(probe.maxCost());
		out.writeDouble(probe.maxExcess());
		text(probe.request().planner());
		text(probe.request().options());
		optional(probe.request().startHeading());
		optional(probe.request().goalHeading());
		throughput(probe.throughput());
	}

	private void throughput(Throughput demand) throws IOException {
		out.writeInt(demand.units());
		out.writeDouble(demand.seconds());
		out.writeInt(demand.returning());
		text(demand.back());
	}

	private void conflict(Conflict conflict) throws IOException {
		text(conflict.what());
		optional(conflict.cells(), this::rectangle);
	}

	private void rectangle(CellRect cells) throws IOException {
		out.writeInt(cells.x());
		out.writeInt(cells.y());
		out.writeInt(cells.width());
		out.writeInt(cells.height());
	}

	private void cell(Cell cell) throws IOException {
		out.writeInt(cell.x());
		out.writeInt(cell.y());
	}

	private void choice(Enum<?> value) throws IOException {
		out.writeByte(value.ordinal());
	}

	private void text(String text) throws IOException {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		out.writeInt(bytes.length);
		out.write(bytes);
	}

	private void optional(OptionalDouble value) throws IOException {
		out.writeBoolean(value.isPresent());
		if (value.isPresent()) {
			out.writeDouble(value.getAsDouble());
		}
	}

	private <T> void optional(Optional<T> value, Part<T> part) throws IOException {
		out.writeBoolean(value.isPresent());
		if (value.isPresent()) {
			part.write(value.get());
		}
	}

	private <T> void list(Collection<T> values, Part<T> part) throws IOException {
		out.writeInt(values.size());
		for (T value : values) {
			part.write(value);
		}
	}
}
