/**
 * The solid parts of a scene: the parts of obstacles that have an area and so block something, as polygons and circles.
 * They are the input of algorithms on continuous coordinates.
 */
package org.leeway.pathing.world.solid;
