import { seededRandom } from '../random.ts';
import type { OrderPlan, Plan } from '../story/plan.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const REASONS = [
  'Devolución de un equipo sin abrir',
  'Producto que el cliente no recibió',
  'Diferencia de precio acordada por una unidad',
  'Equipo con falla de fábrica, devuelto dentro de plazo',
];

/** When goods of an order were handed over and billed; undefined while they are not. */
function closedAt(plan: OrderPlan): number | undefined {
  const invoiced = plan.facturado ?? plan.facturado_sin_picking;
  const done = plan.entregado ?? plan.facturado_sin_picking;
  return invoiced && done && !plan.anulado ? Math.max(Date.parse(invoiced.at), Date.parse(done.at)) : undefined;
}

/** A few invoices lost a unit to a credit note, and goods on the road have their guide. */
export function taxCommands(plans: readonly Plan[], directory: Directory, run: Run): DemoCommand[] {
  const rng = seededRandom(`${run.seed}/tributarios`);
  const finance = directory.user('finanzas@power.test');
  const warehouse = directory.user('jefe.de.bodega@power.test');
  const end = Date.parse(run.until);
  return plans.flatMap((plan): DemoCommand[] => {
    if (plan.tipo !== 'pedido' || plan.web) return [];
    if (plan.estatus === 'En Ruta' && plan.despachado && rng.chance(0.6))
      return [
        {
          name: 'issue-dispatch-guide',
          request: { accion: 'guia_despacho', pedido: plan.number },
          commandId: commandIdOf(run, 'guia', plan.number),
          as: warehouse,
          now: new Date(Math.min(end, Date.parse(plan.despachado.at) + 60_000)).toISOString(),
        },
      ];
    const closed = closedAt(plan);
    const first = plan.lineas[0]!;
    const whole = (plan.picking?.faltantes ?? []).length === 0;
    if (closed === undefined || !whole || first.cantidad < 2 || !rng.chance(0.02)) return [];
    const at = closed + rng.int(1, 12) * DAY + rng.int(0, 5) * HOUR;
    if (at > end) return [];
    return [
      {
        name: 'issue-credit-note',
        request: {
          accion: 'nota_credito',
          pedido: plan.number,
          lineas: [{ linea: 1, cantidad: 1 }],
          motivo: REASONS[rng.int(0, REASONS.length - 1)]!,
        },
        commandId: commandIdOf(run, 'nota-credito', plan.number),
        as: finance,
        now: new Date(at).toISOString(),
      },
    ];
  });
}
