import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { seenVersion } from '../kernel/text.ts';
import { forbiddenCurrency, forbiddenLock } from './create-quotation.ts';
import { headerChange } from './edit-quotation-header.ts';
import { QuotationHeaderChanged, QuotationLinesChanged } from './events.ts';
import { cotizacionId, forOwnQuotation, openQuotation, QUOTERS } from './guards.ts';
import { cabeceraPedida, extendedAgain, refusedHeader } from './header.ts';
import type { QuotationTerms } from './offered.shared.ts';
import { lineasPropuestas, linesOf } from './lines.ts';
import type { NewQuotationFacts } from './new-quotation.ts';
import { otherTerms, type Rates } from './other-terms.ts';
import { type LineaCotizacion, moneda, transporte } from './parts.ts';
import { openState, quotation, refOf } from './quotation.ts';
import { sumsOf } from './sums.ts';
import { toldPrices } from './told-prices.ts';
import { openWarehouse } from '../inventory/warehouse.shared.ts';

const TITLE = 'La cotización no se guardó';

/** What differs between two states of the lines; undefined when nothing does. */
export function lineChanges(before: readonly LineaCotizacion[], after: readonly LineaCotizacion[]) {
  const known = new Map(before.map((line) => [line.linea, line]));
  const left = new Set(after.map((line) => line.linea));
  const quitadas = before.filter((line) => !left.has(line.linea)).map((line) => line.linea);
  const differs = (line: LineaCotizacion, was = known.get(line.linea)): boolean =>
    line !== was && JSON.stringify(line) !== JSON.stringify(was);
  const cambiadas = after.filter((line) => differs(line));
  const named = [...known.keys()].filter((linea) => left.has(linea));
  const followed = [...named, ...after.map((line) => line.linea).filter((linea) => !known.has(linea))];
  const orden = after.map((line) => line.linea);
  const moved = orden.some((linea, at) => linea !== followed[at]);
  if (cambiadas.length === 0 && quitadas.length === 0 && !moved) return undefined;
  const touched = new Set([...quitadas, ...cambiadas.map(({ linea }) => linea)]);
  const antes = before.filter((line) => touched.has(line.linea));
  return { antes, cambiadas, quitadas, orden: moved ? orden : null };
}

const NO_LINES = { antes: [], cambiadas: [], quitadas: [], orden: null };
const termsOf = ({ moneda, transporte, tipo_cambio, por_dolar }: Omit<QuotationTerms, 'tipo'>) => ({
  moneda,
  transporte,
  tipo_cambio,
  por_dolar,
});

/** What an edit needs besides the quotation: products that are new, have more units or another currency, with its rates. */
export interface EditFacts extends Pick<NewQuotationFacts, 'productos' | 'condiciones'> {
  readonly tasas?: Rates | undefined;
}

/**
 * Another version: of the lines their quantities, proposals, sections, comments, order, new and removed ones (document 2
 * §5), and of its conditions those that are named. One press makes one version, or none.
 */
export const editQuotation = defineCommand({
  name: 'edit-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/editar',
  accion: 'editarsistema',
  access: { perfiles: QUOTERS },
  summary: 'Modifica las líneas de una cotización, y con ellas sus condiciones',
  request: z.strictObject({
    accion: z.literal('editarsistema'),
    cotizacion: cabeceraPedida.extend({
      _id: cotizacionId,
      /** Until it is converted; prices follow. Absent, they stay. */
      moneda: moneda.optional(),
      transporte: transporte.optional(),
      productos_cotizacion: lineasPropuestas,
    }),
    expectedVersion: seenVersion,
  }),
  reply: z.object({ estado: z.string() }),
  refers: { 'cotizacion.bodega_entrega': openWarehouse },
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => String(request.cotizacion._id),
  when: forOwnQuotation(TITLE),
  decide(
    state,
    { cotizacion: { _id: _, productos_cotizacion: asked, moneda: currency, transporte: way, ...header } },
    context: DecideContext<EditFacts>,
  ) {
    const q = openQuotation(state, context, TITLE);
    if (isRejection(q)) return q;
    const refused =
      (currency !== undefined && currency !== q.moneda ? forbiddenCurrency(currency, context.user) : undefined) ??
      forbiddenLock(asked, q.productos_cotizacion, context.user, TITLE) ??
      refusedHeader(header, q, context, TITLE) ??
      extendedAgain(header, q, context.user, TITLE);
    if (refused) return refused;
    const named = asked.flatMap((line) => line.linea ?? []);
    const unknown = named.some((n) => !q.productos_cotizacion.some((line) => line.linea === n));
    if (unknown || new Set(named).size < named.length)
      return reject('LINEA_NO_EXISTE', TITLE, `Las líneas de la Cotización N° ${q.number} son otras. Ábrela de nuevo.`);
    const { productos, tasas } = context.facts;
    const other = otherTerms(q, { moneda: currency, transporte: way }, tasas, productos, TITLE);
    if (isRejection(other)) return other;
    const terms = other?.terms ?? { ...q, tipo: q.cliente.datos_cliente.tipo };
    const lines = linesOf(asked, productos, terms, other?.lines ?? q.productos_cotizacion);
    if (isRejection(lines)) return lines;
    const changes = lineChanges(q.productos_cotizacion, lines) ?? (other && NO_LINES);
    const altered = headerChange(q, header, context.facts.condiciones);
    if (!changes) return altered ? [QuotationHeaderChanged(altered)] : [];
    const terminos = other && { antes: termsOf(q), ahora: termsOf(other.terms) };
    const sums = sumsOf({ ...q, ...terminos?.ahora, productos_cotizacion: lines });
    return [
      ...(altered ? [QuotationHeaderChanged({ ...altered, con_lineas: true })] : []),
      QuotationLinesChanged({
        cotizacion: refOf({ ...q, ...terminos?.ahora, ...sums }),
        estado: openState(lines, q.revisada),
        ...changes,
        ...(terminos && { terminos }),
        ...sums,
      }),
    ];
  },
  answer: ({ state, events }) => ({
    mensaje: `Cotización N° ${state!.number} guardada${toldPrices(events, state!)}`,
    estado: state!.estado,
  }),
});
