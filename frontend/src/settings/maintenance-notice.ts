import { formatDay } from '../ui/format/times.ts';

/** An update as the banner needs it: Santiago day and hour, estimate in minutes. */
export interface PlannedUpdate {
  readonly fecha: string;
  readonly hora: string;
  readonly tiempo: number;
}

const COOKIE = 'alerta-actualizacion';
/** The alert stays away for 30 minutes once it was closed (document 1 §9). */
export const QUIET_MS = 1_800_000;

const keyOf = ({ fecha, hora }: PlannedUpdate): string => `${fecha}T${hora}`;

/** Text of document 1 §8; its end, which is not shown there, is ours. */
export const noticeText = ({ fecha, hora, tiempo }: PlannedUpdate): string =>
  `Hay una actualización programada para el día ${formatDay(fecha)} a las ${hora}. El sistema no se podrá usar mientras se completa la actualización, el tiempo estimado es de ${tiempo} ${tiempo === 1 ? 'minuto' : 'minutos'}.`;

/** Whether this person closed the alert of this update less than 30 minutes ago. */
export const isQuiet = (update: PlannedUpdate): boolean =>
  document.cookie.split('; ').includes(`${COOKIE}=${encodeURIComponent(keyOf(update))}`);

export function keepQuiet(update: PlannedUpdate): void {
  document.cookie = `${COOKIE}=${encodeURIComponent(keyOf(update))}; Max-Age=${QUIET_MS / 1000}; Path=/; SameSite=Lax`;
}

export function readUpdate(datos: unknown): PlannedUpdate | undefined {
  const { fecha, hora, tiempo } = (datos ?? {}) as Partial<PlannedUpdate>;
  return typeof fecha === 'string' && typeof hora === 'string' && typeof tiempo === 'number'
    ? { fecha, hora, tiempo }
    : undefined;
}
