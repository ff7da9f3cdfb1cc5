import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Unreadable } from '../documents/unreadable.tsx';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import type { useSheet } from './use-sheet.shared.ts';

interface Props {
  readonly title: string;
  readonly sheet: Pick<ReturnType<typeof useSheet>, 'refusal' | 'error' | 'refetch'>;
  readonly onClose: () => void;
  /** What is said in place of the form, of an order that came and has nothing for it. */
  readonly children?: ReactNode;
}

/** A form over an order while its sheet is on its way, or does not come. */
export const AwaitedOrder = ({ title, sheet: { refusal, error, refetch }, onClose, children }: Props) => (
  <Modal opened onClose={onClose} title={title} size={SHEET.history}>
    {children ??
      (refusal !== undefined || error ? (
        <Unreadable what="El pedido" refusal={refusal} error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      ))}
  </Modal>
);
