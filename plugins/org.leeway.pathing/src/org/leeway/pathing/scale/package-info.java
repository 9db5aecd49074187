/**
 * Coarser copies of a map: which gates a unit loses or gains if one cell stands for k x k cells. Engines bake meshes of a coarser
 * resolution, and games ship shrunken copies of maps. {@link org.leeway.pathing.scale.ScaleChanges} compares the connected areas of
 * the two maps, and finds the gates by a cheapest path ({@link org.leeway.pathing.repair.Widening}).
 */
package org.leeway.pathing.scale;
