import type { EventStore } from '../../../platform/event-store/port.ts';
import { verifyLog } from '../../../platform/event-store/verify.ts';
import { fill, freshPrefix } from './harness.ts';

export function verifyContract(current: () => EventStore): void {
  it('finds an untouched log sound, also against an earlier anchor', async () => {
    await fill(current(), freshPrefix(), 3);
    const first = await verifyLog(current());
    expect(first).toMatchObject({
      ok: true,
      anchor: { position: String(await current().head()), events: first.events },
    });
    await fill(current(), freshPrefix(), 3);
    expect(await verifyLog(current(), first.anchor)).toMatchObject({ ok: true, events: first.events + 3 });
  });

  it('sees against an anchor that the log is shorter, or another one', async () => {
    await fill(current(), freshPrefix(), 1);
    const { anchor, events } = await verifyLog(current());
    if (!anchor) throw new Error('no anchor');
    const longer = { ...anchor, events: events + 1 };
    expect((await verifyLog(current(), longer)).finding).toMatchObject({ kind: 'truncated' });
    expect((await verifyLog(current(), { ...anchor, digest: 'x' })).finding).toMatchObject({ kind: 'reordered' });
  });
}
