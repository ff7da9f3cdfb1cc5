import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { person } from '../kernel/spine.testing.ts';
import { received } from './received-cost.testing.ts';

const LOGISTICS = person('Jefe de Logistica');
const FINANCE = person('Finanzas');

/** A posted cost of ten units each, of twenty that there are, at an average of 750. */
async function posted() {
  const spine = await received();
  await spine.costed();
  await spine.post(1);
  await spine.follow(1);
  const add = (more: object = {}, commandId?: string, user = LOGISTICS) =>
    spine.issue(
      user,
      'complement-landed-cost',
      {
        accion: 'complementar',
        id: 1,
        complemento: {
          concepto: 'agencia',
          emisor: 'Agencia Sur',
          documento: '8812',
          fecha: '2026-01-20',
          monto: 4000,
          moneda: 'CLP',
          reparto: 'Cantidad',
          ...more,
        },
        motivo: 'Factura tardía',
      },
      commandId,
    );
  const back = (complemento: number) =>
    spine.issue(FINANCE, 'revert-landed-cost-complement', {
      accion: 'revertircomplemento',
      id: 1,
      complemento,
      motivo: 'Era de otra',
    });
  const complements = async () => (await spine.state(landedCost, '1'))!.complementos;
  return { ...spine, add, back, complements };
}

test('a bill that came late moves the averages once, by what is in hand; taken back they are as before', async () => {
  const { add, back, follow, pmp, complements } = await posted();
  expect(await pmp()).toEqual([750, 750]);
  expect(await add()).toMatchObject({
    ok: true,
    mensaje: 'El complemento N° 1 del Precio de Entrega N° 1 fue agregado',
  });
  await follow(1, false, 1);
  // 2.000 each over the 20 in hand.
  expect(await pmp()).toEqual([850, 850]);
  expect(await complements()).toMatchObject([
    { pesos: 4000, ajuste_stock: 4000, ajuste_vendido: 0, estado: 'Vigente' },
  ]);
  expect(await back(1)).toMatchObject({ ok: true });
  await follow(1, true, 1);
  expect(await pmp()).toEqual([750, 750]);
});

test('of units that left the bill names its part as cost of what was sold', async () => {
  const { add, follow, must, pmp, complements } = await posted();
  await must('adjust-stock', { accion: 'ajustar', producto: '1', bodega: 'Central', contado: 15, motivo: 'Salieron' });
  await add();
  await follow(1, false, 1);
  // Twenty came at once, fifteen are left: ten are of others.
  expect(await complements()).toMatchObject([
    {
      ajuste_stock: 3000,
      ajuste_vendido: 1000,
      aplicado: [{ en_stock: 5, fisico: 15, ajuste_stock: 1000, ajuste_vendido: 1000 }, { en_stock: 10 }],
    },
  ]);
  expect(await pmp()).toEqual([816.67, 850]);
});

test('sent twice it is added once; the same bill again is named; a version that was not seen is refused', async () => {
  const { add, complements, issue } = await posted();
  expect(await add({}, 'same')).toMatchObject({ ok: true });
  expect(await add({}, 'same')).toMatchObject({ ok: true });
  expect(await add()).toMatchObject({ codigo: 'COMPLEMENTO_REPETIDO' });
  expect(await complements()).toHaveLength(1);
  const stale = { accion: 'revertircomplemento', id: 1, complemento: 1, motivo: 'x', expectedVersion: 1 };
  expect(await issue(FINANCE, 'revert-landed-cost-complement', stale)).toMatchObject({ ok: false });
  expect(await complements()).toMatchObject([{ estado: 'Vigente' }]);
});

test('a base with complements is not taken back, and its receptions stay its own; without them it is', async () => {
  const { add, back, revert, order } = await posted();
  await add();
  expect(await revert(1)).toMatchObject({ ok: false, codigo: 'COMPLEMENTOS_VIGENTES' });
  expect(await order()).toMatchObject({ estado: 'Costeada', recepciones: [{ costeo: 1 }] });
  await back(1);
  expect(await revert(1)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ recepciones: [{ costeo: null }] });
});

test('nobody but the system moves an average by it, and a complement that is not there moves none', async () => {
  const { add, issue, pmp } = await posted();
  await add();
  const asked = { accion: 'aplicar', producto: '1', costeo: 1, complemento: 1, inverso: false };
  expect(await issue(person('Administrador'), 'apply-landed-cost', asked)).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(await pmp()).toEqual([750, 750]);
});
