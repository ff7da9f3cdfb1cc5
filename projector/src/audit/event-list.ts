import { documentOf } from '@power/domain/audit/documents.shared';
import { AUDIT_LIST, type AuditRow } from '@power/domain/audit/views/event-grid';
import { eventCatalogue } from '@power/domain/events';
import type { EventContext } from '@power/domain/kernel/event';
import { defineProjection, rule } from '@power/infra/projection/define';

/** The sentence of an event that people search for: its comment, reason or message. */
function detail(data: unknown): string {
  const d = data as { comentario?: string; texto?: string; motivo?: string | null; part_number?: string; nombre?: string };
  return [d.comentario ?? d.texto ?? d.motivo ?? '', d.part_number ?? d.nombre ?? ''].filter(Boolean).join(' · ').slice(0, 500);
}

/** Whoever signs in or uses a link has no session yet: the account that it happened to is who did it. */
const actor = (c: EventContext): string => (c.user === 'anonimo' && c.stream.startsWith('user-') ? c.stream.slice('user-'.length) : c.user);

/** Their name, where the event has it: the session that it starts was not there yet. */
const actorName = (c: EventContext, data: unknown): string => (c.user === 'anonimo' ? (data as { nombre?: string }).nombre : undefined) ?? c.nombre ?? c.user;

/** Every event of the log, for auditors (requirements §9 `/auditoria/listar`). */
export default defineProjection<AuditRow>({
  name: AUDIT_LIST,
  version: 3,
  table: 'audit_event_list',
  columns: {
    _id: 'text', posicion: 'bigint', at: 'instant', tipo: 'text', etiqueta: 'text', documento: 'text', numero: 'text', stream: 'text', version: 'integer', usuario_id: 'text',
    usuario: 'text', perfil: 'text', comando: 'text', detalle: 'text',
  },
  indexes: [['posicion'], ['at'], ['documento', 'numero'], ['usuario', 'at'], ['usuario_id', 'posicion'], ['tipo', 'at']],
  rules: [...eventCatalogue.values()].map((event) =>
    rule(event, (_, c) => [`${c.stream}@${c.version}`], (_row, data, c, key): AuditRow => {
      const { documento, numero } = documentOf(c.stream);
      return {
        _id: key, posicion: Number(c.position), at: c.at, tipo: event.type, etiqueta: event.label, documento, numero, stream: c.stream, version: c.version, usuario_id: actor(c),
        usuario: actorName(c, data), perfil: c.perfil, comando: c.comando ?? null, detalle: detail(data),
      };
    })),
});
