package org.leeway.pathing.hierarchy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;

/**
 * A graph for fast path searches on a map, for all agents of the map. The map is divided into square clusters, and nodes
 * lie where agents cross from one cluster to the next. Each edge has a cost, and states the terrains and the size of the
 * agents that can use it. Immutable.
 * <p>
 * D. Harabor and A. Botea, <i>Hierarchical Path Planning for Multi-Size Agents in Heterogeneous Environments</i>, CIG 2008.
 * The package description lists how this graph differs from the graph in the paper.
 */
public final class AbstractGraph {

	/** The shortest side of a cluster, in cells. */
	public static final int MIN_SIDE = 2;
	/** The longest side of a cluster, in cells. */
	public static final int MAX_SIDE = 64;

	/**
	 * Rules that decide which transitions and edges the graph keeps. A transition leads from a cluster to the next.
	 */
	public enum Quality {
		/**
		 * Removes only useless transitions and edges. An edge is useless if another edge joins the same nodes,
		 * costs no more, and admits at least the same agents.
		 */
		HIGH,
		/**
		 * Removes what {@link #HIGH} removes. Also removes a transition if another transition of the same border can replace
		 * it. For this, all agents of the removed transition must be able to use the other transition. In both clusters, a path
		 * must connect the two transitions. Routes may become longer, because this path is a detour.
		 */
		LOW
	}

	private final EdgeAnnotations annotations;
	private final Quality quality;
	private final ClusterLayout layout;
	/** The clusters, row by row. */
	private final Cluster[] clusters;
	private final List<BorderKind> kinds;
	/**
	 * The transitions at each border of two clusters. Indexed by {@link BorderKind}, and then by the
	 * {@linkplain ClusterBorder#first first cluster} of the border.
	 */
	private final List<Transition>[][] transitions;

	@SuppressWarnings("unchecked")
	private AbstractGraph(EdgeAnnotations annotations, Quality quality, ClusterLayout layout) {
		this.annotations = annotations;
		this.quality = quality;
		this.layout = layout;
		this.clusters = new Cluster[layout.count()];
		this.kinds = BorderKind.of(annotations.diagonals());
		this.transitions = new List[kinds.size()][layout.count()];
		for (List<Transition>[] each : transitions) {
			Arrays.fill(each, List.of());
		}
	}

	private AbstractGraph(EdgeAnnotations annotations, AbstractGraph old) {
		this.annotations = annotations;
		this.quality = old.quality;
		this.layout = old.layout;
		this.clusters = old.clusters.clone();
		this.kinds = old.kinds;
		this.transitions = old.transitions.clone();
		Arrays.setAll(transitions, kind -> old.transitions[kind].clone());
	}

	/**
	 * Builds the graph of a map for all agents for which the map was prepared. A unit of progress is a cluster.
	 *
	 * @param side of a cluster, in cells
	 * @throws IllegalArgumentException if the side is not in {@link #MIN_SIDE}..{@link #MAX_SIDE}
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static AbstractGraph of(SearchMap map, int side, Quality quality, Progress progress) {
		if (side < MIN_SIDE || side > MAX_SIDE) {
			throw new IllegalArgumentException(
					"clusters of side " + side + ", expected " + MIN_SIDE + " to " + MAX_SIDE);
		}
		ClusterLayout layout = new ClusterLayout(map.width(), map.height(), side);
		AbstractGraph graph = new AbstractGraph(new EdgeAnnotations(map), quality, layout);
		BitSet all = new BitSet();
		all.set(0, layout.count());
		graph.build(all, progress);
		return graph;
	}

	/**
	 * Returns the graph after an edit of the map. Only changed clusters are built again, and the other clusters are
	 * shared. If the edit changed the size, the agents or the costs of the map, the whole graph is built again.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public AbstractGraph with(SearchMap newMap, Progress progress) {
		EdgeAnnotations newAnnotations = new EdgeAnnotations(newMap);
		if (newMap.width() != width() || newMap.height() != height() || !newAnnotations.alike(annotations)) {
			return of(newMap, layout.side(), quality, progress);
		}
		AbstractGraph graph = new AbstractGraph(newAnnotations, this);
		graph.build(ChangedClusters.of(layout, annotations, newAnnotations), progress);
		return graph;
	}

	/**
	 * Builds the changed clusters again. Also builds a neighbour again if the transitions at the common border have
	 * changed. A unit of progress is a cluster.
	 */
	private void build(BitSet changed, Progress progress) {
		ClusterDijkstra dijkstra = new ClusterDijkstra();
		BitSet toBuild = (BitSet) changed.clone();
		Entrances entrances = new Entrances(annotations, dijkstra);
		for (int i = changed.nextSetBit(0); i >= 0; i = changed.nextSetBit(i + 1)) {
			progress.check();
			for (BorderKind kind : kinds) {
				findAround(i, kind, changed, entrances, toBuild);
			}
		}
		ClusterBuilder builder = new ClusterBuilder(annotations, dijkstra);
		for (int i = toBuild.nextSetBit(0); i >= 0; i = toBuild.nextSetBit(i + 1)) {
			progress.check();
			clusters[i] = builder.build(layout.bounds(i), sides(i));
			progress.worked(1);
		}
	}

