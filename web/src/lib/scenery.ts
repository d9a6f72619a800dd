// Scenes made whole: after the welcome the server sends only what changed in them.

import type * as wire from '../generated/protocol';

/** What is drawn; the rest of it is the game's own. */
export type Scene = wire.SceneRecord;
/** The match at one point, with all that is drawn. */
export type Snapshot = Omit<wire.Snapshot, 'scene'> & { readonly scene: Scene };
export type Step = Omit<wire.Step, 'snapshot'> & { readonly snapshot: Snapshot };

type Whole<T> = T extends { snapshot: wire.Snapshot } ? Omit<T, 'snapshot'> & { readonly snapshot: Snapshot } : T;
/** What the server says, with whole scenes. */
export type Heard =
  Whole<Exclude<wire.FromServer, wire.Advanced>> | (Omit<wire.Advanced, 'steps'> & { readonly steps: readonly Step[] });

/** The last scene of a line: each change is one to it. */
export class Scenery {
  #scene: Scene | null = null;

  whole(message: wire.FromServer): Heard {
    if (message.type === 'advanced') return { ...message, steps: message.steps.map((step) => this.#fill(step)) };
    return 'snapshot' in message ? (this.#fill(message) as Heard) : (message as Heard);
  }

  #fill<T extends { snapshot: wire.Snapshot }>(told: T): Omit<T, 'snapshot'> & { snapshot: Snapshot } {
    const { scene } = told.snapshot;
    this.#scene = isChange(scene) ? changed(this.#scene, scene) : scene;
    return { ...told, snapshot: { ...told.snapshot, scene: this.#scene } };
  }
}

export function isChange(scene: Scene | wire.Change): scene is wire.Change {
  return scene.type === 'change';
}

/** A scene after a change to the one before. */
export function changed(scene: Scene | null, change: wire.Change): Scene {
  if (!scene) throw new Error('a change came before the scene that it changes');
  const before = scene as unknown as Record<string, readonly unknown[]>;
  const lists = Object.entries(change.items).map(([name, items]) => {
    const list = [...(before[name] ?? [])];
    for (const [place, item] of items) list[place] = item;
    return [name, list] as const;
  });
  return { ...scene, ...change.fields, ...Object.fromEntries(lists) };
}
