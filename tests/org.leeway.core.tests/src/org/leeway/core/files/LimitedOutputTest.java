package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

import org.junit.jupiter.api.Test;

class LimitedOutputTest {

	@Test
	void writesAsManyBytesAsItMayAndNotOneMore() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (LimitedOutput out = new LimitedOutput(bytes, 5)) {
			out.write('a');
			out.write("bcde".getBytes());
			assertEquals("abcde", bytes.toString());
			String problem = assertThrows(IOException.class, () -> out.write('f')).getMessage();
			assertEquals("the file would be too large to be read again: more than 5 bytes, which is the limit", problem);
			assertThrows(IOException.class, () -> out.write(new byte[3]));
		}
		assertEquals("abcde", bytes.toString());
	}
}
