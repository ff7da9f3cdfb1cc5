import type { DocumentDefinition } from '@power/domain/kernel/document';
import head from '../ui/dialogs/sheet-header.module.css';
import { StateChip } from '../ui/state-chip.tsx';
import { DocumentAmount } from './document-amount.tsx';

interface Props<V> {
  readonly document: Pick<DocumentDefinition<V>, 'state' | 'of' | 'looks' | 'amount' | 'amountBefore'>;
  /** Absent while it is on its way. */
  readonly sheet: V | undefined;
  /** What the title says already is not said again. */
  readonly title: string;
}

/** Beside the title of a document: its state, whose it is, what it comes to. */
export const DocumentSummary = <V,>({ document, sheet, title }: Props<V>) => (
  <div className={head.summary}>
    {sheet && (
      <>
        <StateChip looks={document.looks} value={document.state(sheet)} />
        {document.of(sheet) !== title && <span title={document.of(sheet)}>{document.of(sheet)}</span>}
        <DocumentAmount document={document} sheet={sheet} />
      </>
    )}
  </div>
);
