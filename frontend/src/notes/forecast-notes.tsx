import { FORECAST_TOPIC } from '@power/domain/forecast/views/opportunity-row';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { rutaOf } from '../access/ruta.shared.ts';
import { queryKey, useQueryCall } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { forecastNotes } from '../calls/forecast.ts';
import { OpportunityDialogs } from '../forecast/opportunity-dialogs.shared.tsx';
import { useOpportunityDialog } from '../forecast/use-opportunity-dialog.shared.ts';
import { useLiveEvent } from '../live/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { QuotationDialogs } from '../quotations/quotation-dialogs.shared.tsx';
import { useQuotationDialog } from '../quotations/use-quotation-dialog.shared.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ForecastNoteCard } from './forecast-note-card.tsx';
import { NotesBoard, useArrangement } from './notes-board.tsx';

/** Screens that show these dialogs themselves. */
const FORECASTS = ['fef', 'fefbrand', 'fefglobal'];
const QUOTATIONS = ['listado-cotizaciones', 'alertas/disparos'];

/** Opportunities of this person that wait for their next step, the soonest first (document 1 §2). */
export function ForecastNotes() {
  const { _id, email } = useCurrentUser();
  const { data } = useQueryCall(forecastNotes, { usuario: _id }, { staleTime: 60_000, keepPrevious: true });
  const refetch = () => void queryClient.invalidateQueries({ queryKey: queryKey(forecastNotes) });
  useLiveEvent('notasForecast', refetch);
  useLiveRefresh(forecastNotes, FORECAST_TOPIC);
  const arrangement = useArrangement();
  const opportunity = useOpportunityDialog();
  const quotation = useQuotationDialog();
  const ruta = rutaOf(useLocation().pathname);
  return (
    <>
      <NotesBoard
        total={data?.total ?? 0}
        arrangement={arrangement}
        notes={(data?.notas ?? []).map((note) => ({
          number: note.number,
          title: `${note.porcentaje}% · ${note.cliente_nombre}`,
          colour: note.color,
          content: (
            <ForecastNoteCard
              note={note}
              email={email}
              onManage={() => opportunity.follow(note._id)}
              onQuotation={(cotizacion) => quotation.show(cotizacion)}
              onEdit={() => goTo(`/sistema/oportunidad/${note._id}`)}
            />
          ),
        }))}
      />
      {!FORECASTS.includes(ruta) && !ruta.startsWith('oportunidad/') && <OpportunityDialogs />}
      {!QUOTATIONS.includes(ruta) && !ruta.startsWith('cotizacion/') && <QuotationDialogs />}
    </>
  );
}
