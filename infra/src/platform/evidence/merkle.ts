import { createHash, hash } from 'node:crypto';

/** Where the leaf hashes of a log stand, one after the other from 0. */
export type LeafAt = (index: number) => Buffer;

const NODE = Buffer.of(1);

/** What a tree without leaves comes to (RFC 6962 §2.1): the hash of nothing. */
export const EMPTY_ROOT = createHash('sha256').digest();

/** By way of a text: a hash that is asked for as a buffer costs three times as much. */
const sha256 = (bytes: Buffer): Buffer => Buffer.from(hash('sha256', bytes, 'base64'), 'base64');

/** Hash of a leaf: sha-256 over a zero byte and what it says. */
export const leafHash = (text: string): Buffer => sha256(Buffer.from(`\0${text}`));

/** Hash of two hashes: sha-256 over a one byte and both. */
export const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.concat([NODE, left, right]));

/** The largest power of two below `n`: where RFC 6962 parts a list of n leaves. */
function splitOf(n: number): number {
  let k = 1;
  while (k * 2 < n) k *= 2;
  return k;
}

/** Leaves of a whole subtree whose hash is remembered; below, hashing again is cheaper than keeping. */
const KEPT_FROM = 256;

/** Leaves that are hashed at one go. */
const WARMED = 4096;

/**
 * The Merkle tree of RFC 6962 over leaves that are only ever added: roots and proofs for any size up to what there is. Whole
 * subtrees never change again and are remembered, so that a root after some news costs little however long the log is.
 */
export class MerkleTree {
  readonly #leafAt: LeafAt;
  readonly #keptFrom: number;
  readonly #whole = new Map<string, Buffer>();

  /** `keptFrom`: smallest whole subtree, a power of two, whose hash is remembered. */
  constructor(leafAt: LeafAt, keptFrom = KEPT_FROM) {
    this.#keptFrom = keptFrom;
    this.#leafAt = leafAt;
  }

  /** Root of the first `size` leaves. */
  root(size: number): Buffer {
    return size === 0 ? EMPTY_ROOT : this.#range(0, size);
  }

  /** Hashes the whole subtrees of the first `size` leaves, and lets others have their turn between: later answers come at once. */
  async warm(size: number): Promise<void> {
    for (let start = 0; start + WARMED <= size; start += WARMED) {
      if (this.#whole.has(`${start}/${WARMED}`)) continue;
      this.#range(start, start + WARMED);
      await new Promise(setImmediate);
    }
  }

  /** Hashes that lead from leaf `index` to the root of the first `size` leaves (RFC 6962 §2.1.1). */
  inclusion(index: number, size: number): Buffer[] {
    if (!(index >= 0 && index < size)) throw new RangeError(`leaf ${index} is not among the first ${size}`);
    return this.#path(index, 0, size);
  }

  /** Hashes that show the first `first` leaves to be the beginning of the first `second` (RFC 6962 §2.1.2). */
  consistency(first: number, second: number): Buffer[] {
    if (!(first >= 0 && first <= second)) throw new RangeError(`${first} leaves are no beginning of ${second}`);
    return first === 0 || first === second ? [] : this.#subproof(first, 0, second, true);
  }

  #range(start: number, end: number): Buffer {
    const n = end - start;
    if (n === 1) return this.#leafAt(start);
    const keep = n >= this.#keptFrom && (n & (n - 1)) === 0;
    const key = `${start}/${n}`;
    const known = keep ? this.#whole.get(key) : undefined;
    if (known) return known;
    const middle = start + splitOf(n);
    const hashed = nodeHash(this.#range(start, middle), this.#range(middle, end));
    if (keep) this.#whole.set(key, hashed);
    return hashed;
  }

  #path(index: number, start: number, end: number): Buffer[] {
    if (end - start === 1) return [];
    const middle = start + splitOf(end - start);
    return index < middle
      ? [...this.#path(index, start, middle), this.#range(middle, end)]
      : [...this.#path(index, middle, end), this.#range(start, middle)];
  }

  #subproof(first: number, start: number, end: number, whole: boolean): Buffer[] {
    if (first === end) return whole ? [] : [this.#range(start, end)];
    const middle = start + splitOf(end - start);
    return first <= middle
      ? [...this.#subproof(first, start, middle, whole), this.#range(middle, end)]
      : [...this.#subproof(first, middle, end, false), this.#range(start, middle)];
  }
}

/** The root of a list that grows leaf by leaf, without the list: one hash of each whole subtree so far. */
export class Frontier {
  readonly #nodes: { readonly hash: Buffer; readonly size: number }[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(leaf: Buffer): void {
    let node = { hash: leaf, size: 1 };
    while (this.#nodes.at(-1)?.size === node.size) {
      node = { hash: nodeHash(this.#nodes.pop()!.hash, node.hash), size: node.size * 2 };
    }
    this.#nodes.push(node);
    this.#size += 1;
  }

  root(): Buffer {
    const hashes = this.#nodes.map(({ hash: one }) => one);
    return hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => nodeHash(left, right));
  }
}

/** The root that a leaf and its proof lead to; undefined when the proof is not of that shape. */
export function rootFromInclusion(
  leaf: Buffer,
  index: number,
  size: number,
  proof: readonly Buffer[],
): Buffer | undefined {
  if (index >= size) return undefined;
  let [node, last, at] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return undefined;
    if (node % 2 === 1 || node === last) {
      at = nodeHash(sibling, at);
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else at = nodeHash(at, sibling);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 ? at : undefined;
}

/** Whether a proof shows that the tree of `first` leaves is the beginning of that of `second`. */
export function isConsistent(
  first: { readonly size: number; readonly root: Buffer },
  second: { readonly size: number; readonly root: Buffer },
  proof: readonly Buffer[],
): boolean {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root.equals(second.root);
  if (first.size === 0) return proof.length === 0;
  let [node, last] = [first.size - 1, second.size - 1];
  while (node % 2 === 1) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  const hashes = [...proof];
  // A beginning that is a whole subtree is itself where the way starts.
  const start = node === 0 ? first.root : hashes.shift();
  if (!start) return false;
  let [old, now] = [start, start];
  for (const sibling of hashes) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [old, now] = [nodeHash(sibling, old), nodeHash(sibling, now)];
      while (node % 2 === 0 && node !== 0) [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
    } else now = nodeHash(now, sibling);
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && old.equals(first.root) && now.equals(second.root);
}
