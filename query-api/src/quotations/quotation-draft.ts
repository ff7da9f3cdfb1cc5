import { draftKey, quotationDraft } from '@power/domain/quotations/views/draft';
import { readDraft } from '@power/infra/platform/drafts/drafts';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(quotationDraft, async ({ cotizacion }, { db, user }) => {
  const found = await readDraft(db, user._id, draftKey(cotizacion));
  return {
    ok: true as const,
    borrador: found ? { ...found, contenido: JSON.parse(found.contenido) as Record<string, never> } : null,
  };
});
