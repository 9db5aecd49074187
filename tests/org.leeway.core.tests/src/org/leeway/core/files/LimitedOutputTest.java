package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.leeway.testing.Messages.assertSays;

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
			assertSays(problem, "too large", " 5 bytes");
			assertThrows(IOException.class, () -> out.write(new byte[3]));
		}
		assertEquals("abcde", bytes.toString());
	}
}
