import { NOTE_LIMIT_ID, noteLimit } from '@power/domain/inventory/notes/note-limit.shared';
import { noteLimitNow } from '@power/domain/inventory/notes/views/note-limit';
import { createStreamCache } from '@power/infra/platform/commands/stream-cache';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(noteLimitNow, async (_request, { log }) => {
  const { state } = await createStreamCache(log, { cachedStreams: 1 }).load(noteLimit, NOTE_LIMIT_ID);
  return { ok: true as const, limite: state.limite };
});
