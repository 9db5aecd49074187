/**
 * Background work for an editor.
 *
 * <p>{@link org.leeway.core.jobs.ReviewPageJob} writes a page once. Each other job is a {@code LatestRequestJob}: it works on the latest request, drops earlier ones, and gives its answer
 * to a listener on its own thread. An answer holds its request, so the listener can tell whether it is outdated.
 * {@link org.leeway.core.jobs.AnalysisJob} analyses each state of a level, {@link org.leeway.core.jobs.OverlayJob}
 * makes the layer over the map, {@link org.leeway.core.jobs.RouteJob} finds the routes of the probes,
 * {@link org.leeway.core.jobs.MeshJob} makes the meshes of mesh layers.
 * {@link org.leeway.core.jobs.AnswerJob} runs any other function of a question.
 */
package org.leeway.core.jobs;
