import { forecastRow } from '@power/domain/forecast/views/forecast-row';
import { opportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { userRow } from '@power/domain/access/views/user-row';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { orderRow } from '@power/domain/orders/views/order-row';
import { preferenceRow } from '@power/domain/settings/views/preference-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { createReadModels, plant, plantPast } from '@power/infra/laboratory/testing/read-models';
import type { Perfil } from '@power/domain/kernel/perfiles';
import type pg from 'pg';
import { day, lives, rowOf } from './lives.testing.ts';

/** Read models of a forecast: what `lives` says was believed, who sells, goals of November, and what was billed. */
export async function plantForecast(db: pg.Pool): Promise<void> {
  await createReadModels(db, [
    opportunityRow,
    forecastRow,
    salesLineRow,
    userRow,
    orderRow,
    brandMaster.row,
    preferenceRow,
  ]);
  for (const life of lives)
    for (const [n, belief] of life.beliefs.entries()) {
      const until = life.beliefs[n + 1]?.[0] ?? life.gone;
      if (until === undefined) await plant(db, opportunityRow, [rowOf(life, belief)], belief[0]);
      else await plantPast(db, opportunityRow, [rowOf(life, belief)], [belief[0], until]);
    }
  const account = (_id: string, perfil: Perfil, more: object = {}) => ({
    _id,
    nombre: _id,
    perfil,
    activo: true,
    ...more,
  });
  await plant(db, userRow, [
    account('ines', 'Ejecutivo de Ventas'),
    account('tito', 'Ejecutivo de Ventas'),
    account('nueva', 'Ejecutivo de Ventas'),
    account('beto', 'Brand Manager', { marcas: ['APC'] }),
  ]);
  const value = (_id: string, meta: number, more: object) => ({
    _id,
    meta,
    comprometido: 5,
    year: 2026,
    month: 11,
    ...more,
  });
  await plant(db, forecastRow, [
    value('ines.2026-11', 3000, { usuario: 'ines', marca: null }),
    value('beto.2026-11', 70, { usuario: 'beto', marca: null }),
    value('marca:APC.2026-11', 40, { usuario: null, marca: 'APC' }),
    value('global.2026-11', 9000, { usuario: null, marca: null }),
  ]);
  const sale = (_id: string, ejecutivo_id: string, marca: string, neto: number, facturado_at: string) => ({
    _id,
    ejecutivo_id,
    ejecutivo_nombre: ejecutivo_id,
    marca,
    neto,
    mes: facturado_at.slice(0, 7),
    facturado_at,
  });
  const sales = [
    sale('1/1', 'ines', 'APC', 700, day(9)),
    sale('1/2', 'ines', 'Dahua', 800, day(15)),
    sale('2/1', 'ida', 'Dahua', 100, day(16)),
    sale('3/1', 'ines', 'APC', 4000, '2026-10-09T15:00:00.000Z'),
    sale('4/1', 'beto', 'Dahua', 900, '2026-05-21T15:00:00.000Z'),
  ];
  for (const one of sales) await plant(db, salesLineRow, [one], one.facturado_at);
  await plant(db, orderRow, [{ _id: '77', number: 77, estatus: 'Pendiente Picking', ejecutivo_id: 'tito' }]);
  await plant(db, brandMaster.row, [
    { _id: 'b1', nombre: 'APC', activo: true },
    { _id: 'b2', nombre: 'Dahua', activo: true },
  ]);
}
