import { instantOf } from '@power/domain/kernel/dates';
import { createEvent } from '../calls/calendar.ts';
import { useCommand } from '../api/hooks.ts';
import { EventForm } from './event-form.shared.tsx';

export function NewEventDialog({ onClose }: { onClose: () => void }) {
  const { run } = useCommand(createEvent);
  return (
    <EventForm
      title="Agendar acción"
      onClose={onClose}
      submit={({ fecha, hora, ...rest }) => run({ ...rest, fecha: instantOf(fecha, hora)! })}
    />
  );
}
