import { closedProblem } from '@power/domain/forecast/tracking';
import type { OpportunityDocument } from '@power/domain/forecast/views/sheet';
import { useState } from 'react';
import { formatDayTime } from '../ui/format/times.ts';
import { askAndLose, useTracking } from './opportunity-commands.ts';
import { QuotationOver } from './quotation-over.tsx';
import { PercentBadge } from './percent-badge.tsx';
import { TrackingForm } from './tracking-form.tsx';
import { TrackingList } from './tracking-list.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import styles from './tracking.module.css';

/** Why there is no form: it is of another day, it is somebody else's, or it is closed. */
function reasonOf(sheet: OpportunityDocument, past: boolean): string | undefined {
  if (past) return undefined;
  const closed = closedProblem(sheet);
  if (closed) return closed.mensaje;
  return sheet.puede_modificar ? undefined : `Solo ${sheet.usuario.nombre} o un Administrador puede actualizarla.`;
}

/** The tracking dialog's middle: how it stands, the form for whoever may, and what was done (document 3 §2). */
export function TrackingBody({ sheet, readOnly }: { readonly sheet: OpportunityDocument; readonly readOnly: boolean }) {
  const { porcentaje } = useOpportunityDialog();
  const { run, busy } = useTracking(sheet);
  // After an update the form begins anew.
  const [begun, setBegun] = useState(0);
  const reason = reasonOf(sheet, readOnly);
  const update = async (datos: Parameters<typeof run>[0]) => {
    if (await run(datos)) setBegun((n) => n + 1);
  };
  return (
    <>
      <p className={styles.state}>
        <PercentBadge porcentaje={sheet.porcentaje} />
        <strong>{sheet.estado}</strong>
        {sheet.pedido > 0 && <span>{`Pedido N° ${sheet.pedido}`}</span>}
      </p>
      {sheet.cotizacion !== null && closedProblem(sheet) === undefined && <QuotationOver sheet={sheet} />}
      {reason !== undefined && <p className={styles.readonly}>{reason}</p>}
      {!readOnly && reason === undefined && (
        <TrackingForm
          key={`${sheet._id}-${begun}-${porcentaje ?? ''}`}
          opportunity={sheet}
          porcentaje={begun === 0 ? porcentaje : undefined}
          busy={busy}
          onUpdate={update}
          onLost={() => void askAndLose(sheet)}
        />
      )}
      {sheet.eventos.length > 0 && (
        <section aria-label="Eventos agendados">
          <h3 className={styles.heading}>Eventos agendados</h3>
          <ul className={styles.events}>
            {sheet.eventos.map(({ _id, fecha, titulo, comentario }) => (
              <li key={_id}>
                <time dateTime={fecha}>{formatDayTime(fecha)}</time> <strong>{titulo}</strong> {comentario}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TrackingList tracking={sheet.tracking} />
    </>
  );
}
