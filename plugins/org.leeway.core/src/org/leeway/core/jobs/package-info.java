/**
 * Background work for an editor.
 *
 * <p>{@link org.leeway.core.jobs.ReviewPageJob} writes a page once. Each other job is a {@code LatestRequestJob}, which
 * works on the latest request and drops earlier requests. The listener gets the answer on the thread of the job. An
 * answer holds its request, so the listener knows whether the answer is outdated.
 *
 * <p>{@link org.leeway.core.jobs.AnalysisJob} analyses each state of a level. {@link org.leeway.core.jobs.OverlayJob}
 * makes the layer over the map, {@link org.leeway.core.jobs.RouteJob} finds the routes of the probes, and
 * {@link org.leeway.core.jobs.MeshJob} makes the meshes. {@link org.leeway.core.jobs.AnswerJob} computes its answer
 * with a function that its creator supplies.
 */
package org.leeway.core.jobs;
