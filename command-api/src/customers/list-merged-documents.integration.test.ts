import { userRow } from '@power/domain/access/views/user-row';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { integratorRow } from '@power/domain/integrators/views/integrator-row';
import { clientPlaceRow } from '@power/domain/reservations/places/views/client-place-row';
import { reservationRow } from '@power/domain/reservations/views/reservation-row';
import { caseRow } from '@power/domain/service/cases/views/case-row';
import { quotationRow } from '@power/domain/quotations/views/quotation-row';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant, standAt } from '@power/infra/laboratory/testing/read-models';
import listMergedDocuments from './list-merged-documents.ts';

test('everything of a merged customer goes over, whosever it is, once the lists know of the merge', async () => {
  const database = await testDatabase();
  const db = createPool(database.url, { searchPath: ['read', 'ops'] });
  try {
    const lists = [
      orderRow,
      quotationRow,
      opportunityRow,
      userRow,
      reservationRow,
      clientPlaceRow,
      caseRow,
      integratorRow,
    ];
    await createReadModels(db, lists);
    const [own, others] = [
      { cliente_id: '8', ejecutivo_id: 'eva' },
      { cliente_id: '8', ejecutivo_id: 'otra' },
    ];
    await plant(db, orderRow, [
      { _id: '11', number: 11, ...own },
      { _id: '12', number: 12, ...others, estatus: 'Anulado' },
      { _id: '13', number: 13, cliente_id: '7' },
    ]);
    await plant(db, quotationRow, [{ _id: '21', number: 21, ...others }]);
    await plant(db, opportunityRow, [{ _id: '31', number: 31, ...own }]);
    await plant(db, userRow, [
      { _id: 'ida', cliente_id: '8' },
      { _id: 'leo', cliente_id: '7' },
    ]);
    await plant(db, reservationRow, [
      { _id: '41', number: 41, ...others },
      { _id: '42', number: 42, cliente_id: '7' },
    ]);
    // The last came from a customer that was merged into this one before.
    await plant(
      db,
      clientPlaceRow,
      ['8.1', '8.2', '6.1'].map((_id) => ({ _id, cliente_id: '8' })),
    );
    await plant(db, caseRow, [{ _id: '51', number: 51, ...others, estado: 'Entregado' }]);
    await plant(db, integratorRow, [{ _id: '61', number: 61, cliente_id: '8' }]);
    const names = lists.map(({ projection }) => projection);
    await standAt(db, names, 9);
    const listed = listMergedDocuments.facts!({ id: '8', posicion: '10' } as never, { db } as never);
    // The order that came over in the meantime is in the lists by the time that they have passed the merge.
    await plant(db, orderRow, [{ _id: '14', number: 14, ...own }]);
    await standAt(db, names, 10);
    expect(await listed).toEqual([
      { tipo: 'pedido', id: '11' },
      { tipo: 'pedido', id: '12' },
      { tipo: 'pedido', id: '14' },
      { tipo: 'cotizacion', id: '21' },
      { tipo: 'oportunidad', id: '31' },
      { tipo: 'usuario', id: 'ida' },
      { tipo: 'reserva', id: '41' },
      { tipo: 'ubicacion', id: '6' },
      { tipo: 'ubicacion', id: '8' },
      { tipo: 'rma', id: '51' },
      { tipo: 'clave', id: '61' },
    ]);
  } finally {
    await db.end();
    await database.drop();
  }
});
