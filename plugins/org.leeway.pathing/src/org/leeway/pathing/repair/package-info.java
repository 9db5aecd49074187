/** What to change in a map so that a unit gets where it cannot get. */
package org.leeway.pathing.repair;
