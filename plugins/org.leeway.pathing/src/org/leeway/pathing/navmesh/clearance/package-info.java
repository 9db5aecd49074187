/**
 * Clearance of a mesh: the places that discs reach, for all radii at once.
 *
 * <h2>Semantics</h2> The free space of a disc holds all places of a mesh whose distance from each wall is at least the radius.
 * A {@link org.leeway.pathing.navmesh.clearance.MeshGap} is the narrowest place between two walls. A disc passes a gap if the
 * disc's radius is at most the gap's radius, for touching is allowed.
 * {@link org.leeway.pathing.navmesh.clearance.MeshClearance} holds the gaps of a mesh. Its methods find the largest
 * disc that gets from one place to another, through a portal, or from portal to portal of a face. They also find the connected
 * components of the free space of a disc. Only walls matter, not how faces divide the mesh, so faces need no Delaunay
 * property.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>A gap begins at a corner and ends at another corner, or at the foot of the perpendicular on a wall. The disc around the
 * middle of the gap, through both ends, holds no part of a wall. {@code GapSearch} spreads from each corner over the faces
 * around it, as far as a gap may reach. {@code DiscTest} then tests the disc of each gap, in the faces that the disc touches.
 * <li>Where the distance from the walls has a saddle, there is a gap. So gaps cut the mesh into cells. In each cell, the
 * distance has one peak, and the free space of any disc is connected. {@code GapTrace} follows each gap over the faces,
 * {@code FaceCutter} finds the regions of each face, and {@code Cells} joins them.
 * <li>{@code BottleneckForest} is a maximum spanning forest of the cells, whose edges are gaps: the bottleneck path
 * between two places runs through it. {@code ComponentSearch} joins the cells whose gaps a disc passes.
 * <li>For each place in a cell, the nearest place on a wall is at the edge of this cell. So the few walls at its edge
 * suffice. {@code Peaks} finds the largest disc in each cell, and {@code SegmentMaximum} the largest disc on each portal.
 * <li>On the way from one portal of a face to another, a disc must pass all gaps that run between these two portals.
 * <li>{@code MeshCutter} cuts the faces along the gaps. A disc passes a portal of the
 * {@link org.leeway.pathing.navmesh.clearance.CutMesh} if the portal is wide enough. So programs that know no gaps can search
 * this mesh for a disc of any radius.
 * </ol>
 * The radius of a gap is exact: the largest number for which exact predicates say that the disc passes. The search for gaps
 * uses rounded numbers, with a tolerance of 1e-12 of a gap's radius. A superfluous gap does no harm. Discs that are too large
 * for the gap could not cross the line between its ends anyway. If rounding lets two gaps cross, the wider gap is dropped.
 *
 * <h2>Source</h2> Saddles and peaks of the distance from walls are critical points of the generalised Voronoi diagram of
 * these walls. M. Kallmann, <em>Dynamic and Robust Local Clearance Triangulations</em>, ACM Transactions on Graphics 33(5),
 * 2014. S. Lens and B. Boigelot, <em>From Constrained Delaunay Triangulations to Roadmap Graphs with Arbitrary
 * Clearance</em>, arXiv 1606.02055. Both papers refine a constrained Delaunay triangulation until its edges show the
 * clearance. Leeway cuts along the gaps alone. So it works on any mesh of convex faces, also on one that was merged or edited
 * by hand, and adds no vertex to it. On Gabriel graphs, whose edges have empty discs too: K. R. Gabriel and R. R. Sokal,
 * <em>A New Statistical Approach to Geographic Variation Analysis</em>, Systematic Zoology 18(3), 1969.
 */
package org.leeway.pathing.navmesh.clearance;
