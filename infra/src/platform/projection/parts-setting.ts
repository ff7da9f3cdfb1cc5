import { ConfigError, configFault } from '../config-error.ts';

/** In how many parts each projection is shared by key; one that is not named stays whole. */
export type Parts = ReadonlyMap<string, number>;

/** More of one projection than anybody has cores: each of them reads the whole log. */
export const MOST_PARTS = 16;

/** Why {@link partsOf} knew nothing of a text. */
export const partsWords = `debe ser contexto/nombre=partes, separados por comas y cada uno una vez, con 1 a ${MOST_PARTS} partes; por ejemplo audit/event-list=2`;

/** `audit/event-list=2,orders/order-list=4`; undefined when it is something else. */
export function partsOf(text: string): Parts | undefined {
  const parts = new Map<string, number>();
  for (const one of text === '' ? [] : text.split(',')) {
    const [, name, count] = /^\s*([a-z][a-z0-9-]*\/[a-z][a-z0-9-]*)=(\d{1,2})\s*$/.exec(one) ?? [];
    const n = Number(count);
    if (name === undefined || parts.has(name) || n < 1 || n > MOST_PARTS) return undefined;
    parts.set(name, n);
  }
  return parts;
}

/** Throws {@link ConfigError} when parts are asked of a projection that there is not. */
export function checkParts(parts: Parts, names: readonly string[]): void {
  const unknown = [...parts.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ConfigError(
      `${configFault}: PROJECTION_PARTS: no hay ninguna proyección «${unknown.join('», «')}»; \`npm run projections -- list\` las nombra.`,
    );
}
