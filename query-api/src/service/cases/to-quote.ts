import { caseCalls, quotationCalls } from '@power/domain/documents';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { cannotQuote, stands, toBeCharged } from '@power/domain/service/cases/repair-quotation.shared';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { caseToQuote } from '@power/domain/service/cases/views/to-quote';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import type { Principal } from '@power/domain/kernel/principal';
import { readSheet } from '../../kernel/document.ts';

type Asked = QueryContext & { readonly user: Principal };
const TITLE = 'La reparación no se cotiza';

/** Number of its quotation while that is not over; one that this person may not read stands in the way all the same. */
async function standing(context: Asked, { cotizacion, cotizacion_estado }: CaseSheet): Promise<number | null> {
  if (cotizacion === null || cotizacion_estado === 'Anulada' || cotizacion_estado === 'Expirada') return null;
  const found = await readSheet(quotationCalls, context, cotizacion);
  return isRejection(found) || stands(found.sheet as QuotationSheet) ? cotizacion : null;
}

/** Work is charged as the first service that is called so. */
const labour = ({ rows }: Asked) =>
  rows
    .from('product_list')
    .select(['_id', 'part_number', 'nombre'])
    .where('servicio', '=', true)
    .where('activo', '=', true)
    .where('bloqueado', '=', false)
    .where(sql<boolean>`ops.plain(nombre) ~ '(mano de obra|reparacion)'`)
    .orderBy('codigo')
    .orderBy('_key')
    .limit(1)
    .executeTakeFirst();

async function linesOf(context: Asked, c: CaseSheet) {
  const parts = c.movimientos.filter(({ tipo, estado }) => tipo === 'repuesto' && estado === 'hecho');
  const sold = await context.rows
    .from('product_list')
    .select(['_id', 'part_number', 'nombre'])
    .where('_id', 'in', ['', ...parts.map(({ producto }) => producto._id)])
    .where('activo', '=', true)
    .where('bloqueado', '=', false)
    .execute();
  const work = await labour(context);
  const avisos = work
    ? []
    : ['No hay un servicio de mano de obra o reparación en Productos: agrégala como una línea más.'];
  const lineas = toBeCharged(c).flatMap(({ linea, producto, serie, diagnostico }) => {
    const seccion = `${producto.part_number}${serie === null ? '' : ` · ${serie}`}`;
    const used = new Map<string, number>();
    for (const part of parts.filter((one) => one.linea === linea)) {
      const { _id, part_number } = part.producto;
      if (sold.some((one) => one._id === _id)) used.set(_id, (used.get(_id) ?? 0) + part.cantidad);
      else avisos.push(`${part_number} ya no se vende: no se agregó.`);
    }
    const line = (
      one: { _id: string; part_number: string; nombre: string },
      cantidad: number,
      said: string | null,
    ) => ({
      producto: one._id,
      part_number: one.part_number,
      nombre: one.nombre,
      cantidad,
      seccion,
      comentario: said,
    });
    return [
      ...sold.flatMap((one) => (used.has(one._id) ? [line(one, used.get(one._id)!, null)] : [])),
      ...(work ? [line(work, 1, diagnostico)] : []),
    ];
  });
  return { lineas, avisos: [...new Set(avisos)] };
}

const toQuote = handleQuery(caseToQuote, async ({ id }, context) => {
  const found = await readSheet(caseCalls, context, id);
  if (isRejection(found)) return found;
  const c = found.sheet as CaseSheet;
  const refused = cannotQuote(c, await standing(context, c), TITLE);
  if (refused) return refused;
  const cliente = await context.rows
    .from('customer_list')
    .select(['_id', 'nombre', 'legalcode', 'tipo_cliente', 'condicion_pago', 'direcciones'])
    .where('_id', '=', c.cliente._id)
    .where('activo', '=', true)
    .executeTakeFirst();
  if (!cliente)
    return reject(
      'CLIENTE_NO_EXISTE',
      TITLE,
      `${c.cliente.nombre} no está activo o no está a tu cargo. Pide a su ejecutivo que cotice la reparación.`,
    );
  return { ok: true as const, number: c.number, cliente, ...(await linesOf(context, c)) };
});

/** What the quotation of a repair begins with. */
export default [toQuote] as QueryHandler[];
