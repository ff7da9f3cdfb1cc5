import { Modal } from '@mantine/core';
import type { SheetTimes } from '@power/domain/kernel/document';
import type { ReactNode } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { nameOf } from './document-words.ts';
import type { DocumentScreen } from './types.ts';
import { Unreadable } from './unreadable.tsx';
import { useDocument } from './use-document.ts';

interface Props<V, A extends string> {
  readonly screen: DocumentScreen<V, A>;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (sheet: V & SheetTimes) => ReactNode;
}

/** A dialog about a document that the address names, once it is read. */
export function WithSheet<V, A extends string>({ screen, id, title, onClose, children }: Props<V, A>) {
  const { found, failed, refusal, error, refetch } = useDocument(screen, id, '');
  if (found) return children(found.documento);
  return (
    <Modal opened onClose={onClose} title={title} size={SHEET.record}>
      {failed ? (
        <Unreadable what={nameOf(screen.document)} refusal={refusal} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}
