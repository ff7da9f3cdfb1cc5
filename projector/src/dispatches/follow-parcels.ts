import { ParcelMerged, ParcelSplit } from '@power/domain/dispatches/parcels/events';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** What leaves a package comes to the other one, or back: the command that sent it may have died before. */
export default defineProcess('dispatches/follow-parcels', 'Embalajes separados y unidos', [
  react(ParcelSplit, async ({ embalaje, embalaje_destino, traslado, tipo, creado_por, createdAt }, _context, tools) => {
    await tools.command('receive-parcel', {
      accion: 'recibir',
      id: embalaje_destino,
      de: embalaje.number,
      traslado,
      nuevo: { tipo, creado_por, createdAt },
    });
  }),
  react(ParcelMerged, async ({ embalaje, embalaje_destino, traslado }, { stream, version }, tools) => {
    const id = `follow-parcels/${stream}/${version}`;
    const reply = await tools.command(
      'receive-parcel',
      { accion: 'recibir', id: embalaje_destino, de: embalaje.number, traslado },
      id,
    );
    if (!reply.ok)
      await tools.command(
        'undo-parcel-merge',
        { accion: 'nosehaunido', id: embalaje.number, traslado, motivo: String(reply.mensaje) },
        `${id}/refused`,
      );
  }),
]);
