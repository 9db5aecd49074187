/**
 * The extensions of plug-ins: formats, layers, planners and rules, on Eclipse's platform and in plain Java.
 *
 * <p>{@link org.leeway.core.extension.Extensions} is the only class that reads Eclipse's registry. Each catalogue, such
 * as {@code Planners}, creates its objects from the elements of its extension point.
 */
package org.leeway.core.extension;
