/**
 * A client of Leeway's live link, version 1: an ES module for Node and browsers. It follows a level that is edited.
 *
 *     import { LeewayLive, readLink } from "./leeway-live.js";
 *     const live = new LeewayLive({
 *       link: () => readLink(projectFolder),         // or any function that returns {port, token}
 *       WebSocket,                                   // that of the browser, of Node 22 or of the package ws
 *       client: "harbour game",
 *       level: "maps/harbour.leeway",                // not needed if only one level is shared
 *       onChange: (level, areas) => { ... },         // areas: rectangles of cells whose terrain may have changed
 *     });
 *     live.sendUnits([{ x: 12.5, y: 7.25, agent: "tank" }]);
 *
 * A lost connection comes back by itself. Cell 0,0 is at the top left, x goes right, y down.
 */

const VERSION = 1;
const TILE = 64;
const RETRY_MS = 1000;
const MOST_SIDE = 65536;
const MOST_CELLS = 1 << 28;

/** A level: the members of the message "level", the terrain ids of its cells row by row, and its findings. */
export class LeewayLevel {
  constructor(header) {
    Object.assign(this, header);
    delete this.type;
    this.cells = new Uint8Array(this.width * this.height);
    this.findings = [];
  }

  /** Returns the id of the terrain of a cell of the map. */
  terrain(x, y) {
    return this.cells[y * this.width + x];
  }
}

export class LeewayLive {
  /** Begins to connect. All options but link are optional; onState(text) tells users what happens. */
  constructor({ link, WebSocket = globalThis.WebSocket, client = "game", level = "", onChange = () => {},
      onFindings = () => {}, onState = () => {} }) {
    Object.assign(this, { link, WebSocket, client, name: level, onChange, onFindings, onState });
    /** The last complete state of the level. Null before the first one. */
    this.level = null;
    this.isConnected = false;
    this.isClosed = false;
    this.forgetParts();
    this.connect();
  }

  async connect() {
    this.reason = "";
    try {
      const { port, token } = await this.link();
      const socket = new this.WebSocket(`ws://127.0.0.1:${port}/`);
      this.socket = socket;
      socket.binaryType = "arraybuffer";
      socket.onopen = () => socket.send(JSON.stringify(
        { type: "hello", version: VERSION, token, client: this.client, level: this.name }));
      socket.onmessage = event => this.receive(socket, event.data);
      socket.onerror = () => {};
      socket.onclose = event => this.lost(this.reason || event.reason || "not connected");
    } catch (reason) {
      this.lost(reason.message);
    }
  }

  lost(reason) {
    this.isConnected = false;
    this.forgetParts();
    if (!this.isClosed) {
      this.onState(reason);
      this.timer = setTimeout(() => this.connect(), RETRY_MS);
    }
  }

  receive(socket, data) {
    try {
      if (typeof data !== "string") {
        this.tiles.push(new Uint8Array(data));
        return;
      }
      const message = JSON.parse(data);
      if (message.type === "level") {
        checkSize(message);
        this.header = message;
      } else if (message.type === "findings") {
        this.news = message.findings;
      } else if (message.type === "part") {
        if (message.last) {
          this.apply();
        }
        socket.send(JSON.stringify({ type: "applied", part: message.part }));
      } else if (message.type === "error") {
        this.reason = message.message;
      }
    } catch (reason) {
      this.reason = reason.message;
      socket.close();
    }
  }

  /** Applies all parts since the last complete state, at once. */
  apply() {
    if (this.header) {
      const next = new LeewayLevel(this.header);
      if (this.level && this.level.width === next.width && this.level.height === next.height) {
        next.cells = this.level.cells;
        next.findings = this.level.findings;
      }
      this.level = next;
    }
    const areas = this.tiles.flatMap(message => applyTiles(this.level, message));
    if (!this.isConnected) {
      this.isConnected = true;
      this.onState("connected");
    }
    if (this.header || areas.length > 0) {
      this.onChange(this.level, areas);
    }
    if (this.news) {
      this.level.findings = this.news;
      this.onFindings(this.news);
    }
    this.forgetParts();
  }

  /** Forgets the parts of a change that is not complete. */
  forgetParts() {
    this.header = null;
    this.tiles = [];
    this.news = null;
  }

  /** Reports all units of the game: {x, y} is the middle of a unit in cells; agent, name and stuck are optional. */
  sendUnits(units) {
    if (this.isConnected) {
      this.socket.send(JSON.stringify({ type: "units", units }));
    }
  }

  /** Ends the connection for good. */
  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}

function checkSize({ width, height }) {
  const isSide = side => Number.isInteger(side) && side >= 1 && side <= MOST_SIDE;
  if (!isSide(width) || !isSide(height) || width * height > MOST_CELLS) {
    throw new Error(`a level of ${width} x ${height} cells`);
  }
}

/** Copies the tiles of a binary message into a level. Returns their rectangles. */
function applyTiles(level, bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const areas = [];
  let at = 4;
  for (let tile = view.getUint16(2, true); tile > 0; tile--) {
    const x = TILE * view.getUint16(at, true);
    const y = TILE * view.getUint16(at + 2, true);
    const isOneTerrain = view.getUint8(at + 4) === 0;
    const width = Math.min(TILE, level.width - x);
    const height = Math.min(TILE, level.height - y);
    at += 6;
    if (width <= 0 || height <= 0 || at + (isOneTerrain ? 2 : width * height) > bytes.length) {
      throw new Error("a tile outside of the level or of its message");
    }
    for (let row = 0; row < height; row++) {
      const from = (y + row) * level.width + x;
      if (isOneTerrain) {
        level.cells.fill(bytes[at], from, from + width);
      } else {
        level.cells.set(bytes.subarray(at + row * width, at + (row + 1) * width), from);
      }
    }
    at += isOneTerrain ? 2 : width * height;
    areas.push({ x, y, width, height });
  }
  return areas;
}

/** Reads the link file of a project, in Node: the file .leeway-live/link.json in a folder or above it. */
export async function readLink(folder) {
  const { readFile } = await import("node:fs/promises");
  const { dirname, join, resolve } = await import("node:path");
  for (let at = resolve(folder); ; at = dirname(at)) {
    try {
      return JSON.parse(await readFile(join(at, ".leeway-live", "link.json"), "utf8"));
    } catch (reason) {
      if (at === dirname(at)) {
        throw new Error("Leeway shares no level here");
      }
    }
  }
}
