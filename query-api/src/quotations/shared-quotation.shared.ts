import { addressText } from '@power/domain/orders/views/order-document';
import { quotation } from '@power/domain/quotations/quotation';
import { priceOf } from '@power/domain/quotations/line-rules';
import { publicState, sharedQuotation } from '@power/domain/quotations/shared-quotation';
import type { CotizacionPublica } from '@power/domain/quotations/views/shared';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { Quotation } from '@power/domain/quotations/quotation';
import { roundIn } from '@power/domain/quotations/line-rules';
import { hashLink, linkAccount } from '@power/infra/platform/access/link';
import { stateOf } from '@power/infra/platform/history/replay';
import { tooMany } from '@power/infra/platform/http/refusals';
import { Buckets } from '@power/infra/platform/http/token-bucket';
import type { QueryContext } from '@power/infra/platform/queries/handler';

/** Of one link: a page that reloads stays far below. */
const perLink = new Buckets({ perSecond: 2, burst: 30 });

/** The name of a payment condition: its code is for the ERP. */
export async function conditionName({ rows }: Pick<QueryContext, 'rows'>, code: string): Promise<string> {
  const known = await rows
    .from('payment_option_list')
    .select('condicionPago')
    .where('tipo', '=', 'condicion')
    .where('codigo', '=', code)
    .executeTakeFirst();
  return known?.condicionPago ?? code;
}

/** What a customer may read of a quotation, field by field. */
export const publicQuotation = (q: Quotation, condicion: string, now: string): CotizacionPublica => ({
  number: q.number,
  estado: publicState(q, now),
  version_guardada: q.version_guardada,
  createdAt: q.createdAt,
  validez: q.validez,
  cliente: q.cliente.nombre,
  rut: q.cliente.datos_cliente.legalCode,
  direccion: q.direccion_despacho && addressText(q.direccion_despacho),
  ejecutivo: { nombre: q.ejecutivo.nombre, email: q.ejecutivo.email, telefono: q.ejecutivo.telefono },
  moneda: q.moneda,
  transporte: q.moneda === 'pesos' ? null : q.transporte,
  condicion,
  tipo_entrega: q.tipo_entrega,
  referencia: q.referencia,
  observacion: q.observacion,
  lineas: q.productos_cotizacion.map((line) => ({
    linea: line.linea,
    seccion: line.seccion,
    comentario: line.comentario,
    part_number: line.producto.part_number,
    nombre: line.producto.nombre,
    cantidad: line.cantidad,
    precio: priceOf(line),
    total: roundIn(q.moneda, priceOf(line) * line.cantidad),
  })),
  total_moneda: q.total_moneda,
  neto: q.neto,
  iva: q.iva,
  total: q.total,
  condiciones: q.condiciones.map(({ nombre, texto }) => ({ nombre, texto })),
  preguntas: q.preguntas.map(({ linea, part_number, texto, fecha, respuesta }) => ({
    linea,
    part_number,
    texto,
    fecha,
    respuesta: respuesta && { texto: respuesta.texto, fecha: respuesta.fecha },
  })),
  respuesta: q.respuesta && { estado: q.respuesta.estado, nombre: q.respuesta.nombre, fecha: q.respuesta.fecha },
});

type Where = Pick<QueryContext, 'log' | 'now' | 'rows'>;

/** The quotation behind a link, replayed from its stream. Throws 429 where a link is asked for too often. */
export async function readLinked(token: string, context: Omit<Where, 'rows'>): Promise<Quotation | Rejection> {
  const hash = hashLink(token);
  if (!perLink.take(hash)) throw tooMany();
  const number = /^cotizacion-(\d{1,15})$/.exec(linkAccount(token) ?? '')?.[1] ?? '0';
  const events = await context.log.read(streamOf(quotation, number));
  return sharedQuotation(stateOf(quotation, events, eventCatalogue), hash, context.now);
}

/** What its customer may read of it. */
export const offerOf = async (q: Quotation, context: Omit<Where, 'log'>): Promise<CotizacionPublica> =>
  publicQuotation(q, await conditionName(context, q.condicion_pago), context.now);
