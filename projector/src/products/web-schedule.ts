import { ProductWebScheduled } from '@power/domain/products/events';
import { nextOf } from '@power/domain/products/web-schedule.shared';
import { minutesAfter } from '@power/domain/settings/maintenance.shared';
import { defineProcess, react } from '@power/infra/platform/projection/process';

const later = (a: string, b: string): string => (a > b ? a : b);

/** Publishes and takes down pages of products when their time has come; the command decides whether it is time. */
export default defineProcess(
  'products/web-schedule',
  'Publicación programada de productos web',
  [
    react(ProductWebScheduled, ({ _id, publicar, retirar }, _context, tools) => {
      const next = nextOf({ publicar, retirar });
      return next === undefined ? tools.met(_id) : tools.expect(_id, next);
    }),
  ],
  {
    async due({ instancia: id }, { at }, tools) {
      const { proxima } = await tools.command('apply-web-schedule', { accion: 'programado', id });
      // The clock of whoever decides may be behind: it is asked again.
      if (typeof proxima === 'string') await tools.expect(id, later(proxima, minutesAfter(at, 1)));
    },
  },
);
