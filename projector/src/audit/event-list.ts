import { actorOf } from '@power/domain/audit/actor.shared';
import { documentOf } from '@power/domain/audit/documents.shared';
import { storedAuditRow } from '@power/domain/audit/views/event-row';
import { eventCatalogue } from '@power/domain/events';
import { holderTitle } from '@power/domain/reservations/key.shared';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Told {
  readonly comentario?: string;
  readonly texto?: string;
  readonly motivo?: string | null;
  readonly part_number?: string;
  readonly nombre?: string;
  readonly producto?: { readonly part_number?: string };
  readonly bodega?: unknown;
  readonly pedido?: unknown;
  readonly documento?: unknown;
}

/** What an event of the stock moved and for whom: part number, warehouse, order or reservation, document. */
function moved({ producto, bodega, pedido, documento }: Told): string[] {
  const holder = typeof pedido === 'string' && holderTitle(pedido);
  return [producto?.part_number, bodega, holder, documento].filter((part) => typeof part === 'string');
}

/** The sentence of an event that people search for: its comment, reason or message, and what it is about. */
function detail(data: unknown, stock: boolean): string {
  const d = data as Told;
  return [d.comentario ?? d.texto ?? d.motivo ?? '', d.part_number ?? d.nombre ?? '', ...(stock ? moved(d) : [])]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 500);
}

/** Every event of the log, for auditors (requirements §9 `/auditoria/listar`). */
export default rowProjection(storedAuditRow, {
  version: 8,
  appends: true,
  indexes: [
    ['posicion'],
    ['at'],
    ['documento', 'numero'],
    { sql: '(ops.plain(usuario), _key)' },
    ['usuario_id', 'posicion'],
    ['tipo', 'at'],
    { trigram: 'busqueda' },
  ],
  rules: [...eventCatalogue.values()].map((event) =>
    rule(
      event,
      (_, c) => [`${c.stream}@${c.version}`],
      (_row, data, c, key) => {
        const { documento, numero } = documentOf(c.stream);
        const actor = actorOf(c, data);
        const detalle = detail(data, c.stream.startsWith('stock-'));
        return {
          _id: key,
          posicion: Number(c.position),
          at: c.at,
          tipo: event.type,
          etiqueta: event.label,
          documento,
          numero,
          stream: c.stream,
          version: c.version,
          ...actor,
          comando: c.comando ?? null,
          detalle,
          // One text, so that one index answers each word of a search.
          busqueda: [numero, event.label, actor.usuario, actor.perfil, documento, detalle].join(' '),
        };
      },
    ),
  ),
});
