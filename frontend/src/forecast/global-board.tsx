import type { Cierre } from '@power/domain/forecast/tracking';
import { FORECAST_TOPIC, type OpportunityRow } from '@power/domain/forecast/views/opportunity-row';
import { useQueryCall } from '../api/hooks.ts';
import { opportunityGrid } from '../calls/forecast.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { Board } from './board.tsx';
import { ofMonth } from './forecast-address.ts';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';
import { useMayMove } from './use-may-move.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

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
  return (
    <Loaded query={found} height={320}>
      {({ rows, lastRow }) => (
        <>
          <More shown={rows.length} total={lastRow ?? rows.length} />
          <Board cards={rows as readonly OpportunityRow[]} owner mayMove={mayMove} onOpen={follow} />
        </>
      )}
    </Loaded>
  );
}
