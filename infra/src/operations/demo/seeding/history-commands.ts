import type { ReceiptPlan } from '../story/plan.ts';
import type { Step } from '../story/timeline.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import { movesPoints, orderRequests, type OrderStep, priceApproval, settled } from './order-requests.ts';
import { followed, type Quoted, quotedCreation } from './quoted-orders.ts';
import { commandIdOf, type Run } from './run.ts';

function receipt(plan: ReceiptPlan, at: string, as: string, directory: Directory, run: Run): DemoCommand[] {
  return plan.lineas.flatMap(({ producto, cantidad }): DemoCommand[] => {
    const goods = { producto: String(directory.product(producto)), bodega: plan.bodega, cantidad };
    const received: DemoCommand = {
      name: 'receive-stock',
      as,
      now: at,
      commandId: commandIdOf(run, 'recepcion', plan.number, producto),
      request: { ...goods, motivo: plan.motivo, documento: `RE-${plan.number}` },
    };
    const ubicacion_destino = directory.place(plan.bodega, producto);
    return ubicacion_destino === undefined
      ? [received]
      : [
          received,
          {
            name: 'place-stock',
            as,
            now: at,
            commandId: commandIdOf(run, 'recepcion', plan.number, producto, 'ubica'),
            request: { accion: 'ubicar', ...goods, ubicacion_destino },
            // As roomy as the plan of the warehouse was made: no list could say so before the company is told.
            facts: { lugar: null, origen: null },
          },
        ];
  });
}

/** Steps by which an order changes what is left to invoice of an opportunity. */
const TELLING: readonly string[] = ['facturar', 'facturar_sin_picking', 'anular'];

function orderCommands(step: OrderStep, directory: Directory, run: Run, quoted: Quoted): DemoCommand[] {
  const { paso, plan, at, indice } = step;
  const sale = quoted.get(plan.number);
  if (sale && paso === 'crear') return quotedCreation(step, sale.cotizacion, directory, run);
  const own = orderRequests(step, directory).map((call, i): DemoCommand => ({
    ...call,
    // The schedule ends what nobody paid.
    as: paso === 'vencer' ? SYSTEM_ID : directory.user(step.by),
    now: at,
    commandId: commandIdOf(run, 'pedido', plan.number, paso, indice, i),
    ...(paso === 'crear' && { numbers: { pedido: plan.number } }),
  }));
  // What the process that follows orders would do, as soon as it would: the stock of every past day is that day's.
  const stock = settled(step).map((producto): DemoCommand => ({
    name: 'settle-order-stock',
    request: { accion: 'cuadrarpedido', producto: String(directory.product(producto)), pedido: String(plan.number) },
    as: SYSTEM_ID,
    now: at,
    commandId: commandIdOf(run, 'pedido', plan.number, paso, 'stock', producto),
  }));
  const approval = priceApproval(step);
  const before = approval && {
    name: approval.name,
    request: approval.request,
    now: approval.at,
    as: directory.user(approval.by),
    commandId: commandIdOf(run, 'pedido', plan.number, 'aprobar', indice),
  };
  // As the process that keeps Pesos Mobile would, of orders that earn some or hold some.
  const points: DemoCommand[] = movesPoints(step)
    ? [
        {
          name: 'settle-order-points',
          request: {
            accion: 'cuadrarpedido',
            cliente: String(directory.customer(plan.cliente)),
            pedido: String(plan.number),
          },
          as: SYSTEM_ID,
          now: at,
          commandId: commandIdOf(run, 'pedido', plan.number, paso, 'puntos'),
        },
      ]
    : [];
  const opportunity = sale && TELLING.includes(paso) ? [followed(step, run)] : [];
  return [...(before ? [before] : []), ...own, ...stock, ...points, ...opportunity];
}

/** The history as commands of one step after the other, in order of time. */
export function* historyCommands(
  steps: readonly Step[],
  directory: Directory,
  run: Run,
  quoted: Quoted,
): Generator<readonly DemoCommand[]> {
  for (const step of steps) {
    if (step.paso === 'recepcionar') yield receipt(step.plan, step.at, directory.user(step.by), directory, run);
    else yield orderCommands(step, directory, run, quoted);
  }
}
