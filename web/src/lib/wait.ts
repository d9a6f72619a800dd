// A pause that can be skipped.

export function wait(milliseconds: number, hurry: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || hurry.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      hurry.removeEventListener('abort', done);
      resolve();
    }
    hurry.addEventListener('abort', done);
  });
}
