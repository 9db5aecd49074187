// Modules of WebAssembly in the page: how they are unpacked, and how bytes get into them and out of them.

/** The part of a module's memory in which bytes are handed over, in bytes. */
const WINDOW = 1 << 20;
const PAGE = 1 << 16;

async function unzipped(base64) {
	const stream = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** References that do not keep a value. The texts of TeaVM's table of texts are kept, because the table does not expect them to go. */
function weakly(value) {
	return value === null ? null : new WeakRef(value);
}

function held(reference) {
	return reference?.deref() ?? null;
}

/** The things that a module imports, and the address of the window. The module keeps its own objects outside this memory. */
function imports(module) {
	const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
	const { min = 0, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
	const whole = value => new WebAssembly.Global({ value: "i32", mutable: false }, value);
	const address = dataSize + 7 & ~7;
	const memory = new WebAssembly.Memory({ initial: Math.max(min, Math.ceil((address + WINDOW + PAGE) / PAGE)), maximum: 32768 });
	return { address, memory, modules: {
		env: { memory },
		teavm: { createWeakRef: weakly, deref: held, createStringWeakRef: text => text, stringDeref: text => text },
		teavmConsole: { putcharStdout() {}, putcharStderr() {} },
		teavmMath: Math,
		teavmDate: { currentTimeMillis: () => Date.now() },
		teavmMemory: { notifyHeapResized() {}, heapOffset: whole(address), maxSize: whole(0x7fffffff) },
	} };
}

/** An instance of a module. */
class Instance {

	/** @param module null for the program as JavaScript, which the page has then */
	static async of(module) {
		if (!module) {
			const { memory, LevelModule, FileModule } = leewayScript();
			return new Instance({ ...LevelModule, ...FileModule }, 0, new Uint8Array(memory(WINDOW + PAGE).buffer, 0, WINDOW));
		}
		const { address, memory, modules } = imports(module);
		const { exports } = await WebAssembly.instantiate(module, modules);
		return new Instance(exports, address, new Uint8Array(memory.buffer, address, WINDOW));
	}

	constructor(exports, address, window) {
		this.exports = exports;
		this.address = address;
		this.window = window;
	}

	/** Hands over bytes as the input of the next call. */
	put(bytes) {
		this.exports.beginBytes(bytes.length);
		for (let start = 0; start < bytes.length; start += WINDOW) {
			const part = bytes.subarray(start, start + WINDOW);
			this.window.set(part);
			this.exports.putBytes(this.address, start, part.length);
		}
	}

	/** The bytes that the last call put out. */
	get(length) {
		const bytes = new Uint8Array(length);
		for (let start = 0; start < length; start += WINDOW) {
			const part = Math.min(WINDOW, length - start);
			this.exports.getBytes(this.address, start, part);
			bytes.set(this.window.subarray(0, part), start);
		}
		return bytes;
	}
}

/**
 * Compiles a module that is compressed with LZMA. Fails in browsers without garbage collection in WebAssembly.
 *
 * @param unpacker the module that unpacks it, compressed with gzip
 */
async function compiled(base64, unpacker) {
	const unpack = await Instance.of(await WebAssembly.compile(await unzipped(unpacker)));
	unpack.put(bytesOf(base64));
	return WebAssembly.compile(unpack.get(unpack.exports.unpack()));
}
