/** The values of an element in the Properties view: each change is checked first, and one step of undo. */
package org.leeway.ui.properties;
