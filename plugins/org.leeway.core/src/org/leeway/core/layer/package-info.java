/**
 * The layers that the editor shows and exporters write.
 *
 * <p>A layer is a {@link org.leeway.core.layer.LayerDescriptor}: its names, its needs, and how it is computed from a
 * {@link org.leeway.core.layer.LayerQuery}. {@link org.leeway.core.layer.Layers} is the catalogue of the layers that
 * are registered at the extension point {@code org.leeway.core.layers}: the editor's overlays, its view of layers, the
 * command line, the export wizard and the formats use it. There are four kinds of layers:
 * <ul>
 * <li>a {@link org.leeway.core.layer.RasterLayer} computes an {@link org.leeway.core.layer.OverlayLayer}, which has a
 * value for every cell and the colours of these values. Its rows read the planes and maps of a
 * {@link org.leeway.core.analysis.LevelAnalysis} on demand;
 * <li>a {@link org.leeway.core.layer.VectorLayer} computes a {@link org.leeway.core.layer.FeatureCollection}, shapes with
 * properties. {@link org.leeway.core.layer.DiscGeometry} holds the inflated obstacles, the tangent graph and the gaps for
 * disc agents of one radius;
 * <li>a {@link org.leeway.core.layer.TrajectoryLayer} finds routes, which become shapes or a picture over the terrain;
 * <li>the map draws an {@link org.leeway.core.layer.ObjectLayer} itself.
 * </ul>
 * The editor and the exporters use the same layers, so an export shows what the map shows.
 */
package org.leeway.core.layer;
