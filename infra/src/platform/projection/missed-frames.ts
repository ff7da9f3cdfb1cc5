import type { Engine } from './engine.ts';
import type { FeedRow } from './feed.ts';
import type { Member } from './member.ts';
import { Prepared } from './prepared.ts';

/**
 * What a member would still have announced up to a position from which another goes on in its place: rows of a new
 * generation are loaded anew, but a frame that nobody tells is lost.
 */
export async function missedFrames(engine: Engine, member: Member, to: bigint): Promise<FeedRow[]> {
  const frames: FeedRow[] = [];
  if (member.silent || member.announcements.size === 0) return frames;
  for (let { position } = member; position < to;) {
    const events = await engine.store.readAll({ after: position, limit: engine.batchSize });
    for (const event of events) {
      const announcement = event.position > to ? undefined : member.announcements.get(event.type);
      if (!announcement || member.parked.has(event.stream)) continue;
      const prepared = new Prepared(event);
      try {
        for (const frame of announcement.frames(prepared.data(announcement.event), prepared.context))
          frames.push({ position: String(event.position), frame });
      } catch (error) {
        engine.log.error({ err: error, projection: member.projection.name, type: event.type }, 'frame not told');
      }
    }
    const last = events.at(-1);
    if (!last) break;
    position = last.position;
  }
  return frames;
}
