/**
 * The values and algorithms of Leeway, free of Eclipse and of EMF. <p> Everything a level holds in bulk is an immutable
 * value of a sub-package, and every algorithm is a function from values to values. So a result can keep the values from
 * which it was computed. A comparison of references then shows whether the result is out of date. A long computation takes
 * a {@link org.leeway.pathing.Progress}. <p> All parts share one system of coordinates. The origin is the top-left corner
 * of the map, x runs to the right, and y runs down. The side of a cell is one unit of length. Cell {@code (x, y)} is the
 * square from {@code (x, y)} to {@code (x + 1, y + 1)}.
 */
package org.leeway.pathing;
