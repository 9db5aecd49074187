/**
 * The parts of a level that few analyses read, as immutable values: notes, pictures, stored meshes, names, and the
 * designer's demands ({@link org.leeway.core.level.part.DesignIntent}).
 */
package org.leeway.core.level.part;
