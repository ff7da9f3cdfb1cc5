import { MarginTableSet, PriceBatchPart } from '@power/domain/pricing/events';
import { abreast } from '@power/infra/platform/projection/abreast';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/**
 * A bulk change product by product, a part of it between two checkpoints; and products that follow a margin table follow
 * the new one. Commands carry ids of change and product, so a repeat changes nothing.
 */
export default defineProcess('pricing/follow-price-batch', 'Cambios masivos de precios', [
  react(
    PriceBatchPart,
    async ({ lote, cambio, motivo, autor, parte, productos, deshacer }, _c, { command }) => {
      const end = deshacer ? '/deshacer' : '';
      const one = (id: string) =>
        deshacer
          ? command('restore-product-prices', { accion: 'restaurar', id, lote, motivo }, `precios/${lote}/${id}${end}`)
          : command(
              'reprice-product',
              { accion: 'producto', id, cambio, lote, motivo, autor },
              `precios/${lote}/${id}`,
            );
      await abreast(productos, one);
      await command(
        'report-price-batch',
        { accion: 'avance', lote, parte, deshacer },
        `precios/${lote}/parte/${parte}${end}`,
      );
    },
    // What is undone has been done: no part of the one beside a part of the other.
    { sameWork: ({ deshacer }) => String(deshacer) },
  ),
  react(MarginTableSet, async ({ tier, numero, motivo }, context, { command }) => {
    await command(
      'start-price-batch',
      {
        accion: 'masivo',
        cambio: { tipo: 'tabla' },
        filtro: { tiers: [tier], solo_tabla: true },
        motivo: `Tabla de márgenes del tier ${tier}, versión ${numero}: ${motivo}`.slice(0, 200),
      },
      `precios/tabla/${context.stream}/${context.version}`,
    );
  }),
]);
