/**
 * The edit policies of the map's objects: they answer requests with commands, and show feedback until the button goes
 * up. Leeway's own requests, such as {@link org.leeway.ui.map.policies.AddRequest} and
 * {@link org.leeway.ui.map.policies.PaintRequest}, are here too. Terrain on a locked layer cannot be painted, and
 * objects on a locked layer cannot be selected.
 */
package org.leeway.ui.map.policies;
