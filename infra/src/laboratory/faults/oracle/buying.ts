import type { EfectoProducto } from '@power/domain/purchasing/landed/parts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';

type Data = Readonly<Record<string, unknown>>;
type Told = (text: string) => void;
/** What the run did itself: the demo company's own past is told by other rules. */
const OWN = /^f\d+-/;

interface Cost {
  readonly number: number;
  readonly recepciones: readonly { readonly orden: string; readonly recepcion: number }[];
  aplicado: readonly EfectoProducto[] | undefined;
  reverted: boolean;
  /** What its reversal moves back: nothing of what left meanwhile. */
  reversa: readonly EfectoProducto[];
}

/** Landed costs of the run, and what of them moved which product how often. */
function costsOf(events: readonly RecordedEvent[]) {
  const costs = new Map<string, Cost>();
  /** `product-7/Precio de Entrega N° 3`: how often its cost moved by that. */
  const moved = new Map<string, number>();
  /** `12/1`: the cost that a reception has. */
  const taken = new Map<string, number>();
  for (const { stream, type, data: said, metadata } of events) {
    const data = said as Data;
    if (type === 'LandedCostDrafted' && OWN.test(metadata.commandId))
      costs.set(stream, {
        number: Number(data['number']),
        recepciones: data['recepciones'] as Cost['recepciones'],
        aplicado: undefined,
        reverted: false,
        reversa: [],
      });
    const cost = costs.get(stream);
    if (cost && type === 'LandedCostPosted') cost.aplicado = data['aplicado'] as EfectoProducto[];
    if (cost && type === 'LandedCostReverted') {
      cost.reverted = true;
      cost.reversa = data['aplicado'] as EfectoProducto[];
    }
    if (type === 'ProductRepriced') {
      const key = `${stream}/${String(data['motivo'])}`;
      moved.set(key, (moved.get(key) ?? 0) + 1);
    }
    const orden = (data['orden'] as { _id?: string } | undefined)?._id;
    if (type === 'PurchaseOrderCosted')
      for (const one of data['recepciones'] as number[]) taken.set(`${orden}/${one}`, Number(data['costeo']));
    if (type === 'PurchaseOrderUncosted')
      for (const [key, number] of taken)
        if (key.startsWith(`${orden}/`) && number === data['costeo']) taken.delete(key);
  }
  return { costs: [...costs.values()], moved, taken };
}

/** A cost that was posted moved each product once and has its receptions; one that was taken back moved them back once and has none. */
function checkCosts(events: readonly RecordedEvent[], problem: Told): void {
  const { costs, moved, taken } = costsOf(events);
  for (const { number, recepciones, aplicado, reverted, reversa } of costs) {
    const title = `Precio de Entrega N° ${number}`;
    const stands = aplicado !== undefined && !reverted;
    for (const { orden, recepcion } of recepciones)
      if ((taken.get(`${orden}/${recepcion}`) === number) !== stands)
        problem(`${title} ${stands ? 'has not' : 'still has'} reception ${recepcion} of order ${orden}`);
    for (const { producto_id, pmp_cambio } of aplicado ?? []) {
      if (pmp_cambio === 0) continue;
      const forth = moved.get(`product-${producto_id}/${title}`) ?? 0;
      const back = moved.get(`product-${producto_id}/Reversa del ${title}`) ?? 0;
      const goesBack = reversa.some((one) => one.producto_id === producto_id && one.pmp_cambio !== 0);
      if (forth !== 1 || back !== (goesBack ? 1 : 0))
        problem(`${title} moved product ${producto_id} ${forth} times forth and ${back} back`);
    }
  }
}

/** What was received of an order is in the stock once. */
function checkReceptions(events: readonly RecordedEvent[], problem: Told): void {
  const came = new Map<string, number>();
  const stored = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, units: number) => void to.set(key, (to.get(key) ?? 0) + units);
  for (const { type, data: said, metadata } of events) {
    const data = said as Data;
    if (type === 'PurchaseOrderReceived' && OWN.test(metadata.commandId)) {
      const { number } = data['orden'] as { number: number };
      for (const { cantidad, danado } of data['lineas'] as { cantidad: number; danado: number }[])
        add(came, `Orden de Compra N° ${number}`, cantidad + danado);
    }
    if (type === 'StockReceived' && typeof data['documento'] === 'string')
      add(stored, data['documento'], Number(data['cantidad']));
  }
  for (const [title, units] of came)
    if (stored.get(title) !== units)
      problem(`${title} brought ${units} units, and ${stored.get(title)} are in the stock`);
}

/** A report has each of its parts, and each product, once, and one end. */
function checkReports(events: readonly RecordedEvent[], problem: Told): void {
  const reports = new Map<string, { parts: number; products: Set<string>; ends: number }>();
  for (const { stream, type, data: said } of events) {
    const data = said as Data;
    if (type === 'PurchaseReportRequested') reports.set(stream, { parts: 0, products: new Set(), ends: 0 });
    const report = reports.get(stream);
    if (!report) continue;
    if (type === 'PurchaseReportPart') {
      if (data['parte'] !== report.parts)
        problem(`${stream} has part ${String(data['parte'])} as its ${report.parts}th`);
      report.parts += 1;
      for (const { producto_id } of data['lineas'] as { producto_id: string }[]) {
        if (report.products.has(producto_id)) problem(`${stream} has product ${producto_id} twice`);
        report.products.add(producto_id);
      }
    }
    if (type === 'PurchaseReportEnded') report.ends += 1;
  }
  for (const [stream, { ends }] of reports) if (ends !== 1) problem(`${stream} ended ${ends} times`);
}

/** What was bought, received, costed and reported is there once, whatever was killed meanwhile. */
export function checkBuying(events: readonly RecordedEvent[], problem: Told): void {
  checkCosts(events, problem);
  checkReceptions(events, problem);
  checkReports(events, problem);
}
