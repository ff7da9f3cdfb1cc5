import type { CifraTienda } from '@power/domain/assistant/events';
import { addDays, dayOf } from '@power/domain/kernel/dates';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { appStoreConfig, appStoreFigures } from '@power/infra/adapters/stores/app-store';
import { googlePlayConfig, googlePlayFigures } from '@power/infra/adapters/stores/google-play';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

/** Days back that are asked for again: reports come late, and stores correct them. */
const DAYS = 7;

/** Keeps what a store said; what is known already writes nothing. */
async function keep(figures: readonly CifraTienda[]) {
  for (const fila of figures) {
    const { tienda, app, pista, fecha, descargas, version, estado } = fila;
    const id = ['store', tienda, app, pista, fecha, descargas, version, estado].join('/');
    const reply = await internalCommand('import-store-figure', { accion: 'importar', fila }, id);
    if (!reply.ok) throw new Error(String(reply.mensaje));
  }
  return { cifras: figures.length };
}

/**
 * What the app stores say, four times a day, for those whose credentials are configured. A store that fails leaves the last
 * figures standing with their date, and does not keep the other from being asked.
 */
export default defineJob({
  name: 'fetch-store-figures',
  schema: z.strictObject({}),
  schedule: { cron: '20 6,10,14,18 * * *', data: {} },
  run: async (_, { signal }) => {
    const now = new Date();
    const days = Array.from({ length: DAYS }, (_, n) => addDays(dayOf(now), n - DAYS));
    const [apple, google] = [appStoreConfig(settings), googlePlayConfig(settings)];
    const without = { estado: 'sin credenciales' };
    const [ofApple, ofGoogle] = await Promise.allSettled([
      apple ? appStoreFigures(apple, days, { now, signal }).then(keep) : without,
      google ? googlePlayFigures(google, days, { now, signal }).then(keep) : without,
    ]);
    if (ofApple.status === 'rejected') throw ofApple.reason;
    if (ofGoogle.status === 'rejected') throw ofGoogle.reason;
    return { apple: ofApple.value, google: ofGoogle.value };
  },
});
