import { useQueryCall } from '../api/hooks.ts';
import { dollarNow } from '../calls/settings.ts';
import { RateDialog } from './rate-dialog.tsx';

/** The day's dollar from the header: entered, or corrected where today has one. */
export function DollarDialog({ onClose }: { onClose: () => void }) {
  const { data, isPending } = useQueryCall(dollarNow, {}, { staleTime: 0 });
  if (isPending) return null;
  const today = data?.ok && data.antiguedad === 0 ? { tipo: 'dolar' as const, ...data } : undefined;
  return <RateDialog row={today} onClose={onClose} />;
}
