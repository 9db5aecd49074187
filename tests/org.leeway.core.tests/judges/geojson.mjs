// Fails with a message if a file is no GeoJSON; prints the number of features.
import fs from 'node:fs';
import { check } from '@placemarkio/check-geojson';

console.log(check(fs.readFileSync(process.argv[2], 'utf8')).features.length);
