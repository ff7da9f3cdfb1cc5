import type { EventStore } from '../../../platform/event-store/port.ts';
import { verifyLog } from '../../../platform/event-store/verify.ts';
import { fill, freshPrefix, onlyStreams } from './harness.ts';

export function verifyContract(current: () => EventStore): void {
  it('finds an untouched log sound, also against an earlier anchor', async () => {
    const prefix = freshPrefix();
    const log = onlyStreams(current(), prefix);
    await fill(current(), `${prefix}a`, 3);
    const first = await verifyLog(log);
    const last = (await current().read(`${prefix}a`)).at(-1)!;
    expect(first).toMatchObject({ ok: true, events: 3, anchor: { position: String(last.position), events: 3 } });
    await fill(current(), `${prefix}b`, 3);
    expect(await verifyLog(log, first.anchor)).toMatchObject({ ok: true, events: 6, streams: 2 });
  });

  it('sees against an anchor that the log is shorter, or another one', async () => {
    const prefix = freshPrefix();
    const log = onlyStreams(current(), prefix);
    await fill(current(), `${prefix}a`, 1);
    const { anchor, events } = await verifyLog(log);
    if (!anchor) throw new Error('no anchor');
    const longer = { ...anchor, events: events + 1 };
    expect((await verifyLog(log, longer)).finding).toMatchObject({ kind: 'truncated' });
    expect((await verifyLog(log, { ...anchor, digest: 'x' })).finding).toMatchObject({ kind: 'reordered' });
  });
}
