import { dayOf } from '@power/domain/kernel/dates';
import type { Rng } from '../../operations/demo/random.ts';
import type { Doing } from './client.ts';
import type { Crew } from './crew.ts';
import type { Ledger, Reply } from './ledger.ts';

/** An invoiced order that goes by route: planned, loaded, driven, and signed for or brought back. Tells its end by `outcome`. */
export async function routeLife(
  { crew, ledger }: { readonly crew: Crew; readonly ledger: Ledger },
  pedido: number,
  act: (path: string, writes: string, body: object) => Doing,
  rng: Rng,
): Promise<void> {
  const chief = crew.of('Jefe de Bodega', 0);
  const driver = crew.of('Jefe de Logistica', 0);
  const fecha = dayOf(new Date(Date.now() + 5 * 86_400_000).toISOString());
  const planned = await chief.does(
    act('/despachos/crear', 'RoutePlanned', {
      accion: 'simple',
      fecha,
      chofer: 'Juan Pérez',
      patente: 'KXTR42',
      pedidos: [pedido],
    }),
  );
  if (!planned.ok) return ledger.problem(`${pedido} did not get on a route: ${planned.codigo} ${planned.mensaje}`);
  const id = Number(planned.number);
  const step = (accion: string, writes: string, more: object = {}): Doing =>
    act('/despachos/modificar', writes, { accion, id, ...more });
  const loaded = await driver.does(step('cargar', 'RouteStopLoaded', { codigo: String(pedido) }));
  const left = loaded.ok ? await driver.does(step('salir', 'RouteDeparted')) : loaded;
  if (!left.ok) return ledger.problem(`route ${id} did not leave: ${left.codigo} ${left.mensaje}`);
  const settled = (): Doing =>
    rng.chance(0.7)
      ? step('entregar', 'RouteStopDelivered', { linea: 1, nombre: 'Rosa Díaz', rut: '12345678-5' })
      : step('rechazar', 'RouteStopRejected', { linea: 1, motivo: 'Nadie recibe' });
  // Two phones settle the one stop; what each kept is sent again after it.
  const deeds = [settled(), settled()];
  const replies: Reply[] = await Promise.all(deeds.map((doing, n) => (n === 0 ? driver : chief).does(doing)));
  if (replies.filter(({ ok }) => ok).length !== 1)
    ledger.problem(`the stop of ${pedido} on route ${id} was settled ${replies.filter(({ ok }) => ok).length} times`);
}
