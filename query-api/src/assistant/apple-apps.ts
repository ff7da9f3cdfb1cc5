import { appleApps } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sourceOf, tracksOf } from './newest-figures.ts';

export default handleQuery(appleApps, async (_request, { rows }) => ({
  ok: true as const,
  ...(await sourceOf(rows, ['apple'])),
  apps: await tracksOf(rows, 'apple'),
}));
