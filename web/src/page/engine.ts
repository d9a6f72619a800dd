// The engine of the page: Python, and touchline in it, loaded into a worker.

import type { PyodideInterface } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';

export type Python = PyodideInterface;
export type { PyProxy };

/** The files of the engine: their folder, which changes with them, and the sizes of those that are fetched. */
interface Files {
  readonly folder: string;
  readonly sizes: Readonly<Record<string, number>>;
}

type Progress = (share: number) => void;

/** How much of the way is done, from 0 to 1, when everything has arrived, and when Python has started. */
const ARRIVED = 0.6;
const STARTED = 0.85;

/** Load Python with the modules of touchline; `base` is the address of the site. */
export async function loadEngine(base: string, progress: Progress): Promise<Python> {
  const { folder, sizes } = (await (await fetched(new URL('engine.json', base).href)).json()) as Files;
  const address = new URL(`${folder}/`, base).href;
  receive(address, sizes, progress);
  const modules = fetched(`${address}touchline.pack`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${address}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: address, stdLibURL: `${address}stdlib.pack` });
  progress(STARTED);
  python.unpackArchive(new Uint8Array(await modules), 'zip', { extractDir: '/touchline' });
  python.runPython('import sys; sys.path.insert(0, "/touchline")');
  return python;
}

/** Bytes as Python reads them. */
export function toPython(python: Python, bytes: Uint8Array): unknown {
  return python.toPy(bytes);
}

/** Bytes of Python, copied, and the proxy let go. */
export function fromPython<T>(proxy: PyProxy): T {
  const value = proxy.toJs() as T;
  proxy.destroy();
  return value;
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

/** Tell how much of the engine has arrived, whoever fetches it, and unpack what is packed. */
function receive(address: string, sizes: Files['sizes'], progress: Progress): void {
  const fetchFirst = globalThis.fetch;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;
  globalThis.fetch = async (input, init) => {
    const response = await fetchFirst(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(address) || !(url.slice(address.length) in sizes) || !response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, out) {
          loaded += piece.byteLength;
          progress(ARRIVED * Math.min(1, loaded / total));
          out.enqueue(piece);
        },
      }),
    );
    const body = url.endsWith('.pack') ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
    return new Response(body, { status: response.status, headers: response.headers });
  };
}
