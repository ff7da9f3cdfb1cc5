import { busyness } from '@power/infra/platform/service/busyness';
import { settings } from '@power/infra/platform/service/settings';

interface ServiceHealth {
  readonly servicio: string;
  readonly ok: boolean;
  readonly detalle: string;
}

const ASK_MS = 2000;

async function ask(servicio: string, url: string): Promise<ServiceHealth> {
  try {
    const reply = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(ASK_MS) });
    const { detalle, alarmas = [] } = (await reply.json()) as { detalle?: unknown; alarmas?: string[] };
    const said = typeof detalle === 'string' && detalle ? detalle : reply.ok ? ready(alarmas) : 'No está listo';
    return { servicio, ok: reply.ok, detalle: said };
  } catch {
    return { servicio, ok: false, detalle: 'No responde' };
  }
}

/** Whoever is ready may have more to do than it gets done, or something set aside. */
const ready = (alarms: readonly string[]): string => alarms.join(' ') || 'Listo';

/** Every service behind the gateway, asked at once. This one answers for itself by answering at all. */
export const servicesHealth = (): Promise<ServiceHealth[]> =>
  Promise.all([
    ask('command-api', settings.COMMAND_API_URL),
    Promise.resolve({ servicio: 'query-api', ok: true, detalle: ready(busyness.alarms()) }),
    ask('projector', settings.PROJECTOR_URL),
    ask('jobs', settings.JOBS_URL),
  ]);
