// Plays in the engine of a built site, as its workers load it: node play.mjs ENGINE SCRIPT ORDERS
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [engine, script, orders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(engine, 'pyodide.mjs')).href);
const python = await loadPyodide({ stdLibURL: pathToFileURL(join(engine, 'stdlib.zip')).href });
python.unpackArchive(new Uint8Array(readFileSync(join(engine, 'touchline.zip'))), 'zip', { extractDir: '/touchline' });
python.runPython('import sys; sys.path.insert(0, "/touchline")');
python.globals.set('orders', orders);
python.runPython(readFileSync(script, 'utf-8'));
process.stdout.write(python.runPython('json.dumps(records(orders))'));
