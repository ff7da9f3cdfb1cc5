import { googlePlayStatus } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sourceOf, tracksOf } from './newest-figures.ts';

export default handleQuery(googlePlayStatus, async (_request, { rows }) => ({
  ok: true as const,
  ...(await sourceOf(rows, ['google'])),
  apps: (await tracksOf(rows, 'google')).filter(({ pista }) => pista !== 'beta'),
}));
