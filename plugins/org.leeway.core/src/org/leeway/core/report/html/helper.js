// A second instance of a level, in a worker. It answers what may take long, and the page goes on meanwhile.

/** The time before a reader sees that the page searches, in milliseconds. */
const PATIENCE = 300;

/** The failure of a question that was stopped. */
class Stopped extends Error {}

/** What the worker runs: each message is a call of its engine, one after the other. */
function serve() {
	let engine = null;
	let last = Promise.resolve();
	onmessage = ({ data: { number, task, values } }) => last = last.then(async () => {
		try {
			if (task === "load") {
				engine = await Engine.load(...values);
			} else {
				postMessage({ number, value: engine[task](...values) });
			}
		} catch {
			postMessage({ number, isFailed: true });
		}
	});
}

/** The script of the worker: the parts of this script that it needs, and others. */
function scriptOfWorker(others) {
	return `const [WINDOW, PAGE] = [${WINDOW}, ${PAGE}];\n${[bytesOf, weakly, held, imports, Instance, pairs, Engine, ...others, serve].join("\n")}\nserve();`;
}

let urlOfWorker = null;

/** The worker of a level. It starts with the first question, since it needs memory. */
class Helper {

	#worker = null;
	#number = 0;
	/** What becomes of the answers, by number of the question. */
	#asked = new Map();

	/**
	 * @param begin returns calls of an engine, each a name and values, that make it know all of the level
	 * @param functions that the engine needs besides this script
	 */
	constructor(begin, functions) {
		this.begin = begin;
		this.functions = functions;
	}

	/** Asks something. Fails with Stopped if the worker is stopped before. */
	async ask(task, ...values) {
		if (!this.#worker) {
			this.#start();
		}
		return new Promise((answered, failed) => this.#asked.set(this.#post(task, values), { answered, failed }));
	}

	/** Lets a worker that has started know something. */
	tell(task, ...values) {
		if (this.#worker) {
			this.#post(task, values);
		}
	}

	/** Ends the worker and all that it was asked. */
	stop() {
		this.#worker?.terminate();
		this.#worker = null;
		const asked = [...this.#asked.values()];
		this.#asked.clear();
		asked.forEach(({ failed }) => failed(new Stopped()));
	}

	#start() {
		urlOfWorker ??= URL.createObjectURL(new Blob([scriptOfWorker(this.functions)], { type: "text/javascript" }));
		this.#worker = new Worker(urlOfWorker);
		this.#worker.onmessage = ({ data }) => this.#answer(data);
		this.#worker.onerror = () => this.stop();
		this.begin().forEach(([task, ...values]) => this.#post(task, values));
	}

	#post(task, values) {
		this.#worker.postMessage({ number: ++this.#number, task, values });
		return this.#number;
	}

	#answer({ number, value, isFailed }) {
		const asked = this.#asked.get(number);
		this.#asked.delete(number);
		isFailed ? asked?.failed(new Error()) : asked?.answered(value);
	}
}

/** A line that tells how long a reader waits, with a button that stops it. It shows if something takes long. */
class WaitingLine {

	#timer = 0;
	#start;

	/**
	 * @param what the page does
	 * @param shown is called when the line begins to show
	 */
	constructor(what, stop, shown = () => {}) {
		this.what = what;
		this.shown = shown;
		this.status = element("span", { role: "status" });
		// screen readers would read every second
		this.time = element("span", { "aria-hidden": "true" });
		this.panel = element("p", { class: "waiting", hidden: true }, this.status, " ", this.time, " ",
			element("button", { type: "button", click: stop }, "Cancel"));
	}

	begin() {
		this.end();
		this.#start = performance.now();
		this.#timer = setInterval(() => this.#tick(), PATIENCE);
	}

	#tick() {
		this.time.textContent = `${Math.floor((performance.now() - this.#start) / 1000)}\u00a0s`;
		if (this.panel.hidden) {
			this.panel.hidden = false;
			this.status.textContent = this.what;
			this.shown();
		}
	}

	end() {
		clearInterval(this.#timer);
		this.panel.hidden = true;
		this.status.textContent = "";
	}
}

/** Questions of which only the latest counts. While one is answered, the latest waits, and those before it are dropped. */
class LatestQuestion {

	#helper;
	#next = null;
	#running = null;

	constructor(helper) {
		this.#helper = helper;
		this.line = new WaitingLine("Searching\u2026", () => {
			this.#next = null;
			helper.stop();
		});
	}

	/** Asks a question: a task of the engine and its values. Calls one of two functions with the answer or the failure, unless it is dropped. */
	ask(question) {
		this.#next = question;
		if (!this.#running) {
			this.#work();
		} else if (this.#running.isDropped) {
			this.line.begin();
		}
	}

	/** Drops all questions. */
	drop() {
		this.#next = null;
		if (this.#running) {
			this.#running.isDropped = true;
		}
		this.line.end();
	}

	async #work() {
		while (this.#next) {
			const question = this.#running = this.#next;
			this.#next = null;
			this.line.begin();
			const end = await this.#helper.ask(question.task, ...question.values)
				.then(value => () => question.answer(value), failure => () => question.fail(failure));
			if (!question.isDropped) {
				end();
			}
		}
		this.#running = null;
		this.line.end();
	}
}
