import type { Attached } from '@power/domain/kernel/attachments';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import type { ValueName } from '../ui/dialogs/field-changes.tsx';
import { formatDayTime } from '../ui/format/times.ts';
import { DocumentAttachments } from './document-attachments.tsx';
import { DocumentActions } from './document-actions.tsx';
import { DocumentAmount } from './document-amount.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { DocumentDialog, DocumentPage } from './document-frame.tsx';
import { DocumentTools } from './document-header.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentLines } from './document-lines.tsx';
import { DocumentRelated } from './document-related.tsx';
import { DocumentSummary } from './document-summary.tsx';
import { DocumentSide, type SidePanel } from './document-side.tsx';
import { DocumentTotals } from './document-totals.tsx';
import { historyTitle, nameOf } from './document-words.ts';
import type { DocumentScreen } from './types.ts';
import { Unreadable } from './unreadable.tsx';
import { useDocument } from './use-document.ts';
import { useHistory } from './use-history.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useNarrow } from '../ui/use-phone.ts';
import styles from './document-frame.module.css';

interface Props<V, A extends string> {
  readonly screen: DocumentScreen<V, A>;
  readonly id: string;
  /** ISO instant: the document as it was then, to read only. Empty: now. */
  readonly asOf: string;
  readonly onNow: () => void;
  /** At its own address, or over a list. */
  readonly page: boolean;
  /** The panel beside the lines; `historia` names the sheet too. */
  readonly view: string;
  readonly show: (id: string, view: string) => void;
  readonly onClose: () => void;
  /** What codes among its facts mean. */
  readonly names?: ValueName;
  /** A field of the body has the focus first. */
  readonly begun?: boolean | undefined;
  /** Step that the history begins at. */
  readonly at?: number;
}

/** A document: facts, lines with their totals, what stands around it, and what may be done, as the server says. */
export function DocumentSheet<V extends object, A extends string>(props: Props<V, A>) {
  const { screen, id, asOf, onNow, page, view, show, onClose, names, at } = props;
  const { document, Notice, Body, Conversation } = screen;
  const { found, failed, refusal, error, refetch } = useDocument(screen, id, asOf);
  const [panel, setPanel] = useState('conversacion');
  const telling = view === 'historia';
  const history = useHistory(screen, id, { enabled: telling, asOf, at });
  const { pathname } = useLocation();
  const list = screen.lists?.[pathname.replace('/sistema/', '')];
  const steps = useNeighbours(list, id, (to) => show(to, view));
  const narrow = useNarrow();
  const may = useMay();
  const mayTell = may(screen.calls.history);
  const mayAttach = may(screen.calls.attach);
  const sheet = history.sheet ?? found?.documento;
  const title = telling ? historyTitle(document, id) : screen.sheetTitle(id, sheet);
  const past = asOf !== '' || history.sheet !== undefined;
  const files = (sheet as Attached | undefined)?.adjuntos ?? [];
  const panels: SidePanel[] = !sheet
    ? []
    : [
        ...(Conversation
          ? [
              {
                key: 'conversacion',
                label: 'Conversación',
                fill: true,
                content: <Conversation sheet={sheet} readOnly={past} />,
              },
            ]
          : []),
        ...(screen.panels?.(sheet, past) ?? []),
        ...(mayAttach || files.length > 0
          ? [
              {
                key: 'archivos',
                label: files.length > 0 ? `Archivos (${files.length})` : 'Archivos',
                content: <DocumentAttachments calls={screen.calls} id={id} files={files} readOnly={past} />,
              },
            ]
          : []),
        ...(screen.alone
          ? []
          : [
              {
                key: 'relaciones',
                label: 'Relaciones',
                content: <DocumentRelated call={screen.calls.related} id={id} />,
              },
            ]),
        ...(mayTell
          ? [
              {
                key: 'historia',
                label: 'Historia',
                content: <DocumentHistory history={history} stream={`${document.name}-${id}`} names={names} />,
              },
            ]
          : []),
      ];
  const choose = (key: string) => {
    if (key !== 'historia') setPanel(key);
    if ((key === 'historia') !== telling) show(id, key === 'historia' ? 'historia' : 'resumen');
  };
  const live = past ? undefined : found;
  const closeButton = screen.closeButton && !page && (
    <Button variant="default" size="xs" onClick={onClose}>
      Cerrar
    </Button>
  );
  const Frame = page ? DocumentPage : DocumentDialog;
  return (
    <Frame
      title={title}
      loading={!sheet && !failed}
      begun={props.begun}
      onClose={onClose}
      failure={
        failed ? (
          <Unreadable
            what={nameOf(document)}
            refusal={refusal}
            error={error}
            onRetry={refetch}
            {...(page ? { lists: Object.keys(screen.lists ?? {}) } : { onClose })}
          />
        ) : undefined
      }
      summary={<DocumentSummary document={document} sheet={sheet} title={title} />}
      tools={
        <DocumentTools
          href={screen.address?.(id) ?? `/sistema/${document.path}/${id}`}
          page={page || screen.address !== undefined}
          steps={steps}
        />
      }
      facts={sheet && <DocumentFacts groups={document.facts} sheet={sheet} names={names} />}
      side={<DocumentSide panels={panels} chosen={telling ? 'historia' : panel} onChoose={choose} />}
      actions={
        (live || closeButton) && (
          <DocumentActions
            first={closeButton}
            offered={live ? live.acciones.filter(({ accion }) => accion !== 'historia') : []}
            principal={live ? live.principal : null}
            labels={document.actions}
            icons={screen.icons}
            most={narrow ? 0 : 5}
            run={(accion) => live && screen.run[accion as A](live.documento, (name) => show(id, name))}
          >
            {live && document.amount && (
              <p className={styles.amount}>
                TOTAL <DocumentAmount document={document} sheet={live.documento} />
              </p>
            )}
          </DocumentActions>
        )
      }
    >
      {sheet && (
        <>
          {past && (
            <div className={styles.banner} role="status">
              {`Como estaba el ${formatDayTime(history.sheet ? history.sheet.updatedAt : asOf)}`}
              {asOf !== '' && (
                <Button variant="default" size="xs" onClick={onNow}>
                  Ver como está ahora
                </Button>
              )}
            </div>
          )}
          {Notice && <Notice sheet={sheet} />}
          {Body ? (
            <Body sheet={sheet} readOnly={past} />
          ) : (
            <>
              <DocumentLines lines={document.lines} sheet={sheet} cells={screen.cells} />
              <div className={styles.totals}>
                <DocumentTotals of={document.totals(sheet)} />
              </div>
            </>
          )}
        </>
      )}
    </Frame>
  );
}
