import { stayInQuotation } from '@power/domain/quotations/drafts';
import { draftKey } from '@power/domain/quotations/views/draft';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { leave, stay } from '@power/infra/platform/live/presence';

export default provideFacts(stayInQuotation, () => Promise.resolve(null), {
  async finish(_reply, { cotizacion, dispositivo, sale }, { db, user }) {
    const window = { clave: draftKey(cotizacion), usuario: user._id, dispositivo };
    if (sale) {
      await leave(db, window);
      return {};
    }
    const others = await stay(db, { ...window, nombre: user.nombre });
    return {
      otros: others.map(({ usuario, nombre, desde }) => ({ nombre, propio: usuario === user._id, desde })),
    };
  },
});
