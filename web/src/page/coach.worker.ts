// The worker in which coaches think: the board never waits for them.

import { fromPython, loadEngine, toPython, type PyProxy } from './engine';
import type { FromCoach, ToCoach } from './messages';

interface Coach {
  think(number: number, task: unknown): Promise<PyProxy>;
  play(task: unknown): Promise<PyProxy>;
  hurry(number: number): void;
}

self.onmessage = (event: MessageEvent<{ base: string; port: MessagePort }>) => void start(event.data);

async function start({ base, port }: { base: string; port: MessagePort }): Promise<void> {
  const loading = loadEngine(base, () => undefined).then((python) => {
    const coach = python.pyimport('touchline.page.workers').coaches() as Coach;
    return { python, coach };
  });
  port.onmessage = async ({ data }: MessageEvent<ToCoach>) => {
    const { python, coach } = await loading;
    if (data.type === 'hurry') return coach.hurry(data.id);
    const task = toPython(python, data.task);
    const result = fromPython<Uint8Array>(await (data.type === 'play' ? coach.play(task) : coach.think(data.id, task)));
    port.postMessage({ id: data.id, result } satisfies FromCoach, [result.buffer as ArrayBuffer]);
  };
}
