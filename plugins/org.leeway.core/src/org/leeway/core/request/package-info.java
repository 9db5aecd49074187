/**
 * Requests that users write with names of a level's parts: agents, terrains, a layer, a check. Names mean the same on
 * the command line and in the config of a batch. If a level lacks what was asked for,
 * {@link org.leeway.core.request.FailureException} has the same message of one line in both.
 */
package org.leeway.core.request;
