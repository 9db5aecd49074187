/** Members of the JDK that TeaVM lacks, and the rewriting of calls to them. Whole classes are in {@code org.teavm.classlib}. */
package org.leeway.web.jdk;
