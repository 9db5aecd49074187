package org.leeway.core.exchange.obj;

/** The axis that points up. */
enum Up {
	Y, Z
}