	/**
	 * Finds the transitions at the borders of one kind that an edit of a cluster can affect. If both clusters at a border have
	 * changed, only the call for the {@linkplain ClusterBorder#first first cluster} examines the border.
	 *
	 * @param toBuild receives the clusters at borders whose transitions have changed
	 */
	private void findAround(int cluster, BorderKind kind, BitSet changed, Entrances entrances, BitSet toBuild) {
		for (Cell away : kind.firsts()) {
			int first = layout.neighbour(cluster, away.x(), away.y());
			if (first == cluster || first != ClusterLayout.NONE && !changed.get(first)) {
				find(kind, first, entrances, toBuild);
			}
		}
	}

	private void find(BorderKind kind, int cluster, Entrances entrances, BitSet toBuild) {
		int second = layout.neighbour(cluster, kind.dx(), kind.dy());
		if (second != ClusterLayout.NONE) {
			List<Transition> found = entrances.transitions(border(kind, cluster), quality == Quality.LOW);
			if (!found.equals(transitions[kind.ordinal()][cluster])) {
				transitions[kind.ordinal()][cluster] = found;
				toBuild.set(cluster);
				toBuild.set(second);
			}
		}
	}

	private List<Side> sides(int cluster) {
		List<Side> sides = new ArrayList<>();
		for (BorderKind kind : kinds) {
			if (hasBorder(kind, cluster)) {
				sides.add(new Side(border(kind, cluster), transitions[kind.ordinal()][cluster], true));
			}
			int first = layout.neighbour(cluster, -kind.dx(), -kind.dy());
			if (first != ClusterLayout.NONE) {
				sides.add(new Side(border(kind, first), transitions[kind.ordinal()][first], false));
			}
		}
		return sides;
	}

	private boolean hasBorder(BorderKind kind, int cluster) {
		return layout.neighbour(cluster, kind.dx(), kind.dy()) != ClusterLayout.NONE;
	}

	private ClusterBorder border(BorderKind kind, int cluster) {
		return new ClusterBorder(layout.bounds(cluster), layout.bounds(layout.neighbour(cluster, kind.dx(), kind.dy())));
	}

	EdgeAnnotations annotations() {
		return annotations;
	}

	int width() {
		return layout.width();
	}

	int height() {
		return layout.height();
	}

	/** Returns the cluster of an anchor. */
	Cluster clusterOf(int anchor) {
		return clusters[layout.at(Cluster.x(anchor), Cluster.y(anchor))];
	}

	/** Returns the rectangle of the cluster that contains an anchor, which is the top-left cell of an agent. */
	CellRect boundsOf(int anchor) {
		return layout.bounds(layout.at(Cluster.x(anchor), Cluster.y(anchor)));
	}

	/**
	 * Returns the entrances in an area of the map, that is, the places where an agent can cross from one cluster to
	 * another. Examines the right and lower borders of all clusters that overlap the area. If diagonal steps are always
	 * allowed, also examines the lower corners of these clusters.
	 *
	 * @param area a part of the map
	 * @throws IllegalArgumentException if the map was not prepared for the agent
	 */
	public List<Entrance> entrances(GridUnit agent, CellRect area) {
		EntranceCollector collector = new EntranceCollector(annotations, annotations.of(agent));
		for (int cluster : layout.touching(area)) {
			for (BorderKind kind : kinds) {
				if (hasBorder(kind, cluster)) {
					collector.add(border(kind, cluster), transitions[kind.ordinal()][cluster]);
				}
			}
		}
		return collector.entrances();
	}

	/** Returns the side of a cluster, in cells. Clusters at the right and lower edges of the map may be smaller. */
	public int side() {
		return layout.side();
	}

	public Quality quality() {
		return quality;
	}

	/** Returns the number of nodes. */
	public int nodes() {
		return Arrays.stream(clusters).mapToInt(Cluster::size).sum();
	}

	/** Returns the number of edges. An edge and its opposite count once. */
	public int edges() {
		return Arrays.stream(clusters).mapToInt(Cluster::edges).sum() / 2;
	}

	/** Returns the memory that the nodes and edges need, in bytes. */
	public long bytes() {
		return Arrays.stream(clusters).mapToLong(Cluster::bytes).sum();
	}

	@Override
	public boolean equals(Object object) {
		return this == object || object instanceof AbstractGraph other && quality == other.quality
				&& layout.equals(other.layout) && annotations.alike(other.annotations)
				&& Arrays.equals(clusters, other.clusters);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(clusters);
	}

	@Override
	public String toString() {
		return nodes() + " nodes and " + edges() + " edges in clusters of side " + side();
	}
}
