import type { StopState } from './signals.ts';
import type { System } from './system.ts';

/** `npm run dev`, which started us, says `{ replace: ['query-api', …] }` whenever it has compiled those services anew. */
export function replaceWhenTold(system: System, state: StopState, say: (line: string) => void): void {
  if (!process.channel) return;
  let running = Promise.resolve();
  process.on('message', (message) => {
    const names = (message as { replace?: unknown }).replace;
    if (!Array.isArray(names)) return;
    running = running
      .then(() => (state.stopping ? undefined : system.replace(names.map(String))))
      .catch((error: Error) => say(error.message));
  });
}
