package org.leeway.core.exchange.obj;

/** The axis of a file that points up. */
enum Up {
	Y, Z
}
