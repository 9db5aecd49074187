// Prints what the validator of Khronos says of a file.
import fs from 'node:fs';
import validator from 'gltf-validator';

const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(process.argv[2])));
console.log(JSON.stringify({ issues: report.issues, info: report.info }));
