/**
 * What is shown of a level, and exported.
 *
 * <p>A layer is a {@link org.leeway.core.layer.LayerDescriptor}: its names, what a user chooses for it, and how it is computed
 * from a {@link org.leeway.core.layer.LayerQuery}. {@link org.leeway.core.layer.Layers} lists what is registered at the
 * extension point {@code org.leeway.core.layers}: the editor's choice of overlays, its view of layers, the command line, the
 * export wizard and the formats take it from there. The kind of a layer says what comes of it:
 * <ul>
 * <li>a {@link org.leeway.core.layer.RasterLayer} computes an {@link org.leeway.core.layer.OverlayLayer}, which has a value for
 * every cell and the colours of these values. It computes nothing beforehand: its rows read the planes and maps of a
 * {@link org.leeway.core.analysis.LevelAnalysis} when somebody asks;
 * <li>a {@link org.leeway.core.layer.VectorLayer} computes a {@link org.leeway.core.layer.FeatureCollection}, shapes with
 * properties. {@link org.leeway.core.layer.DiscGeometry} holds the inflated obstacles, the tangent graph and the gaps for
 * disc agents of one radius;
 * <li>a {@link org.leeway.core.layer.TrajectoryLayer} finds ways, which become shapes, or a picture over the terrain;
 * <li>an {@link org.leeway.core.layer.ObjectLayer} is drawn by a map itself.
 * </ul>
 * The editor and the exporters take all from here, so an export shows what the map shows.
 */
package org.leeway.core.layer;
