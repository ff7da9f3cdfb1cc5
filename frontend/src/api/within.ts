/**
 * Does something that can be given up, and gives it up after so many ms: a line that broke without a word answers nothing
 * for minutes. Throws what `run` throws once its signal is aborted, by the time or by `given`.
 */
export async function within<T>(
  ms: number,
  run: (signal: AbortSignal) => Promise<T>,
  given?: AbortSignal | null,
): Promise<T> {
  const control = new AbortController();
  const stop = (): void => control.abort(given?.reason);
  const timer = setTimeout(stop, ms);
  if (given?.aborted) stop();
  given?.addEventListener('abort', stop, { once: true });
  try {
    return await run(control.signal);
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', stop);
  }
}
