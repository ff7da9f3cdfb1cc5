import { keepQuotationDraft } from '@power/domain/quotations/drafts';
import { draftKey } from '@power/domain/quotations/views/draft';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { keepDraft } from '@power/infra/platform/drafts/drafts';
import { writeFrame } from '@power/infra/platform/live/write-frame';

/** Another window of the same person hears that what it shows is no longer the latest. */
export default provideFacts(keepQuotationDraft, () => Promise.resolve(null), {
  async finish(_reply, { cotizacion, contenido, version, dispositivo }, { db, user }) {
    const clave = draftKey(cotizacion);
    const typed = { contenido: JSON.stringify(contenido), version, dispositivo };
    const { at, otro } = await keepDraft(db, user._id, clave, typed);
    if (otro)
      await writeFrame(db, {
        evento: 'borrador',
        datos: { clave, dispositivo },
        para: { usuarios: [user._id] },
      });
    return { at };
  },
});
