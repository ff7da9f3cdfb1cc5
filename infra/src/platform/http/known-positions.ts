import { toldName, toldPart } from '../projection/key-share.ts';

/** Positions of one NOTIFY `feed`. */
export interface TellsPositions {
  /** By projection, or by a part of one ({@link toldPart}); a name with {@link GROUP_MARK} is that of all members of a group. */
  readonly positions: readonly (readonly [name: string, position: bigint])[];
}

/** Begins the name of a group of projections that move together: mark, owner, `/`, version. */
export const GROUP_MARK = '*';

interface Group {
  readonly version: string;
  readonly names: readonly string[];
  position: bigint;
}

/**
 * How far each projection is known to be. A notice that names a group beside projections says who belongs to it from then
 * on; later ones name the group alone. One whose members were never heard tells nothing: a full one follows within half a second.
 * A projection that is shared by key is as far as its last part.
 */
export class KnownPositions {
  readonly #known = new Map<string, bigint>();
  readonly #groups = new Map<string, Group>();
  readonly #groupOf = new Map<string, Group>();
  /** Names of their parts, for projections that were heard to be shared. */
  readonly #parts = new Map<string, readonly string[]>();

  /** Position of a projection, −1 when nothing is known. */
  of(name: string): bigint {
    const whole = this.#told(name);
    const parts = this.#parts.get(name);
    if (!parts) return whole;
    const last = parts.map((part) => this.#told(part)).reduce((a, b) => (b < a ? b : a));
    return last > whole ? last : whole;
  }

  #told(name: string): bigint {
    const own = this.#known.get(name) ?? -1n;
    const shared = this.#groupOf.get(name)?.position ?? -1n;
    return own > shared ? own : shared;
  }

  /** Takes a notice over; returns the projections that are further than before. */
  take({ positions }: TellsPositions): Set<string> {
    const advanced = new Set<string>();
    const named: string[] = [];
    let group: readonly [string, bigint] | undefined;
    for (const [name, position] of positions) {
      if (name.startsWith(GROUP_MARK)) {
        group = [name.slice(GROUP_MARK.length), position];
        continue;
      }
      named.push(name);
      this.#learn(name);
      if (position > this.#told(name)) advanced.add(name);
      if (position > (this.#known.get(name) ?? -1n)) this.#known.set(name, position);
    }
    if (group) for (const name of this.#move(...group, named)) advanced.add(name);
    return this.#parts.size === 0 ? advanced : this.#lastOfParts(advanced);
  }

  /** Of how many parts one that is told is. */
  #learn(name: string): void {
    const part = toldPart(name);
    if (!part || this.#parts.get(part.projection)?.length === part.parts) return;
    const all = Array.from({ length: part.parts }, (_, index) => toldName(part.projection, { index, of: part.parts }));
    this.#parts.set(part.projection, all);
  }

  /** Whoever waits, waits for the last part; what a projection has reached it has reached, also when it is shared otherwise. */
  #lastOfParts(told: ReadonlySet<string>): Set<string> {
    const advanced = new Set([...told].filter((name) => !toldPart(name)));
    for (const projection of this.#parts.keys()) {
      const now = this.of(projection);
      if (now <= (this.#known.get(projection) ?? -1n)) continue;
      this.#known.set(projection, now);
      advanced.add(projection);
    }
    return advanced;
  }

  #move(group: string, position: bigint, named: readonly string[]): readonly string[] {
    const cut = group.lastIndexOf('/');
    const [owner, version] = [group.slice(0, cut), group.slice(cut + 1)];
    const before = this.#groups.get(owner);
    if (before?.version === version && named.length === 0) {
      if (position <= before.position) return [];
      before.position = position;
      return before.names;
    }
    if (named.length === 0) return [];
    // What the members had reached together each has reached by itself.
    for (const name of before?.names ?? []) {
      this.#known.set(name, this.#told(name));
      if (this.#groupOf.get(name) === before) this.#groupOf.delete(name);
    }
    const now: Group = { version, names: named, position };
    this.#groups.set(owner, now);
    for (const name of named) this.#groupOf.set(name, now);
    return [];
  }
}
