import { quotationCalls } from '@power/domain/documents';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { fixedColumns, supposed, type Supuestos, tellsCosts } from '@power/domain/pricing/what-if.shared';
import { COLUMNAS_PRECIO, type ColumnaPrecio, type Precios } from '@power/domain/products/prices.shared';
import { priceOf, roundIn } from '@power/domain/quotations/line-rules';
import { type LineaPropuesta, linesOf } from '@power/domain/quotations/lines';
import { type QuotationTerms } from '@power/domain/quotations/offered.shared';
import type { LineaCotizacion } from '@power/domain/quotations/parts';
import type { Quotation } from '@power/domain/quotations/quotation';
import { simulateQuotation } from '@power/domain/quotations/views/simulation';
import { supposedLine, supposedSums, supposedTerms } from '@power/domain/quotations/views/what-if';
import { handleQuery, type QueryContext } from '@power/infra/platform/queries/handler';
import type { z } from 'zod';
import { readSheet } from '../kernel/document.ts';
import { catalogued, type Catalogued, quotable } from '../kernel/catalogued.ts';
import { tablesNow } from '../kernel/margin-tables.ts';
import { rateOf } from '../kernel/monthly-rate.ts';
import { todayTerms } from './today-lines.ts';

type Request = z.output<typeof simulateQuotation.request>;
type Context = QueryContext & { readonly user: Principal };
const TITLE = 'No se puede simular';

/** The quotation that is simulated: its lines as they stand, its terms, and what the catalogue says of its products today. */
interface Subject {
  readonly lines: readonly LineaCotizacion[];
  readonly terms: QuotationTerms;
  readonly products: ReadonlyMap<string, Catalogued>;
}

async function subjectOf(request: Request, context: Context): Promise<Subject | Rejection> {
  const { rows, now } = context;
  const { cotizacion, cliente, productos_cotizacion: asked } = request;
  const found = cotizacion === undefined ? undefined : await readSheet(quotationCalls, context, cotizacion);
  if (isRejection(found)) return found;
  const saved = found?.state as Quotation | undefined;
  if (!saved && (cliente === undefined || !asked))
    return reject('COTIZACION_INVALIDA', TITLE, 'Elige un cliente y agrega al menos un producto.');
  const terms = saved
    ? { ...saved, tipo: saved.cliente.datos_cliente.tipo }
    : await todayTerms(rows, { ...request, cliente: cliente! }, now);
  if (isRejection(terms)) return terms;
  const kept = saved?.productos_cotizacion ?? [];
  const ids = [...kept.map(({ producto }) => producto._id), ...(asked ?? []).map(({ producto }) => producto)];
  const products = new Map((await catalogued(rows, ids)).map((p) => [p._id, p]));
  const { moneda, transporte, tipo, tipo_cambio, por_dolar } = terms;
  const own = { moneda, transporte, tipo, tipo_cambio, por_dolar };
  const lines = asked ? askedLines(asked, products, own, kept, now) : kept;
  return isRejection(lines) ? lines : { lines, terms: own, products };
}

/** The lines as a save would make them. */
function askedLines(
  asked: readonly LineaPropuesta[],
  products: Subject['products'],
  terms: QuotationTerms,
  kept: readonly LineaCotizacion[],
  now: string,
): readonly LineaCotizacion[] | Rejection {
  const saved = new Set(kept.map(({ linea, producto }) => `${linea} ${producto._id}`));
  const unknown = asked.find(
    ({ linea, producto }) => !saved.has(`${linea} ${producto}`) && !products.get(producto)?.activo,
  );
  if (unknown)
    return reject(
      'PRODUCTO_NO_EXISTE',
      TITLE,
      'Un producto ya no se vende o no está a tu cargo. Quítalo y simula de nuevo.',
    );
  return linesOf(asked, quotable([...products.values()], now), terms, kept);
}

/** Only prices by a dollar that everybody knows may be asked for by somebody who may not see what things cost. */
function refused({ supuestos, margenes }: Request, user: Principal): Rejection | undefined {
  return !user.permisos.margenes && (tellsCosts(supuestos) || margenes.length > 0)
    ? reject('SIN_PERMISO', TITLE, 'Tu perfil puede simular otro dólar, pero no factores, tablas ni márgenes.')
    : undefined;
}

const NONE = Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, 0])) as Record<ColumnaPrecio, number>;
/** The prices that the line was made with; a quotation keeps those of the customers' types alone. */
const frozen = ({ producto }: LineaCotizacion): Precios => ({
  ...NONE,
  ...Object.fromEntries(
    COLUMNAS_PRECIO.flatMap((column) =>
      column in producto ? [[column, producto[column as keyof typeof producto]]] : [],
    ),
  ),
});

/** What the catalogue says of the product of a line; one that has left it follows nothing. */
const supposable = (
  line: LineaCotizacion,
  p: Catalogued | undefined,
  s: Supuestos,
  terms: QuotationTerms,
  now: string,
) => ({
  tier: p?.tier ?? 3,
  pmp: line.producto.pmp,
  costo_fob: Number(p?.costo_fob ?? 0),
  factor: line[`factor_${terms.transporte}`] ?? Number(p?.[`factor_${terms.transporte}`] ?? 1),
  precios: frozen(line),
  fijos: p ? fixedColumns(p, s, now) : new Set(COLUMNAS_PRECIO),
});

const sideOf = (line: LineaCotizacion, { moneda }: QuotationTerms) => ({
  precio: priceOf(line),
  total: roundIn(moneda, priceOf(line) * line.cantidad),
  margen: line.valor_propuesto === null ? line.margen : line.margen_propuesto,
  validado: line.validado,
});

export default handleQuery(simulateQuotation, async (request, context) => {
  const { rows, now, user } = context;
  const no = refused(request, user);
  if (no) return no;
  const subject = await subjectOf(request, context);
  if (isRejection(subject)) return subject;
  const { lines, terms, products } = subject;
  const { supuestos, precios, margenes } = request;
  const dolar = terms.moneda === 'pesos' ? Number((await rateOf(rows, now)).tc) : terms.tipo_cambio * terms.por_dolar;
  const next = supposedTerms(terms, supuestos.dolar);
  const by = { dolar, transporte: terms.transporte, table: await tablesNow(rows) };
  const wanted = new Map(
    margenes.flatMap(({ lugar, margen }) => (lines[lugar - 1] ? [[lines[lugar - 1]!.linea, margen] as const] : [])),
  );
  const results = lines.map((line) => {
    const product = supposable(line, products.get(line.producto._id), supuestos, terms, now);
    return supposedLine(line, supposed(product, supuestos, by), { supuestos, precios, margenes: wanted }, next);
  });
  const totals = (of: readonly LineaCotizacion[], at: QuotationTerms) => {
    const { lineas: _l, unidades: _u, marcas: _m, ...sums } = supposedSums(of, at);
    return { ...sums, tipo_cambio: at.tipo_cambio };
  };
  return {
    ok: true as const,
    moneda: terms.moneda,
    dolar,
    antes: totals(lines, terms),
    despues: totals(
      results.map(({ linea }) => linea),
      next,
    ),
    lineas: lines.map((line, n) => ({
      lugar: n + 1,
      linea: line.linea,
      producto: line.producto._id,
      part_number: line.producto.part_number,
      nombre: line.producto.nombre,
      cantidad: line.cantidad,
      servicio: line.servicio,
      antes: sideOf(line, terms),
      despues: sideOf(results[n]!.linea, next),
      problema: results[n]!.problema,
    })),
  };
});
