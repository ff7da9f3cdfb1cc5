import type { System } from './system.ts';

/** Whether somebody asked to stop, and what else must end then. */
export interface StopState {
  stopping: boolean;
  alsoEnd: Set<{ kill(signal: NodeJS.Signals): unknown }>;
}

/** Ctrl-C, SIGTERM and a closed terminal stop everything in order; a second Ctrl-C does not wait for the services. */
export function stopOnSignals(system: System, unlock: () => void, say: (line: string) => void): StopState {
  const state: StopState = { stopping: false, alsoEnd: new Set() };
  let askedAt = 0;
  const stop = async (code: number): Promise<void> => {
    // npm passes on the Ctrl-C that the terminal has already sent: the echo is no second one.
    if (state.stopping) return performance.now() - askedAt > 1500 ? system.killServices() : undefined;
    state.stopping = true;
    askedAt = performance.now();
    say('\nSe detiene el sistema…');
    for (const other of state.alsoEnd) other.kill('SIGTERM');
    await system.stop().catch((error: Error) => say(error.message));
    unlock();
    say('Sistema detenido. Los datos quedan guardados.');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stop(Number(process.exitCode ?? 0)));
  // A test that started us and died takes us with it.
  if (process.channel) process.on('disconnect', () => void stop(0));
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack}\n`);
    if (state.stopping) process.exit(1);
    void stop(1);
  });
  // The reader of our lines may go away (a closed pipe); the system goes on.
  process.stdout.on('error', () => undefined);
  return state;
}
