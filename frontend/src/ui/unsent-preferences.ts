import { cancelPlan, plan } from '../api/activity.ts';
import { isOffline } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { screenOwner } from '../api/screen-owner.ts';
import { savePreference } from '../calls/settings.ts';
import { remember, remembered } from './remembered.ts';

const PAUSE_MS = 600;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

const place = (): string => `preferencias-por-enviar:${screenOwner() ?? ''}`;

/** What the person arranged in this browser and the server has not answered yet, also before a reload. */
export const unsentPreferences = (): Readonly<Record<string, unknown>> =>
  (remembered(place()) as Record<string, unknown> | undefined) ?? {};

/** Forgets it, unless it was arranged anew meanwhile. */
function answered(clave: string, valor: unknown): void {
  const { [clave]: last, ...rest } = unsentPreferences();
  if (JSON.stringify(last) === JSON.stringify(valor)) remember(place(), Object.keys(rest).length ? rest : undefined);
}

/**
 * Sends a preference once nothing moved for a moment: dragging writes one event, not a hundred. A page that is left
 * before that, or has no network, sends it when the person is back. What the server refuses is let go without a dialog.
 */
export function sendPreference(clave: string, valor: unknown, pause = PAUSE_MS): void {
  remember(place(), { ...unsentPreferences(), [clave]: valor });
  cancelPlan(waiting.get(clave));
  waiting.set(
    clave,
    plan(() => {
      waiting.delete(clave);
      call(savePreference, { clave, valor: valor as never }).then(
        () => answered(clave, valor),
        (error: unknown) => {
          if (!isOffline(error)) answered(clave, valor);
        },
      );
    }, pause),
  );
}

/** Sends what an earlier page left behind. */
export function sendUnsent(): void {
  for (const [clave, valor] of Object.entries(unsentPreferences()))
    if (!waiting.has(clave)) sendPreference(clave, valor, 0);
}
