import { DOCUMENT_NAMES } from '@power/domain/audit/documents.shared';
import type { AuditRow } from '@power/domain/audit/views/event-row';
import { formatInstant } from '@power/domain/kernel/dates';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { IconHistory } from '@tabler/icons-react';
import { auditExport, auditGrid } from '../calls/audit.ts';
import { useMay } from '../access/use-may.ts';
import { choiceColumn, dateColumn, idColumn, personColumn, textColumn } from '../ui/list/columns.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import type { Column } from '../ui/list/types.ts';
import { detailText } from './detail-text.ts';
import { DocumentHistory } from './document-history.shared.tsx';
import { shortId } from './short-id.ts';
import { useDocument } from './use-document.ts';

const columns: readonly Column<AuditRow>[] = [
  idColumn('posicion', 'Posición', { width: 76 }),
  dateColumn('at', 'Fecha', { width: 160, valueFormatter: (p) => (p.data ? formatInstant(p.value as string) : '') }),
  choiceColumn('documento', 'Documento', DOCUMENT_NAMES, { width: 112 }),
  // Of an id that nobody reads the beginning tells it from others; the whole is on hover.
  textColumn('numero', 'Número', { flex: 0, width: 92, valueFormatter: (p) => shortId(String(p.value ?? '')) }),
  textColumn('etiqueta', 'Evento', { minWidth: 120 }),
  personColumn('usuario', 'Persona', { minWidth: 100 }),
  // As many changes as fit; the rest is on hover, and in the history that the row opens.
  textColumn('detalle', 'Detalle', {
    chars: 32,
    flex: 2,
    valueFormatter: (p) => (p.data ? detailText(p.data) : ''),
    tooltipValueGetter: (p) => (p.data ? detailText(p.data) : ''),
  }),
  choiceColumn('perfil', 'Perfil', PERFILES, {
    width: 112,
    valueFormatter: (p) => (p.data ? String(p.value || '–') : ''),
  }),
  textColumn('tipo', 'Tipo de evento', { initialHide: true }),
  textColumn('comando', 'Comando', { initialHide: true }),
];

/** *Auditoría*: everything that has happened, by document, person, type and period; a row opens its document's history. */
export function Component() {
  const may = useMay();
  const { stream, version, show, close } = useDocument();
  return (
    <ListPage
      name="auditoria"
      title="Auditoría"
      context="Todo lo que ha pasado en el sistema, por quién y cuándo."
      unit={['evento', 'eventos']}
      query={auditGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={{ first: ['posicion', 'etiqueta'], second: ['documento', 'usuario', 'at'] }}
      onOpen={(row) => show(row.stream, row.version)}
      actions={(row) => [
        { label: 'Ver historia', icon: <IconHistory size={16} />, run: () => show(row.stream, row.version) },
      ]}
      {...(may(auditExport) ? { exportCall: auditExport } : {})}
      empty={{
        title: 'Todavía no hay eventos',
        hint: 'Cada cambio del sistema queda aquí con quién, cuándo y qué cambió; nada se borra.',
      }}
    >
      {stream !== undefined && <DocumentHistory key={stream} stream={stream} version={version} onClose={close} />}
    </ListPage>
  );
}
