// Plays in the engine of a built site, as its workers load it: node play.mjs ENGINE SCRIPT ORDERS
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

const [engine, script, orders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(engine, 'pyodide.mjs')).href);
const unpacked = (name) => gunzipSync(readFileSync(join(engine, `${name}.pack`)));
const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
writeFileSync(join(folder, 'stdlib.zip'), unpacked('stdlib'));
const python = await loadPyodide({ stdLibURL: pathToFileURL(join(folder, 'stdlib.zip')).href });
rmSync(folder, { recursive: true });
python.unpackArchive(new Uint8Array(unpacked('touchline')), 'zip', { extractDir: '/touchline' });
python.runPython('import sys; sys.path.insert(0, "/touchline")');
python.globals.set('orders', orders);
python.runPython(readFileSync(script, 'utf-8'));
process.stdout.write(python.runPython('json.dumps(records(orders))'));
