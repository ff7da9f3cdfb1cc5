import type { Due, ProcessTools } from '../../platform/projection/process.ts';

/** Tools for the test of one process: its commands go to `command`, what it expects is kept in `expected` by instance. */
export function trialTools(
  command: ProcessTools['command'],
  expected = new Map<string, Pick<Due, 'memoria'> & { readonly vence: string | undefined }>(),
): ProcessTools {
  return {
    command,
    expect: async (instancia, vence, memoria = {}) => void expected.set(instancia, { vence, memoria }),
    met: async (instancia) => {
      const known = expected.get(instancia);
      if (known) expected.set(instancia, { ...known, vence: undefined });
    },
    recall: async (instancia) => expected.get(instancia)?.memoria,
  };
}
