import type { SheetTimes } from '@power/domain/kernel/document';
import type { ComponentType } from 'react';
import { DocumentOverList } from './document-over-list.tsx';
import type { DocumentScreen } from './types.ts';
import type { useDocumentDialog } from './use-document-dialog.ts';
import { WithSheet } from './with-sheet.tsx';

type About<V> = ComponentType<{ readonly sheet: V & SheetTimes; readonly onClose: () => void }>;

interface Props<V extends object, A extends string, D extends string> {
  readonly screen: DocumentScreen<V, A>;
  /** What of a document the address names. */
  readonly dialog: ReturnType<typeof useDocumentDialog<D | 'historia'>>;
  /** Dialogs about it, by their views. */
  readonly dialogs: Readonly<Record<D, About<V>>>;
  /** On its own page the sheet is there already. */
  readonly page?: boolean;
}

/** The sheet of the document that the address names, or a dialog about it, over whatever screen. */
export function DocumentDialogs<V extends object, A extends string, D extends string>({
  screen,
  dialog: { open, show, close },
  dialogs,
  page = false,
}: Props<V, A, D>) {
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (view !== 'resumen' && view !== 'historia') {
    const Dialog: About<V> = dialogs[view as D];
    return (
      <WithSheet key={id} screen={screen} id={id} title={screen.sheetTitle(id)} onClose={close}>
        {(sheet) => <Dialog sheet={sheet} onClose={close} />}
      </WithSheet>
    );
  }
  if (page) return null;
  return (
    <DocumentOverList
      key={id}
      screen={screen}
      id={id}
      view={view}
      show={(to, name) => show(to, name as 'historia')}
      onClose={close}
    />
  );
}
