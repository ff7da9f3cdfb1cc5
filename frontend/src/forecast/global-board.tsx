import type { Cierre } from '@power/domain/forecast/tracking';
import { FORECAST_TOPIC, type OpportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { Skeleton } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { opportunityGrid } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { Board } from './board.tsx';
import { ofMonth } from './forecast-address.ts';
import { More } from './more.tsx';
import { useMayMove } from './use-may-move.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';
import styles from './forecast.module.css';

/** Cards of a board: what is beyond stands in the list. */
const MOST = 500;

/** The whole company's month by percentage, the largest opportunities first. */
export function GlobalBoard({ month }: { readonly month: Cierre }) {
  const request = {
    startRow: 0,
    endRow: MOST,
    sortModel: [{ colId: 'monto_total', sort: 'desc' }],
    filterModel: ofMonth(month),
  };
  const found = useQueryCall(opportunityGrid, request as never, { keepPrevious: true });
  useLiveRefresh(opportunityGrid, FORECAST_TOPIC);
  const mayMove = useMayMove();
  const { follow } = useOpportunityDialog();
  if (!found.data)
    return (
      <div className={styles.section}>
        {found.error ? <p className={styles.none}>{messageOf(found.error)}</p> : <Skeleton height={320} />}
      </div>
    );
  const rows = found.data.rows as readonly OpportunityRow[];
  return (
    <>
      <More shown={rows.length} total={found.data.lastRow ?? rows.length} />
      <Board cards={rows} owner mayMove={mayMove} onOpen={follow} />
    </>
  );
}
