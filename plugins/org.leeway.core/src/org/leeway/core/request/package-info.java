/**
 * What a user asks of a level by names: agents, terrains, a layer, a check. The same words mean the same on the command
 * line and in the file of a batch, and so do the messages when a level does not have what was asked for:
 * {@link org.leeway.core.request.FailureException}, one line each.
 */
package org.leeway.core.request;
