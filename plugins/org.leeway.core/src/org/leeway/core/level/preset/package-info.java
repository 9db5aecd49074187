/**
 * Templates of new levels, and files of agents. A file holds {@link org.leeway.core.level.preset.AgentPreset}s, that is,
 * agents that belong to no level.
 */
package org.leeway.core.level.preset;
