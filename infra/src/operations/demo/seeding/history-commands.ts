import type { ReceiptPlan } from '../story/plan.ts';
import type { Step } from '../story/timeline.ts';
import { type DemoCommand, SYSTEM_ID } from './command.ts';
import type { Directory } from './directory.ts';
import { orderRequests, type OrderStep, priceApproval, settled } from './order-requests.ts';
import { commandIdOf, type Run } from './run.ts';

const FIRST_FOLIO = 184_301;
const stockKey = (producto: string): string => `stock/${producto}`;

function receipt(plan: ReceiptPlan, at: string, as: string, directory: Directory, run: Run): DemoCommand[] {
  return plan.lineas.map(({ producto, cantidad }) => ({
    name: 'receive-stock',
    as,
    now: at,
    keys: [stockKey(producto)],
    commandId: commandIdOf(run, 'recepcion', plan.number, producto),
    request: {
      producto: String(directory.product(producto)),
      bodega: plan.bodega,
      cantidad,
      motivo: plan.motivo,
      documento: `RE-${plan.number}`,
    },
  }));
}

/** Numbers that a step draws: the order's own, and folios in the order in which invoices were made. */
function numbersOf({ paso, plan }: OrderStep, folio: () => number): Pick<DemoCommand, 'numbers'> {
  if (paso === 'crear') return { numbers: { pedido: plan.number } };
  return paso === 'facturar' || paso === 'facturar_sin_picking' ? { numbers: { 'folio-33': folio() } } : {};
}

function orderCommands(step: OrderStep, directory: Directory, run: Run, folio: () => number): DemoCommand[] {
  const { paso, plan, at, indice } = step;
  const key = `pedido/${plan.number}`;
  const common = {
    now: at,
    keys: paso === 'validar' ? [key, ...plan.lineas.map((line) => stockKey(line.producto))] : [key],
  };
  const own = orderRequests(step, directory).map((call, i): DemoCommand => ({
    ...call,
    ...common,
    ...numbersOf(step, folio),
    as: directory.user(step.by),
    commandId: commandIdOf(run, 'pedido', plan.number, paso, indice, i),
  }));
  // Not behind what others do with the product: whole orders would wait for each other.
  const stock = settled(step).map((producto): DemoCommand => ({
    name: 'settle-order-stock',
    request: { accion: 'cuadrarpedido', producto: String(directory.product(producto)), pedido: String(plan.number) },
    as: SYSTEM_ID,
    now: at,
    keys: [key],
    commandId: commandIdOf(run, 'pedido', plan.number, paso, 'stock', producto),
  }));
  const approval = priceApproval(step);
  const before = approval && {
    name: approval.name,
    request: approval.request,
    ...common,
    now: approval.at,
    as: directory.user(approval.by),
    commandId: commandIdOf(run, 'pedido', plan.number, 'aprobar', indice),
  };
  return [...(before ? [before] : []), ...own, ...stock];
}

/** The history as commands, in order of time. */
export function* historyCommands(steps: readonly Step[], directory: Directory, run: Run): Generator<DemoCommand> {
  let last = FIRST_FOLIO - 1;
  const folio = (): number => ++last;
  for (const step of steps) {
    if (step.paso === 'recepcionar') yield* receipt(step.plan, step.at, directory.user(step.by), directory, run);
    else yield* orderCommands(step, directory, run, folio);
  }
}
