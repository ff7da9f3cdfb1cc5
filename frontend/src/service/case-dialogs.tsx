import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { DocumentOverList } from '../documents/document-over-list.tsx';
import { nameOf } from '../documents/document-words.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { useDocument } from '../documents/use-document.ts';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { part } from '../ui/part.tsx';
import { caseScreen, useCaseDialog } from './case-screen.tsx';

const dialogs = {
  diagnostico: part(() => import('./workshop-dialogs.tsx'), 'DiagnosisDialog'),
  resolver: part(() => import('./workshop-dialogs.tsx'), 'ResolveDialog'),
  asignar: part(() => import('./workshop-dialogs.tsx'), 'AssignDialog'),
} as const;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  readonly children: (sheet: CaseSheet) => ReactNode;
}

/** A dialog about a case, once it is read. */
function WithSheet({ id, onClose, children }: Props) {
  const { found, failed, refusal, error, refetch } = useDocument(caseScreen, id, '');
  if (found) return children(found.documento);
  return (
    <Modal opened onClose={onClose} title={`RMA N° ${id}`} size={SHEET.record}>
      {failed ? (
        <Unreadable what={nameOf(caseScreen.document)} refusal={refusal} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}

/** What of a case the address names, over whatever screen; on its own page the sheet is there already. */
export function CaseDialogs({ page = false }: { readonly page?: boolean }) {
  const { open, show, close } = useCaseDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (view !== 'resumen' && view !== 'historia') {
    const Dialog = dialogs[view];
    return (
      <WithSheet key={id} id={id} onClose={close}>
        {(sheet) => <Dialog sheet={sheet} onClose={close} />}
      </WithSheet>
    );
  }
  if (page) return null;
  return (
    <DocumentOverList
      key={id}
      screen={caseScreen}
      id={id}
      view={view}
      show={(to, name) => show(to, name as 'historia')}
      onClose={close}
    />
  );
}
