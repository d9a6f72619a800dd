// Packs the modules of the page, precompiled by the Python that will run them: node pack.mjs PYODIDE SOURCES WHEEL OUT

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [pyodide, sources, wheel, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
// Sets of constants are written in the order of their hashes.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', HOME: '/' } });
python.unpackArchive(new Uint8Array(readFileSync(wheel)), 'wheel', { extractDir: '/wheel' });
python.mountNodeFS('/sources', sources);
python.mountNodeFS('/out', out);
const script = join(dirname(fileURLToPath(import.meta.url)), '../../scripts/site/pack.py');
python.runPython(readFileSync(script, 'utf-8'));
