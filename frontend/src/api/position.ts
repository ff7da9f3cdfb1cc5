let last = 0n;

/** Keeps the furthest log position that this person has written, so that later queries wait for it (ARCHITECTURE, *A command*). */
export function rememberPosition(position: unknown): void {
  if (typeof position !== 'string' || !/^\d+$/.test(position)) return;
  const seen = BigInt(position);
  if (seen > last) last = seen;
}

export const positionHeader = (): Record<string, string> => (last > 0n ? { 'x-posicion': String(last) } : {});
