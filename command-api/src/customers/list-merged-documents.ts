import { listMergedDocuments } from '@power/domain/customers/list-merged-documents';
import type { documentoUnido } from '@power/domain/customers/merge-events';
import { reject } from '@power/domain/kernel/rejection';
import { clienteOf } from '@power/domain/reservations/places/parts';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { readPositions } from '@power/infra/platform/http/positions';
import { readModels } from '@power/infra/platform/sql/database';
import type pg from 'pg';
import type { z } from 'zod';

type Tipo = z.infer<typeof documentoUnido>['tipo'];

const WAIT_MS = 5000;
const LISTS = {
  pedido: ['orders/order-list', 'order_list'],
  cotizacion: ['quotations/quotation-list', 'quotation_list'],
  oportunidad: ['forecast/opportunity-list', 'opportunity_list'],
  usuario: ['access/user-list', 'user_list'],
  reserva: ['reservations/reservation-list', 'reservation_list'],
  ubicacion: ['reservations/client-place-list', 'client_place_list'],
  rma: ['service/case-list', 'rma_list'],
  clave: ['integrators/integrator-list', 'integrator_list'],
} as const;

/** Whether the lists have come to a position of the log, which they are given a moment for. */
async function passed(db: pg.Pool, position: bigint): Promise<boolean> {
  for (const end = performance.now() + WAIT_MS; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const positions = new Map(await readPositions(db));
    if (Object.values(LISTS).every(([projection]) => (positions.get(projection) ?? -1n) >= position)) return true;
    if (performance.now() >= end) return false;
  }
}

export default provideFacts(listMergedDocuments, async ({ id, posicion }, { db }) => {
  if (!(await passed(db, BigInt(posicion))))
    return reject('LISTAS_ATRASADAS', 'Todavía no', 'Las listas aún no saben de la unión.');
  const found = [];
  for (const [tipo, [, table]] of Object.entries(LISTS)) {
    const rows = await readModels(db)
      .selectFrom(table)
      .select('_key')
      .where('cliente_id', '=', id)
      .orderBy('_key')
      .execute();
    const keys = rows.map(({ _key }) => String(_key));
    // Projects go together: their stream is of whom they were made for.
    const ids = tipo === 'ubicacion' ? new Set(keys.map(clienteOf)) : keys;
    found.push(...[...ids].map((id) => ({ tipo: tipo as Tipo, id })));
  }
  return found;
});
