import { StockPlaced } from '@power/domain/inventory/events';
import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/**
 * Goods that versions before put into quarantine are available no more. Whoever brought them there gave a reason, so that
 * movements without one need not be asked about.
 */
export default defineProcess('inventory/quarantined-before', 'Unidades que ya estaban en cuarentena', [
  react(
    StockPlaced,
    async ({ producto, bodega, ubicacion_destino, motivo, cuarentena }, { stream, version }, tools) => {
      if (cuarentena || motivo === null || ubicacion_destino === null || readTrolley(ubicacion_destino)) return;
      await tools.command(
        'quarantine-stock',
        { accion: 'cuarentena', producto: producto._id, bodega, ubicacion: ubicacion_destino },
        `quarantined-before/${stream}/${version}`,
      );
    },
  ),
]);
