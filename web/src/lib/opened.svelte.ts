// The record file that was opened to be looked at: it stays in this page.

import type { ReplayInfo } from '../generated/protocol';
import { api } from './api';

class Opened {
  file = $state.raw<File | null>(null);
  info = $state.raw<ReplayInfo | null>(null);

  /** Read a record file; fails with the line that is wrong. */
  async open(file: File): Promise<void> {
    this.info = await api.openReplay(file);
    this.file = file;
  }
}

export const opened = new Opened();
