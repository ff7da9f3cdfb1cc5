import type { DomainEvent } from '@power/domain/kernel/event';
import { invoiced } from '@power/domain/orders/order.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import salesLineList from '../finance/sales-line-list.ts';
import orderLineList from './order-line-list.ts';
import orderList from './order-list.ts';
import orderSerialList from './order-serial-list.ts';

const at = '2026-01-05T12:00:00.000Z';

/** An order as the log has it that was a reservation before orders of reservations had an id of their own. */
function stored(number: number): RecordedEvent[] {
  const events = invoiced(0, { _id: '999999999', number, codigo_sap: `50000${number}` });
  return events.map((event: DomainEvent, n) => {
    const data = event.type === 'LinePicked' ? { ...(event.data as object), serie: `S${number}` } : event.data;
    return {
      ...{ type: event.type, data, id: `${number}/${n}`, stream: `order-${number}`, version: n },
      schema: ['OrderCreated', 'OrderInvoiced', 'OrderCommentAdded'].includes(event.type) ? 2 : 1,
      position: BigInt(number * 100 + n),
      recordedAt: at,
      metadata: { at, user: 'u', nombre: 'U', perfil: 'Bodega', commandId: `${number}/${n}`, hash: '' },
    } as unknown as RecordedEvent;
  });
}
const log = [...stored(77), ...stored(78)];

test('two orders of reservations in a log of before → two rows in every list', () => {
  expect(JSON.stringify(log.map(({ data }) => data))).toContain('"_id":"999999999"');
  expect([...rowsGiven(orderList, log).rows.keys()]).toEqual(['77', '78']);
  expect(rowsGiven(orderList, log).rows.get('77')).toMatchObject({ _id: '77', number: 77, facturado: true });
  const others = [rowsGiven(orderLineList, log), rowsGiven(orderSerialList, log), rowsGiven(salesLineList, log)];
  for (const { rows } of others) {
    const keys = [...rows.keys()];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes('999999999'))).toEqual([]);
    expect(keys.filter((key) => key.includes('77'))).toHaveLength(keys.length / 2);
  }
});

test.each([
  [orderList, 13],
  [orderLineList, 6],
  [orderSerialList, 3],
  [salesLineList, 4],
])('$name is filled anew where it was written with wrong ids', (list, wrong) => {
  expect(list.version).toBeGreaterThan(wrong);
});
