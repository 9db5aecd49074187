/**
 * What the command line needs to share levels with running games. The bundle of the live link implements
 * {@link org.leeway.core.sharing.LevelSharing}, so core does not depend on a network library.
 */
package org.leeway.core.sharing;
