/**
 * What objects of the map answer to requests: commands, and feedback until the button goes up. The requests of our own,
 * such as {@link org.leeway.ui.map.policies.AddRequest} and {@link org.leeway.ui.map.policies.PaintRequest}, are here too.
 * A layer that is locked answers none.
 */
package org.leeway.ui.map.policies;
