import { StockPlaced } from '@power/domain/inventory/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import quarantinedBefore from './quarantined-before.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const saldo = { fisico: 5, comprometido: 0, disponible: 5 };
const Q = 'BOD-R01-N1-P04';

/** What the process issues about a movement with these differences. */
async function issuedAbout(more: object): Promise<unknown[]> {
  const issued: unknown[] = [];
  const moved = { producto, bodega: 'BOD', cantidad: 2, saldo, ubicacion: null, ubicacion_destino: Q, motivo: 'Rota' };
  const { data } = StockPlaced({ ...moved, ...more });
  await quarantinedBefore.reactions[0]!.react(
    data as never,
    { stream: 'stock-1', version: 4 } as never,
    trialTools((name, request) => {
      issued.push([name, request]);
      return Promise.resolve({ ok: true });
    }),
  );
  return issued;
}

test('a movement of before with a reason → the place is asked whether it is of quarantine', async () => {
  const request = { accion: 'cuarentena', producto: '1', bodega: 'BOD', ubicacion: Q };
  expect(await issuedAbout({})).toEqual([['quarantine-stock', request]]);
});

test.each([
  ['without a reason', { motivo: null }],
  ['that says so itself', { cuarentena: true }],
  ['to no place', { ubicacion_destino: null }],
  ['into a trolley', { ubicacion_destino: 'BOD-CARRO-12-R01-N1-P04' }],
])('a movement %s → nothing', async (_, more) => {
  expect(await issuedAbout(more)).toEqual([]);
});
