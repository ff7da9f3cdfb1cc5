import { dayOf } from '@power/domain/kernel/dates';
import { roundCents } from '@power/domain/kernel/money';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
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

/** What the supplier billed for an order, as its invoice says it: without insurance, which customs then suppose. */
function invoiceOf({ orden, lineas, until, invoice }: Billed): object {
  const fob = lineas.reduce((sum, { cantidad, precio }) => sum + cantidad * precio, 0);
  return {
    factura: `${invoice.proveedor.slice(0, 3).toUpperCase()}-OC-${orden}`,
    fecha: new Date(Date.parse(until) - 30 * DAY).toISOString().slice(0, 10),
    proveedor: invoice.proveedor,
    marca: invoice.marca,
    orden: String(orden),
    tipo_cambio: 948.2,
    tipo_cambio_aduana: 951,
    flete: roundCents(fob * 0.07),
    seguro: 0,
    ad_valorem_porcentaje: 6,
    almacenaje: 184_500,
    agencia: 281_400,
    forwarder: 142_800,
    productos: lineas.map(({ cantidad, precio, part_number }) => ({
      modelo_salida: part_number,
      modelo_interno: '',
      cantidad_oc: cantidad,
      cantidad_invoice: cantidad,
      unitario: precio,
    })),
  };
}

interface Billed extends Came {
  readonly lineas: readonly (Came['lineas'][number] & { readonly part_number: string })[];
  readonly invoice: { readonly number: number; readonly proveedor: string; readonly marca: string };
}

/** Of one that came whole: its stock, its estimate, its invoice, what it really cost, and the forwarder's bill that came late. */
export function billedCost(came: Billed): DemoCommand[] {
  const tell = give(came);
  const { number: id } = came;
  const costo = costOf(came);
  const product = ({ producto }: Came['lineas'][number]) => producto;
  /** As the process that follows landed costs would, and under its ids: it comes by here and must find it done. */
  const followed = (days: number, version: number, more: object): DemoCommand[] =>
    came.lineas.map((line) =>
      tell(
        'apply-landed-cost',
        days,
        { accion: 'aplicar', producto: product(line), costeo: id, inverso: false, ...more },
        { as: 'sistema', commandId: `landed-cost-prices/landedcost-${id}/${version}/${product(line)}` },
      ),
    );
  return [
    // As the process that follows receptions would, likewise.
    ...came.lineas.map(({ producto, cantidad }, n) =>
      tell(
        'receive-stock',
        4,
        {
          producto,
          bodega: 'BOD',
          cantidad,
          motivo: 'Recepción de orden de compra',
          documento: orderTitle(came.orden),
        },
        {
          as: 'sistema',
          commandId: `received-stock/purchaseorder-${came.orden}/1/${n + 1}/Recepción de orden de compra`,
        },
      ),
    ),
    tell('create-landed-cost', 3, { costo, real: false }, { numbers: { precio_entrega: id } }),
    tell('capture-invoice', 2.5, { invoice: invoiceOf(came) }, { numbers: { invoice: came.invoice.number } }),
    tell('change-landed-cost', 2, { id, costo: { ...costo, invoice: String(came.invoice.number) }, real: true }),
    tell('post-landed-cost', 0.4, { accion: 'contabilizar', id }),
    ...followed(0.4, 2, {}),
    tell('complement-landed-cost', 0.1, {
      accion: 'complementar',
      id,
      complemento: {
        concepto: 'forwarder',
        emisor: 'Pacific Forwarding',
        documento: 'F-20418',
        fecha: dayOf(came.until),
        monto: 186_300,
        moneda: 'CLP',
        reparto: 'Valor',
      },
      motivo: 'Sobreestadía del contenedor: la factura llegó después de costear.',
    }),
    ...followed(0.1, 3, { complemento: 1 }),
  ];
}

/** Streams that posting a cost reads whole: its products, and what moved their stock. */
export const costedStreams = (commands: readonly DemoCommand[]): string[] =>
  commands
    .filter(({ name }) => name === 'apply-landed-cost')
    .flatMap(({ request }) => {
      const { producto } = request as { producto: string };
      return [`product-${producto}`, `stock-${producto}`];
    });
