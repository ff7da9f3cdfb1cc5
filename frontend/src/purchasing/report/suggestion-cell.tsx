import type { ReportLineGridRow } from '@power/domain/purchasing/report/views/report-row';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { changeSuggestion } from '../../calls/purchasing.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import styles from './report.module.css';

/** The quantity to buy, typed over in its cell: kept on Enter or when it is left. */
export function SuggestionCell({ data }: { readonly data?: ReportLineGridRow }) {
  const [typed, setTyped] = useState<string>();
  if (!data) return null;
  const { informe, producto_id, sugerido, part_number } = data;
  const keep = async () => {
    const value = Number(typed);
    if (typed === undefined || typed === '' || value === sugerido) return setTyped(undefined);
    const kept = await tell('La cantidad no se guardó', () =>
      call(changeSuggestion, { informe, producto: producto_id, sugerido: value }, { commandId: crypto.randomUUID() }),
    );
    if (!kept) setTyped(undefined);
  };
  return (
    <input
      className={styles.amount}
      aria-label={`Sugerido de ${part_number}`}
      inputMode="numeric"
      value={typed ?? String(sugerido)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTyped(event.currentTarget.value.replaceAll(/\D/g, ''))}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') void keep();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
