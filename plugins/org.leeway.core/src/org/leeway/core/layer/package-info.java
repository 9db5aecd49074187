/**
 * The layers that the editor shows and exporters write.
 *
 * <p>A layer is a {@link org.leeway.core.layer.LayerDescriptor}: its names, its needs, and how it is computed from a
 * {@link org.leeway.core.layer.LayerQuery}. {@link org.leeway.core.layer.Layers} is the catalogue of the layers of the
 * extension point {@code org.leeway.core.layers}. Overlays and views of the editor, the command line, the export wizard
 * and the formats use this catalogue. There are four kinds of layers:
 * <ul>
 * <li>A {@link org.leeway.core.layer.RasterLayer} computes an {@link org.leeway.core.layer.OverlayLayer}, which has a
 * value for every cell and the colours of the values. The layer reads a row of values from the
 * {@link org.leeway.core.analysis.LevelAnalysis} only when the row is needed.
 * <li>A {@link org.leeway.core.layer.VectorLayer} computes a {@link org.leeway.core.layer.FeatureCollection}, shapes
 * with properties. {@link org.leeway.core.layer.DiscGeometry} holds the inflated obstacles, the tangent graph and the
 * gaps for disc agents of one radius.
 * <li>A {@link org.leeway.core.layer.TrajectoryLayer} finds routes, which become shapes or a picture over the terrain.
 * <li>An {@link org.leeway.core.layer.ObjectLayer} is drawn by the map itself.
 * </ul>
 * The editor and the exporters use the same layers, so an export shows what the map shows.
 */
package org.leeway.core.layer;
