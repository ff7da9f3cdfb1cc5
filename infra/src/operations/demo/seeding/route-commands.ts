import { dayOf } from '@power/domain/kernel/dates';
import { DRIVERS } from '../departure.ts';
import type { OrderPlan } from '../story/plan.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const MINUTE = 60_000;
/** Stops of a route of the demo. */
const STOPS = 3;

const waits = ({ tipo_entrega, picking, despachado, entregado, anulado, facturado_sin_picking }: OrderPlan): boolean =>
  tipo_entrega === 'DESPACHO' &&
  picking?.terminado !== undefined &&
  !despachado &&
  !entregado &&
  !anulado &&
  !facturado_sin_picking;

/** Three routes of today, of the orders that wait for one: loaded but for one stop, one stop loaded, and planned. None has left: its orders are where their own history leaves them. */
export function routeCommands(plans: readonly OrderPlan[], directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  const chief = directory.user('jefe.de.bodega@power.test');
  const hand = directory.user('bodega.y.despacho@power.test');
  const give = (what: string, name: string, as: string, minutes: number, request: object): DemoCommand => ({
    name,
    request,
    as,
    now: new Date(end - minutes * MINUTE).toISOString(),
    commandId: commandIdOf(run, 'despacho', what),
  });
  const waiting = plans.filter(waits);
  const routes = DRIVERS.map((_, n) => waiting.filter((_plan, w) => w % DRIVERS.length === n).slice(0, STOPS));
  return routes.flatMap((of, n): DemoCommand[] => {
    if (of.length === 0) return [];
    const id = n + 1;
    const [chofer, patente] = DRIVERS[n]!;
    const pedidos = of.map(({ number }) => number);
    const loaded = [of.slice(0, Math.max(1, of.length - 1)), of.slice(0, 1), []][n] ?? [];
    return [
      {
        ...give(`${id}/planifica`, 'plan-route', chief, 55 - id, {
          accion: 'simple',
          fecha: dayOf(run.until),
          chofer,
          patente,
          pedidos,
          cobrar: pedidos.slice(0, 1),
        }),
        numbers: { despacho: id },
      },
      ...loaded.map(({ number }, at) =>
        give(`${id}/carga/${number}`, 'load-stop', hand, 30 - at, { accion: 'cargar', id, codigo: String(number) }),
      ),
    ];
  });
}
