/**
 * The walls of a scene: the obstacles that block something, as rings and circles. They are the input of algorithms on
 * continuous coordinates.
 */
package org.leeway.pathing.world.solid;
