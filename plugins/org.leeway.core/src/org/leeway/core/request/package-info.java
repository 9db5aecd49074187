/**
 * Requests of users who name parts of a level, such as its agents and terrains. Such a request is for a layer or for a
 * check. A name means the same on the command line and in the config of a batch. If a level lacks what a user asked
 * for, both the command line and the batch report the same line, the message of a
 * {@link org.leeway.core.request.FailureException}.
 */
package org.leeway.core.request;
