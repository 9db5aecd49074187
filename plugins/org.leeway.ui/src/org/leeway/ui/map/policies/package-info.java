/**
 * What objects of the map answer to requests: commands, and feedback until the button goes up. The requests of our own,
 * such as {@link org.leeway.ui.map.policies.AddRequest} and {@link org.leeway.ui.map.policies.PaintRequest}, are here too.
 * Terrain whose layer is locked is not painted; objects of a locked layer cannot be selected in the first place.
 */
package org.leeway.ui.map.policies;
