package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.geom.Point;

/**
 * A motion in which each point moves along an arc around a fixed centre.
 *
 * @param angle how far the motion turns, in radians. Positive if headings grow
 */
record Rotation(double centreX, double centreY, double angle) implements Motion {

	private static final double TURN = 2 * Math.PI;

	static Rotation about(Point centre, double angle) {
		return new Rotation(centre.x(), centre.y(), angle);
	}

	@Override
	public Motion inverse() {
		return new Rotation(centreX, centreY, -angle);
	}

	/**
	 * Returns whether a point meets a ray during this rotation. The ray begins at the centre of the rotation.
	 *
	 * @param ox the x offset from the centre to the point, before the rotation
	 * @param oy the y offset
	 * @param towardsX the x component of the direction of the ray
	 * @param towardsY the y component
	 */
	private boolean passes(double ox, double oy, double towardsX, double towardsY) {
		double cross = ox * towardsY - oy * towardsX;
		double turned = Math.atan2(angle < 0 ? -cross : cross, ox * towardsX + oy * towardsY);
		return (turned < 0 ? turned + TURN : turned) <= Math.abs(angle);
	}

	@Override
	public double distance(double x, double y, double ax, double ay, double bx, double by) {
		Point end = end(x, y);
		double least = Math.min(Lines.distance(x, y, ax, ay, bx, by), Lines.distance(end.x(), end.y(), ax, ay, bx, by));
		least = Math.min(least, Math.min(distance(x, y, ax, ay), distance(x, y, bx, by)));
		if (meets(x, y, ax, ay, bx, by)) {
			return 0;
		}
		double dx = bx - ax;
		double dy = by - ay;
		double square = dx * dx + dy * dy;
		double share = square == 0 ? 0 : ((centreX - ax) * dx + (centreY - ay) * dy) / square;
		return share <= 0 || share >= 1 ? least : Math.min(least, distance(x, y, ax + share * dx, ay + share * dy));
	}

	@Override
	public double distance(double x, double y, double px, double py) {
		double ox = x - centreX;
		double oy = y - centreY;
		double tx = px - centreX;
		double ty = py - centreY;
		if (passes(ox, oy, tx, ty)) {
			return Math.abs(Math.sqrt(ox * ox + oy * oy) - Math.sqrt(tx * tx + ty * ty));
		}
		Point end = end(x, y);
		return Math.min(Math.hypot(px - x, py - y), Math.hypot(px - end.x(), py - end.y()));
	}

	@Override
	public boolean meets(double x, double y, double ax, double ay, double bx, double by) {
		double ox = x - centreX;
		double oy = y - centreY;
		double fx = ax - centreX;
		double fy = ay - centreY;
		double dx = bx - ax;
		double dy = by - ay;
		double square = dx * dx + dy * dy;
		double radius = ox * ox + oy * oy;
		double cross = fx * dy - fy * dx;
		double root = square * radius - cross * cross;
		if (root < 0 || square == 0) {
			return false;
		}
		double half = Math.sqrt(root);
		double middle = -(fx * dx + fy * dy);
		return crosses(ox, oy, fx, fy, dx, dy, (middle - half) / square)
				|| crosses(ox, oy, fx, fy, dx, dy, (middle + half) / square);
	}

	/**
	 * Returns whether a point passes over a place of a segment during this rotation. Returns false if the place lies beyond an
	 * end of the segment. The point and the place must be equally far from the centre of the rotation.
	 *
	 * @param ox the x offset from the centre to the point, before the rotation
	 * @param oy the y offset from the centre to the point, before the rotation
	 * @param fx the x offset from the centre to the start of the segment
	 * @param fy the y offset from the centre to the start of the segment
	 * @param dx the x component of the vector from the start to the end of the segment
	 * @param dy the y component of the vector from the start to the end of the segment
	 * @param share the position of the place: 0 at the start of the segment, 1 at its end. Outside of [0, 1], the place does not
	 * lie on the segment
	 */
	private boolean crosses(double ox, double oy, double fx, double fy, double dx, double dy, double share) {
		return share >= 0 && share <= 1 && passes(ox, oy, fx + share * dx, fy + share * dy);
	}

	@Override
	public void enclose(double x, double y, double[] bounds) {
		double ox = x - centreX;
		double oy = y - centreY;
		double radius = Math.sqrt(ox * ox + oy * oy);
		Point end = end(x, y);
		Lines.enclose(x, y, bounds);
		Lines.enclose(end.x(), end.y(), bounds);
		for (int i = 0; i < 4; i++) {
			int towardsX = (1 - i) % 2;
			int towardsY = (2 - i) % 2;
			if (passes(ox, oy, towardsX, towardsY)) {
				Lines.enclose(centreX + radius * towardsX, centreY + radius * towardsY, bounds);
			}
		}
	}

	@Override
	public Point end(double x, double y) {
		double sine = Math.sin(angle);
		double cosine = Math.cos(angle);
		double ox = x - centreX;
		double oy = y - centreY;
		return new Point(centreX + ox * cosine - oy * sine, centreY + ox * sine + oy * cosine);
	}
}
