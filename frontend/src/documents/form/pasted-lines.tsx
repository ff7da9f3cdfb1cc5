import type { FoundProduct } from '@power/domain/products/views/product-search';
import { Alert, Loader } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { pastedProducts, seekRows } from '../product-search/pasted-products.ts';

interface Told {
  readonly problems: readonly string[];
  readonly seeking: boolean;
  readonly onClose: () => void;
}

/** Rows that are pasted into the search become lines once their products are found. */
export function usePastedLines<L>(
  lineOf: (product: FoundProduct, units: number | undefined, rest: readonly string[]) => L,
  add: (lines: readonly L[]) => void,
): Told & { readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void } {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [seeking, setSeeking] = useState(false);
  return {
    problems,
    seeking,
    onClose: () => setProblems([]),
    onPaste(event) {
      const rows = pastedProducts(event.clipboardData.getData('text/plain'));
      if (!rows) return;
      event.preventDefault();
      setSeeking(true);
      void seekRows(rows)
        .then(
          (sought) => {
            setProblems(sought.problems);
            add(sought.found.map(({ product, units, rest }) => lineOf(product, units, rest)));
          },
          (cause: unknown) => setProblems([`Los productos no se buscaron: ${messageOf(cause)}`]),
        )
        .finally(() => setSeeking(false));
    },
  };
}

/** What of a paste nobody could read. */
export const PasteProblems = ({ problems, seeking, onClose }: Told) =>
  seeking ? (
    <div role="status">
      <Loader size={14} /> Buscando los productos que pegaste…
    </div>
  ) : (
    problems.length > 0 && (
      <Alert
        color="yellow"
        variant="light"
        role="alert"
        title="Revisa lo que pegaste"
        withCloseButton
        closeButtonLabel="Cerrar"
        onClose={onClose}
      >
        {problems.join(' ')}
      </Alert>
    )
  );
