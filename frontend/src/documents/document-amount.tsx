import type { DocumentDefinition } from '@power/domain/kernel/document';
import { Money } from '../ui/format/money.tsx';

interface Props<V> {
  readonly document: Pick<DocumentDefinition<V>, 'amount' | 'amountBefore'>;
  readonly sheet: V;
}

/** What a document comes to, and struck through before it what it came to earlier, where that is another sum. */
export function DocumentAmount<V>({ document, sheet }: Props<V>) {
  if (!document.amount) return null;
  const before = document.amountBefore?.(sheet);
  return (
    <strong>
      {before !== undefined && (
        <s title="Antes">
          <Money value={before} />
        </s>
      )}{' '}
      <Money value={document.amount(sheet)} />
    </strong>
  );
}
