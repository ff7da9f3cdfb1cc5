import type { StandInLog } from './log.ts';
import type { Stored } from './stored.ts';

const LINK = '$>';

/** What a link (`revision@stream`) points at, undefined where nothing is shown there; undefined for any other event. */
export function linkOf(log: StandInLog, { type, data }: Stored): { target: Stored | undefined } | undefined {
  if (type !== LINK) return undefined;
  const [, revision, stream] = /^(\d+)@(.+)$/s.exec(data.toString('utf8')) ?? [];
  const events = stream === undefined || log.isTombstoned(stream) ? [] : log.visible(stream);
  return { target: events.find((event) => event.revision === Number(revision)) };
}
