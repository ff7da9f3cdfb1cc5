import type pg from 'pg';
import '../kernel/environment.testing.ts';
import { numbersInMemory, openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

/** Words for scenarios of service. */

export const STE = person('Servicio Tecnico', { _id: 'ste', nombre: 'Andrés' });
export const PICKER = person('Bodega');
export const ADMIN = person('Administrador');

/** An order of three units, the last two with the serials A1 and A2, invoiced. */
export async function sold(pool?: pg.Pool) {
  const spine = await stockedSpine([10, 5], pool && (await openSpine(undefined, pool)));
  const { number } = await spine.orderFor({ 1: 3, 2: 2 });
  const pedido = Number(number);
  await spine.validate(number);
  const pick = (name: string, accion: string, more = {}) => spine.issue(PICKER, name, { accion, pedido, ...more });
  await pick('take-picking', 'tomar');
  await pick('scan-line', 'escanear', { codigo: 'P0', cantidad: 3 });
  for (const serie of ['A1', 'A2']) await pick('scan-line', 'escanear', { codigo: 'P1', serie });
  await pick('finish-picking', 'terminar');
  const item = (more: object = {}) => ({
    pedido,
    linea: 2,
    serie: 'a1',
    cantidad: 1,
    falla: 'No enciende',
    descripcion: 'No prende',
    ...more,
  });
  const open = (lineas: readonly object[], user = STE) =>
    spine.issue(user, 'create-rma', { accion: 'rma', rma: { lineas } });
  const step = (name: string, accion: string, id: unknown, more: object = {}) =>
    spine.issue(STE, name, { accion, id, ...more });
  return { ...spine, pedido, item, open, step };
}

/** A pool whose lists know one warehouse of the kind RMA. */
export function withWorkshop(): pg.Pool {
  const pool = numbersInMemory();
  const query = async (asked: unknown) => ({
    rows: JSON.stringify(asked).includes('tipo') ? [{ codigo: 'RMA' }] : [],
  });
  const connect = async () => ({ query, release: () => undefined });
  return { query: pool.query.bind(pool), connect } as unknown as pg.Pool;
}
