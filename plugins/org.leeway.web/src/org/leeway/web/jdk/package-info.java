/**
 * Members of the JDK that TeaVM lacks, and the rewriting of calls to them. Whole classes are in {@code org.teavm.classlib}
 * and in {@code org.locationtech.jts}.
 */
package org.leeway.web.jdk;
