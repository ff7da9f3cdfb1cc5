import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { isRejection } from '@power/domain/kernel/rejection';
import { order } from '@power/domain/orders/order';
import { orderHistory } from '@power/domain/orders/views/history';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { readDocument, replay } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf, withTimes } from './sheet-of.ts';

export default handleQuery(orderHistory, async ({ number, version }, { log, user }) => {
  const visible = await sheetOf(log, user, number);
  if (isRejection(visible)) return visible;
  const document = await readDocument(log, streamOf(order, number));
  let last: OrderSheet | undefined;
  const history = replay(
    order,
    document,
    eventCatalogue,
    (state, event) => (last = state && withTimes(state, event, last)),
  );
  // Version and times change with every event by nature; as field changes they would only be noise.
  const eventos = history.eventos.map((e) => ({ ...e, cambios: e.cambios.filter((c) => !NOISE.has(c.campo)) }));
  const { estados, verificado, hallazgo } = history;
  const estado = version === undefined ? estados.at(-1) : estados[Math.min(version, estados.length - 1)];
  return {
    ok: true as const,
    eventos: version === undefined ? eventos : [],
    ...(estado && { estado }),
    verificado,
    ...(hallazgo !== undefined && { hallazgo }),
  };
});

const NOISE: ReadonlySet<string> = new Set(['version', 'updatedAt', 'estatus_at']);
