import { roundCents } from '@power/domain/kernel/money';
import type { DemoCommand } from './command.ts';

const DAY = 86_400_000;

interface Came {
  /** The order, and who buys. */
  readonly orden: number;
  readonly lineas: readonly { readonly producto: string; readonly cantidad: number; readonly precio: number }[];
  /** Of the landed cost. */
  readonly number: number;
  readonly until: string;
  readonly as: string;
  readonly commandId: (part: string) => string;
}

/** What a shipment cost on its way, as its papers would say: freight 7 % of FOB, insurance 1 %. */
function costOf({ orden, lineas, until }: Came) {
  const fob = lineas.reduce((sum, { cantidad, precio }) => sum + cantidad * precio, 0);
  const abroad = (part: number) => ({
    monto: roundCents(fob * part),
    moneda: 'USD',
    tipo_cambio: 948.2,
    reparto: 'Valor',
  });
  const here = (monto: number, reparto: string) => ({ monto, moneda: 'CLP', reparto });
  return {
    ordenes: [String(orden)],
    fecha: until.slice(0, 10),
    tipo_cambio: 948.2,
    tipo_cambio_aduana: 951,
    ad_valorem_porcentaje: 6,
    ad_valorem_reparto: 'Valor',
    flete: abroad(0.07),
    seguro: abroad(0.01),
    almacenaje: here(184_500, 'Cantidad'),
    agencia: here(265_000, 'Valor'),
    forwarder: here(142_800, 'Cantidad'),
  };
}

const give =
  (came: Came) =>
  (name: string, days: number, request: object, more: Partial<DemoCommand> = {}): DemoCommand => ({
    name,
    request,
    commandId: came.commandId(`${name}/${days}/${(request as { producto?: string }).producto ?? ''}`),
    as: came.as,
    now: new Date(Date.parse(came.until) - days * DAY).toISOString(),
    ...more,
  });

/** Of an order that is still coming: what its cost is expected to be. */
export const estimatedCost = (came: Came): DemoCommand[] => [
  give(came)(
    'create-landed-cost',
    8,
    { costo: costOf(came), real: false },
    { numbers: { precio_entrega: came.number } },
  ),
];

/** Of one that came whole: its stock, its estimate, and what it really cost, which somebody has yet to post. */
export function billedCost(came: Came): DemoCommand[] {
  const tell = give(came);
  const costo = costOf(came);
  const billed = { ...costo, agencia: { ...costo.agencia, monto: 281_400 } };
  return [
    // As the process that follows receptions would, and under its ids: it comes by here and must find it done.
    ...came.lineas.map(({ producto, cantidad }, n) =>
      tell(
        'receive-stock',
        4,
        {
          producto,
          bodega: 'BOD',
          cantidad,
          motivo: 'Recepción de orden de compra',
          documento: `Orden de Compra N° ${came.orden}`,
        },
        {
          as: 'sistema',
          commandId: `received-stock/purchaseorder-${came.orden}/1/${n + 1}/Recepción de orden de compra`,
        },
      ),
    ),
    tell('create-landed-cost', 3, { costo, real: false }, { numbers: { precio_entrega: came.number } }),
    tell('change-landed-cost', 2, { id: came.number, costo: billed, real: true }),
  ];
}
