import type { OrderPlan } from '../story/plan.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const MINUTE = 60_000;
/** Orders whose packages are told. */
const ORDERS = 4;
/** Labels that were printed for packages to come. */
const PRINTED = 24;

const waits = ({ picking, despachado, entregado, anulado, facturado_sin_picking }: OrderPlan): boolean =>
  picking?.terminado !== undefined && !despachado && !entregado && !anulado && !facturado_sin_picking;

/** What was picked of an order, by product, in the order of its lines. */
function picked(plan: OrderPlan): { producto: string; cantidad: number; series: string[] }[] {
  const found = new Map<string, { producto: string; cantidad: number; series: string[] }>();
  for (const { producto, cantidad, series = [] } of plan.picking?.escaneos ?? []) {
    const before = found.get(producto);
    found.set(producto, {
      producto,
      cantidad: cantidad + (before?.cantidad ?? 0),
      series: [...(before?.series ?? []), ...series],
    });
  }
  return [...found.values()].filter(({ cantidad }) => cantidad > 0);
}

/** Packages of the last orders that wait to leave: closed, open, and one that was parted; and codes printed in advance. */
export function parcelCommands(plans: readonly OrderPlan[], directory: Directory, run: Run): DemoCommand[] {
  const chief = directory.user('jefe.de.bodega@power.test');
  const hand = directory.user('bodega.y.despacho@power.test');
  let number = 0;
  const at = (plan: OrderPlan, minutes: number): string =>
    new Date(Math.min(Date.parse(plan.picking!.terminado!) + minutes * MINUTE, Date.parse(run.until))).toISOString();
  const give = (what: string, name: string, as: string, now: string, request: object): DemoCommand => ({
    name,
    request,
    as,
    now,
    commandId: commandIdOf(run, 'embalaje', what),
  });
  const closed = (plan: OrderPlan, id: number, peso: number): DemoCommand =>
    give(`cierra/${id}`, 'close-parcel', hand, at(plan, 12), {
      accion: 'cerrar',
      id,
      tipo: 'Caja',
      peso,
      largo_cm: 40,
      ancho_cm: 30,
      alto_cm: 25,
    });
  const packed = plans
    .filter((plan) => waits(plan) && picked(plan).length > 0)
    .slice(-ORDERS)
    .flatMap((plan, n): DemoCommand[] => {
      number += 1;
      const own = number;
      const opened = {
        ...give(`abre/${own}`, 'open-parcel', hand, at(plan, 4), {
          accion: 'embalaje',
          pedido: plan.number,
          tipo: 'Caja',
          todo: true,
        }),
        numbers: { embalaje: own },
      };
      const [first, ...rest] = picked(plan);
      if (rest.length === 0) return n % 2 === 0 ? [opened, closed(plan, own, 3.4 + n)] : [opened];
      number += 1;
      const parted = number;
      return [
        opened,
        {
          ...give(`separa/${own}`, 'split-parcel', hand, at(plan, 7), {
            accion: 'separar',
            id: own,
            tipo: 'Sobre',
            contenido: [{ ...first!, producto: String(directory.product(first!.producto)) }],
          }),
          numbers: { embalaje: parted },
        },
        // As the process that follows packages would, at once.
        give(`recibe/${parted}`, 'receive-parcel', 'sistema', at(plan, 7), {
          accion: 'recibir',
          id: parted,
          de: own,
          traslado: `${own}/1`,
          nuevo: { tipo: 'Sobre', creado_por: { _id: hand, nombre: 'Bodega y Despacho' }, createdAt: at(plan, 7) },
        }),
        closed(plan, own, 3.4 + n),
      ];
    });
  return [
    ...packed,
    give('codigos', 'print-labels', chief, run.until, {
      tipo: 'embalaje',
      sujeto: 'codigos',
      formato: '100x50',
      emitir: PRINTED,
      nuevas: true,
    }),
  ];
}
