import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { forecastNotes } from '../calls/forecast.ts';
import { part } from '../ui/part.tsx';
import { noteKind } from './use-order-notes.ts';

const OrderNotes = part(() => import('./order-notes.tsx'), 'OrderNotes', { place: 'silent' });
const ForecastNotes = part(() => import('./forecast-notes.tsx'), 'ForecastNotes', { place: 'silent' });

/** Floating notes over any screen, for the profiles that have some; their code comes after the screen's. */
export function FloatingNotes() {
  const { perfiles } = useCurrentUser();
  const may = useMay();
  if (noteKind(perfiles.perfil)) return <OrderNotes />;
  return may(forecastNotes) ? <ForecastNotes /> : null;
}
