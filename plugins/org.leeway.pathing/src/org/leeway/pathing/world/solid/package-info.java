/**
 * The walls of a scene: its obstacles without obstacles that block nothing, as rings and circles that algorithms on continuous
 * places start from.
 */
package org.leeway.pathing.world.solid;
