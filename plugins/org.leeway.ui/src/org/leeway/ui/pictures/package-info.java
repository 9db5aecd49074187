/**
 * Pictures of terrains and pictures to trace, which are read in the background and kept in several scales. A picture has at most
 * {@link org.leeway.ui.pictures.ScaledPicture#MOST_PIXELS} pixels in its largest scale. Leeway reads one picture at a
 * time.
 */
package org.leeway.ui.pictures;
