import { instantOf } from '@power/domain/kernel/dates';
import { useCommand, useQueryCall } from '../api/hooks.ts';
import { EventForm } from '../calendar/event-form.shared.tsx';
import { addOpportunityEvent, opportunityCalls } from '../calls/forecast.ts';
import { refreshForecast } from './refresh-forecast.ts';

/** *Agendar evento*: a date of an opportunity in its owner's calendar. */
export function EventDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { run } = useCommand(addOpportunityEvent);
  const { data } = useQueryCall(opportunityCalls.one, { id });
  if (!data?.ok) return null;
  const { _id, forecast, cliente_nombre } = data.documento;
  return (
    <EventForm
      title={`Agendar evento: ${cliente_nombre}`}
      onClose={onClose}
      submit={({ fecha, hora, ...evento }) =>
        run({ forecast, oportunidad: _id, evento: { ...evento, fecha: instantOf(fecha, hora)! } }).finally(
          refreshForecast,
        )
      }
    />
  );
}
