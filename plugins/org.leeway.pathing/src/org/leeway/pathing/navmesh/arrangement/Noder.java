package org.leeway.pathing.navmesh.arrangement;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.exact.Predicates;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.index.hprtree.HPRtree;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;

/** A cutter that splits lines where they meet. Fails if lines meet very often, so that time and memory stay limited. */
final class Noder {

	private static final long MOST_PAIRS = 50_000_000;
	private static final int MOST_MEETINGS = 100_000;

	private final List<BorderLine> lines;
	private final Progress progress;
	private long pairs;
	private int meetings;

	private Noder(List<BorderLine> lines, Progress progress) {
		this.lines = lines;
		this.progress = progress;
	}

	/**
	 * Splits lines where they cross or touch other lines. Returns the given list if lines meet only at their ends.
	 *
	 * @throws IllegalArgumentException if there are more than {@link #MOST_MEETINGS} meetings of lines, or more than
	 * {@link #MOST_PAIRS} pairs of lines with overlapping bounds
	 */
	static List<BorderLine> node(List<BorderLine> lines, Progress progress) {
		Noder noder = new Noder(lines, progress);
		noder.countMeetings();
		return noder.meetings == 0 ? lines : noder.cut();
	}

	private void countMeetings() {
		HPRtree index = new HPRtree();
		for (int i = 0; i < lines.size(); i++) {
			index.insert(envelope(lines.get(i)), i);
		}
		for (int i = 0; i < lines.size(); i++) {
			progress.check();
			int each = i;
			index.query(envelope(lines.get(i)), other -> count(each, (Integer) other));
		}
	}

	private static Envelope envelope(BorderLine line) {
		return new Envelope(line.ax(), line.bx(), line.ay(), line.by());
	}

	private void count(int line, int other) {
		if (other <= line) {
			return;
		}
		meetings += meet(lines.get(line), lines.get(other)) ? 1 : 0;
		if (++pairs > MOST_PAIRS || meetings > MOST_MEETINGS) {
			throw new IllegalArgumentException("too many lines cross or overlap each other");
		}
	}

	/** Returns whether two lines meet at a place that is not an end of both lines. */
	private static boolean meet(BorderLine a, BorderLine b) {
		return Predicates.cross(a.ax(), a.ay(), a.bx(), a.by(), b.ax(), b.ay(), b.bx(), b.by())
				|| isInside(a, b.ax(), b.ay()) || isInside(a, b.bx(), b.by()) || isInside(b, a.ax(), a.ay())
				|| isInside(b, a.bx(), a.by());
	}

	/** Returns whether a point lies on a line, but not at an end. */
	private static boolean isInside(BorderLine line, double x, double y) {
		double dot = (x - line.ax()) * (line.bx() - x) + (y - line.ay()) * (line.by() - y);
		return dot > 0 && Predicates.side(line.ax(), line.ay(), line.bx(), line.by(), x, y) == 0;
	}

	private List<BorderLine> cut() {
		List<NodedSegmentString> strings = new ArrayList<>();
		for (BorderLine line : lines) {
			strings.add(new NodedSegmentString(
					new Coordinate[] {new Coordinate(line.ax(), line.ay()), new Coordinate(line.bx(), line.by())}, line));
		}
		SnapRoundingNoder noder = new SnapRoundingNoder(new PrecisionModel(LineMesh.STEPS));
		noder.computeNodes(strings);
		List<BorderLine> cut = new ArrayList<>();
		for (Object each : noder.getNodedSubstrings()) {
			SegmentString string = (SegmentString) each;
			BorderLine line = (BorderLine) string.getData();
			for (int i = 1; i < string.size(); i++) {
				Coordinate a = string.getCoordinate(i - 1);
				Coordinate b = string.getCoordinate(i);
				cut.add(new BorderLine(a.x, a.y, b.x, b.y, line.left(), line.right(), line.isWall()));
			}
		}
		return cut;
	}
}
