// A file for the person who asked for it.

/** Save a file, or text as one; data that is neither is written as JSON. */
export function save(name: string, data: unknown): void {
  const text = typeof data === 'string' || data instanceof Blob ? data : JSON.stringify(data, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
