// Follows a level by the client of docs/live: live.mjs CLIENT FOLDER LEVEL CHANGES. Prints a line for each change: the size of the
// level, the CRC-32 of its terrain and the number of its findings. Ends after a number of changes.
import * as zlib from "node:zlib";
import { pathToFileURL } from "node:url";
import WebSocket from "ws";

const [client, folder, level, changes] = process.argv.slice(2);
const { LeewayLive, readLink } = await import(pathToFileURL(client));
const sum = zlib.crc32 ?? ownCrc32;
let count = 0;

const live = new LeewayLive({
  link: () => readLink(folder), WebSocket, client: "judge", level,
  onState: state => console.log(`state ${state}`),
  onFindings: findings => console.log(`findings ${findings.length}`),
  onChange: now => {
    console.log(`change ${now.width} ${now.height} ${sum(now.cells).toString(16)} ${now.agents.length}`);
    live?.sendUnits([{ x: count, y: 0.5, agent: "tank" }]);
    if (++count == changes) {
      live.close();
    }
  },
});

// for versions of Node before 22
function ownCrc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc >>> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
    }
  }
  return ~crc >>> 0;
}
