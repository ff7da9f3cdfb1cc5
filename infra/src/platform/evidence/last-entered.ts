import { crc32 } from 'node:zlib';
import type { RecordedEvent } from '../event-store/port.ts';
import { lastHead, logFolder } from './heads.ts';
import { Ledger } from './ledger.ts';

/**
 * The last event that a signed head of this log vouches for, as its book names it: where it stands, and whether an event is
 * it. Undefined where no head was made in this folder of data, or its book is being written anew.
 */
export function lastEntered(
  dataDir: string,
  identity: string,
): { readonly position: bigint; readonly isIt: (event: RecordedEvent) => boolean } | undefined {
  const folder = logFolder(dataDir, identity);
  const size = lastHead(folder)?.tamano ?? 0;
  const ledger = size > 0 ? Ledger.toRead(folder) : undefined;
  if (!ledger) return undefined;
  try {
    if (ledger.size < size) return undefined;
    const { position, stream, version, marks } = ledger.entry(size - 1);
    return {
      position,
      isIt: (event) =>
        event.stream === stream && event.version === version && crc32(event.metadata.hash ?? '') === marks.hash,
    };
  } finally {
    ledger.close();
  }
}
