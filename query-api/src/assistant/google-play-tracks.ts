import { googlePlayTracks } from '@power/domain/assistant/views/queries';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sourceOf, tracksOf } from './newest-figures.ts';

export default handleQuery(googlePlayTracks, async (_request, { rows }) => ({
  ok: true as const,
  ...(await sourceOf(rows, ['google'])),
  pistas: await tracksOf(rows, 'google'),
}));
