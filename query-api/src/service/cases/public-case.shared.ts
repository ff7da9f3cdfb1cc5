import { caseCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import type { Rejection } from '@power/domain/kernel/rejection';
import { isRejection } from '@power/domain/kernel/rejection';
import { linkedCase } from '@power/domain/service/cases/linked-case.shared';
import type { EstadoRma } from '@power/domain/service/cases/parts';
import type { RmaPublico } from '@power/domain/service/cases/views/papers';
import { hashLink, linkAccount } from '@power/infra/platform/access/link';
import { stateOf } from '@power/infra/platform/history/replay';
import { tooMany } from '@power/infra/platform/http/refusals';
import { Buckets } from '@power/infra/platform/http/token-bucket';
import type { QueryContext } from '@power/infra/platform/queries/handler';

type Rma = Exclude<ReturnType<typeof linkedCase>, Rejection>;
const serviceCase = caseCalls.rules.aggregate;

/** Of one link: a page that reloads stays far below. */
const perLink = new Buckets({ perSecond: 2, burst: 30 });

interface Told {
  readonly type: string;
  readonly data: unknown;
  readonly metadata: { readonly at: string };
}
/** The state that an event leads to; the last product that is resolved leads to *Resuelto*. */
const STEPS: Readonly<Record<string, EstadoRma>> = {
  RmaRequested: 'Solicitado',
  RmaApproved: 'Aprobado',
  RmaRejected: 'Rechazado',
  RmaReceived: 'Recibido',
  RmaDiagnosisStarted: 'En Diagnóstico',
  RmaDelivered: 'Entregado',
};
const stepOf = ({ type, data }: Told): EstadoRma | undefined =>
  type === 'RmaResolved' ? ((data as { resuelto: boolean }).resuelto ? 'Resuelto' : undefined) : STEPS[type];

/** What a customer may read of a case, field by field: neither who works on it, nor what is noted and moved inside. */
export const publicCase = (r: Rma, events: readonly Told[]): RmaPublico => ({
  number: r.number,
  estado: r.estado,
  createdAt: r.createdAt,
  cliente: r.cliente.nombre,
  ejecutivo: r.ejecutivo.nombre,
  motivo_rechazo: r.motivo_rechazo,
  pasos: events.flatMap((event) => {
    const estado = stepOf(event);
    return estado ? [{ estado, fecha: event.metadata.at }] : [];
  }),
  lineas: r.lineas.map(({ linea, producto, serie, cantidad, falla, accesorios, garantia_hasta, resolucion }) => ({
    linea,
    part_number: producto.part_number,
    nombre: producto.nombre,
    serie,
    cantidad,
    falla,
    accesorios,
    garantia_hasta,
    resolucion,
    reemplazo: r.movimientos
      .filter((one) => one.tipo === 'cambio' && one.linea === linea && one.estado === 'hecho')
      .flatMap(({ series }) => series),
  })),
});

/** The case behind a link, replayed from its stream. Throws 429 where a link is asked for too often. */
export async function readLinkedCase(
  token: string,
  context: Pick<QueryContext, 'log' | 'now'>,
): Promise<RmaPublico | Rejection> {
  const hash = hashLink(token);
  if (!perLink.take(hash)) throw tooMany();
  const number = /^rma-(\d{1,15})$/.exec(linkAccount(token) ?? '')?.[1] ?? '0';
  const events = await context.log.read(streamOf(serviceCase, number));
  const found = linkedCase(stateOf(serviceCase, events, eventCatalogue), hash, context.now);
  return isRejection(found) ? found : publicCase(found, events);
}
