import { forecastIdOf } from '@power/domain/forecast/parts';
import type { Cierre } from '@power/domain/forecast/tracking';
import { useQueryCall } from '../api/hooks.ts';
import { forecastById } from '../calls/forecast.ts';
import { useForecastLive } from './use-forecast-live.ts';
import { Board } from './board.tsx';
import { Loaded } from './loaded.tsx';
import { More } from './more.tsx';
import { useMayMove } from './use-may-move.ts';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

/** The whole company's month by percentage, the largest opportunities first. */
export function GlobalBoard({ month }: { readonly month: Cierre }) {
  const forecastID = forecastIdOf({ alcance: 'global', de: '', ...month });
  const found = useQueryCall(forecastById, { forecastID }, { keepPrevious: true });
  useForecastLive(forecastById);
  const mayMove = useMayMove();
  const { follow } = useOpportunityDialog();
  return (
    <Loaded query={found} height={320}>
      {({ oportunidades, total_oportunidades, columnas }) => (
        <>
          <More shown={oportunidades.length} total={total_oportunidades} />
          <Board cards={oportunidades} sums={columnas} owner mayMove={mayMove} onOpen={follow} />
        </>
      )}
    </Loaded>
  );
}
