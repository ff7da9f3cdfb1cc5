import { addDays, dayOf } from '@power/domain/kernel/dates';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { appStoreConfig, appStoreFigures } from '@power/infra/adapters/stores/app-store';
import { googlePlayConfig, googlePlayFigures } from '@power/infra/adapters/stores/google-play';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';
import { keepStoreFigures } from './keep-store-figures.shared.ts';

/** Days back that are asked for again: reports come late, and stores correct them. */
const DAYS = 7;

/**
 * What the app stores say, four times a day, for those whose credentials are configured. A store that fails leaves the last
 * figures standing with their date.
 */
export default defineJob({
  name: 'fetch-store-figures',
  schema: z.strictObject({}),
  schedule: { cron: '20 6,10,14,18 * * *', data: {} },
  run: async (_, { signal }) => {
    const now = new Date();
    const days = Array.from({ length: DAYS }, (_, n) => addDays(dayOf(now), n - DAYS));
    const [apple, google] = [appStoreConfig(settings), googlePlayConfig(settings)];
    return keepStoreFigures(
      [
        { nombre: 'App Store', ask: apple && (() => appStoreFigures(apple, days, { now, signal })) },
        { nombre: 'Google Play', ask: google && (() => googlePlayFigures(google, days, { now, signal })) },
      ],
      (request, id) => internalCommand('import-store-figure', request, id),
    );
  },
});
