import type { Fault } from './faults.ts';
import { patchText } from './patch-text.ts';

type Loaded = {
  readonly format: string;
  readonly source: string | ArrayBuffer | Uint8Array;
  readonly shortCircuit?: boolean;
};
type NextLoad = (url: string, context: object) => Promise<Loaded>;

let fault: Fault | undefined;

/** Hook of Node: takes the fault that modules are loaded with. */
export function initialize(data: Fault): void {
  fault = data;
}

/** Hook of Node: loads a module, patched where the fault says so. */
export async function load(url: string, context: object, nextLoad: NextLoad): Promise<Loaded> {
  const loaded = await nextLoad(url, context);
  const patches = fault?.patches.filter(({ module }) => url.endsWith(`/${module}`)) ?? [];
  if (patches.length === 0) return loaded;
  const text = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
  return { ...loaded, source: patches.reduce(patchText, text) };
}
