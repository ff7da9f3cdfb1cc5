import { samples } from '../../event-samples.testing.ts';
import { eventCatalogue } from '../../events.ts';
import { upcastData } from '../../kernel/event.ts';

const WRONG = '999999999';

/**
 * Packages asked for their order by its id: of an order with the wrong one nobody could open any. Events of partial
 * deliveries and of cost of sales are younger than the fault.
 */
const NEVER_WRITTEN = /^(?:Parcel|RouteStopPartDelivered$|OrderPartDelivered$|OrderRestCancelled$|SaleCostAdjusted$)/;

/** The data with the id that orders of reservations were written with, wherever it names an order; undefined where it names none. */
function withWrongId(value: unknown, isOrder = false): unknown {
  if (Array.isArray(value)) {
    const inner = value.map((one) => withWrongId(one));
    return inner.some((one) => one !== undefined) ? value.map((one, n) => inner[n] ?? one) : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const inner = withWrongId(one, key === 'pedido' || (key === 'nuevo' && 'reserva' in value));
    return inner === undefined ? [] : [[key, inner] as const];
  });
  const own = isOrder && '_id' in value ? { _id: WRONG } : {};
  return entries.length > 0 || isOrder ? { ...value, ...Object.fromEntries(entries), ...own } : undefined;
}

const old = [...eventCatalogue.values()].flatMap((event) => {
  const sample = samples[event.type]?.['1'];
  const wrong = withWrongId(sample, event.type === 'OrderCreated');
  return wrong === undefined || NEVER_WRITTEN.test(event.type) ? [] : [[event.type, wrong] as const];
});

test('events of orders, of routes and of reservations name orders', () => {
  expect(old.length).toBeGreaterThan(40);
});

test.each(old)('%s of an order of a reservation, as it was once written → its id is its number', (type, wrong) => {
  expect(JSON.stringify(wrong)).toContain(`"${WRONG}"`);
  const current = upcastData(eventCatalogue.get(type)!, 1, wrong);
  expect(JSON.stringify(current)).not.toContain(WRONG);
  expect(eventCatalogue.get(type)!.data.parse(current)).toEqual(current);
});
