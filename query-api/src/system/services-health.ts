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
    const { detalle } = (await reply.json()) as { detalle?: unknown };
    return {
      servicio,
      ok: reply.ok,
      detalle: typeof detalle === 'string' && detalle ? detalle : reply.ok ? 'Listo' : 'No está listo',
    };
  } catch {
    return { servicio, ok: false, detalle: 'No responde' };
  }
}

/** Every service behind the gateway, asked at once. This one answers for itself by answering at all. */
export const servicesHealth = (): Promise<ServiceHealth[]> =>
  Promise.all([
    ask('command-api', settings.COMMAND_API_URL),
    Promise.resolve({ servicio: 'query-api', ok: true, detalle: 'Listo' }),
    ask('projector', settings.PROJECTOR_URL),
    ask('jobs', settings.JOBS_URL),
  ]);
