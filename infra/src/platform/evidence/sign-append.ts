import { canonicalJson } from '../event-store/canonical.ts';
import type { EventMetadata } from '../event-store/port.ts';
import type { PreparedEvent } from '../event-store/prepare.ts';
import { type Keys, loadKeys } from './keys.ts';
import { leafHash, MerkleTree } from './merkle.ts';
import { sha256 } from './stored-event.ts';

/** Events on their way into one stream. */
export interface UnsignedAppend {
  readonly stream: string;
  readonly events: readonly PreparedEvent[];
}

/** Signs what this process accepted, before the log takes it. */
export interface AppendSigner {
  /** The same appends with the signature in the metadata of their events. All of them are signed at once. */
  sign<A extends UnsignedAppend>(batch: readonly A[]): A[];
}

/** What is signed of an append: where it goes and all that its events say, one a line. */
export const appendText = (stream: string, events: readonly PreparedEvent[]): string =>
  [
    'power-firma-1',
    stream,
    events.length,
    ...events.flatMap(({ id, type, schema, data, metadata }) => [id, type, schema, sha256(data), sha256(metadata)]),
  ].join('\n');

/** What a signature over appends is a signature of: the root of the tree that has each of them as a leaf. */
export const batchText = (root: Buffer): string => `power-firma-1\n${root.toString('hex')}`;

/** Milliseconds for which the keys are not read again: a new one signs soon after it was made. */
const KEYS_FOR_MS = 10_000;

/** The signer of the instance whose data lie in a folder. */
export function instanceSigner(dataDir: string, given?: string): AppendSigner {
  let keys = loadKeys(dataDir, given);
  let read = performance.now();
  return {
    sign(batch) {
      if (performance.now() - read > KEYS_FOR_MS) {
        read = performance.now();
        try {
          keys = loadKeys(dataDir, given);
        } catch {
          // A disk that is away for a moment: the keys of before are good all the same.
        }
      }
      return signBatch(batch, keys);
    },
  };
}

/** Appends under one signature: with more of them, the way from each to what was signed costs more than a signature. */
const TOGETHER = 8;

/** Signs appends, several with one signature: each carries the way from itself to what was signed. */
export function signBatch<A extends UnsignedAppend>(batch: readonly A[], keys: Keys): A[] {
  if (batch.length <= TOGETHER) return signTogether(batch, keys);
  const signed: A[] = [];
  for (let from = 0; from < batch.length; from += TOGETHER)
    signed.push(...signTogether(batch.slice(from, from + TOGETHER), keys));
  return signed;
}

function signTogether<A extends UnsignedAppend>(batch: readonly A[], keys: Keys): A[] {
  const leaves = batch.map(({ stream, events }) => leafHash(appendText(stream, events)));
  const tree = new MerkleTree((index) => leaves[index]!, 2);
  const signature = keys.signOnce(batchText(tree.root(batch.length)), new Date().toISOString());
  return batch.map((append, index) => {
    const camino = tree.inclusion(index, batch.length).map((node) => node.toString('base64'));
    const firma: EventMetadata['firma'] = {
      ...signature,
      ...(append.events.length > 1 && { eventos: append.events.length }),
      ...(camino.length > 0 && { hoja: index, hojas: batch.length, camino }),
    };
    // The first event carries the signature, the others their number: none of them is complete without the rest.
    return { ...append, events: append.events.map((event, n) => withSignature(event, n === 0 ? firma : n)) };
  });
}

/** Where the signature belongs in the metadata of a command, whose names are in order: behind this and before one of those. */
const BEFORE = /"correlationId":"(?:[^"\\]|\\.)*"(?=,"(?:nombre|perfil)":)/;

function withSignature(event: PreparedEvent, firma: EventMetadata['firma']): PreparedEvent {
  const { metadata } = event;
  const before = BEFORE.exec(metadata);
  // To read and write all of it again would cost as much as the signature.
  if (!before) return { ...event, metadata: canonicalJson({ ...(JSON.parse(metadata) as object), firma }) };
  const at = before.index + before[0].length;
  return { ...event, metadata: `${metadata.slice(0, at)},"firma":${canonicalJson(firma)}${metadata.slice(at)}` };
}
