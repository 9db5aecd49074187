/**
 * Meshes as resources of the engine Godot, of the type {@code NavigationPolygon}. The text has format 3 for Godot 4, or
 * format 2 for Godot 3. A resource is for one agent: its walls are moved inwards by the radius.
 *
 * <p> Coordinates are pixels: x goes right, y goes down, as in levels. Polygons are convex and clockwise on the screen.
 * With the other direction, a path of Godot that turns at an end of an edge may run to the other end and back. The first
 * three vertices of a polygon do not lie on a line. Otherwise Godot finds wrong places.
 *
 * <p> Godot rounds vertices to square cells with a side of one pixel. Two polygons are connected if both ends of an edge lie in
 * the same cells. So all vertices lie on whole pixels, no two vertices lie in the same cell, and no vertex lies inside an edge.
 * A passage as wide as the agent stays two pixels wide.
 *
 * <p> Source: <em>TSCN file format</em> and the class <em>NavigationPolygon</em> in the documentation of Godot;
 * godotengine/godot issues 92056, 101545 and 102037.
 */
package org.leeway.core.exchange.godot;
