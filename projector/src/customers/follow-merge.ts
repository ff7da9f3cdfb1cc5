import { UserChanged, UserRegistered } from '@power/domain/access/events';
import { CustomerMerged, type DocumentoUnido, MergedDocumentsListed } from '@power/domain/customers/events';
import { OpportunityClientChanged, OpportunityCreated } from '@power/domain/forecast/events';
import { OrderClientChanged, OrderCreated } from '@power/domain/streams/order/events';
import { PointsEarned, PointsMovedAway, PointsReceived, PointsReturned } from '@power/domain/points/events';
import { IntegratorClientChanged, IntegratorCreated } from '@power/domain/integrators/events';
import { QuotationClientChanged, QuotationCreated } from '@power/domain/quotations/events';
import { ReservationClientChanged, ReservationCreated } from '@power/domain/reservations/events';
import { ClientPlaceAdded, ClientPlacesMoved } from '@power/domain/reservations/places/events';
import { clienteOf } from '@power/domain/reservations/places/parts';
import { RmaClientChanged, RmaRequested } from '@power/domain/service/cases/events';
import { minutesAfter } from '@power/domain/settings/maintenance.shared';
import { abreast } from '@power/infra/platform/projection/abreast';
import { defineProcess, type Memory, type ProcessTools, react } from '@power/infra/platform/projection/process';

const MOVES: Readonly<Record<DocumentoUnido['tipo'], (id: string) => readonly [string, Record<string, unknown>]>> = {
  pedido: (pedido) => ['change-order-client', { accion: 'clienteunido', pedido }],
  cotizacion: (cotizacion) => ['change-quotation-client', { cotizacion }],
  oportunidad: (oportunidad) => ['change-opportunity-client', { oportunidad }],
  usuario: (usuario) => ['change-user-client', { accion: 'clienteunido', usuario }],
  reserva: (reserva) => ['change-reservation-client', { accion: 'clienteunido', reserva }],
  ubicacion: (cliente) => ['move-client-places', { accion: 'clienteunido', cliente }],
  rma: (id) => ['change-rma-client', { accion: 'clienteunido', id }],
  clave: (id) => ['change-integrator-client', { accion: 'clienteunido', id }],
};

/** Whoever stays has the other's addresses and contacts, and what goes over is written down; until then it is asked again. */
async function follow(id: string, { posicion, motivo }: Memory, at: string, tools: ProcessTools): Promise<void> {
  await tools.expect(id, minutesAfter(at, 1), { posicion, motivo });
  await tools.command('absorb-customer', { accion: 'recibirunido', duplicado: id, motivo }, `union/${id}/datos`);
  await tools.command('move-points', { accion: 'traspasar', cliente: id });
  const { ok } = await tools.command(
    'list-merged-documents',
    { accion: 'listarunido', id, posicion },
    `union/${id}/documentos`,
  );
  if (ok) await tools.met(id);
}

/** A document that came to be, or came over, after its customer was merged: whoever made it had read the customer before. */
async function late(cliente: string | null | undefined, tipo: DocumentoUnido['tipo'], id: string, tools: ProcessTools) {
  if (cliente && (await tools.recall(cliente))) await tools.command(...MOVES[tipo](id));
}

/** Points that came to an account after its customer was merged go over too. */
async function latePoints(
  { cliente }: { readonly cliente: { readonly _id: string } },
  _c: unknown,
  tools: ProcessTools,
) {
  if (await tools.recall(cliente._id))
    await tools.command('move-points', { accion: 'traspasar', cliente: cliente._id });
}

/**
 * Documents of a merged customer follow it, each by a command of its own that does only what is still to do: killed
 * half-way it goes on, repeated it changes nothing.
 */
export default defineProcess(
  'customers/follow-merge',
  'Unión de clientes',
  [
    react(CustomerMerged, ({ _id, motivo }, { position, at }, tools) =>
      follow(_id, { posicion: String(position), motivo }, at, tools),
    ),
    react(MergedDocumentsListed, async ({ documentos }, _c, { command }) => {
      const one = ({ tipo, id }: DocumentoUnido) => command(...MOVES[tipo](id));
      await abreast(documentos, one);
    }),
    react(PointsMovedAway, async ({ cliente, destino }, { version }, { command }) => {
      await command('receive-points', { accion: 'recibir', cliente: destino._id, de: cliente._id, version });
    }),
    react(PointsReceived, async (data, context, tools) => {
      // An order that was cancelled while its points were on their way has not got them back.
      for (const pedido of Object.keys(data.usados))
        await tools.command('settle-order-points', { accion: 'cuadrarpedido', cliente: data.cliente._id, pedido });
      await latePoints(data, context, tools);
    }),
    react(PointsEarned, latePoints),
    react(PointsReturned, latePoints),
    react(OrderCreated, ({ _id, client }, _c, tools) => late(client._id, 'pedido', _id, tools)),
    react(OrderClientChanged, ({ pedido: { _id, client } }, _c, tools) => late(client._id, 'pedido', _id, tools)),
    react(QuotationCreated, ({ _id, cliente }, _c, tools) => late(cliente._id, 'cotizacion', _id, tools)),
    react(QuotationClientChanged, ({ cotizacion: { _id, cliente } }, _c, tools) =>
      late(cliente._id, 'cotizacion', _id, tools),
    ),
    react(OpportunityCreated, ({ _id, cliente_id }, _c, tools) => late(cliente_id, 'oportunidad', _id, tools)),
    react(OpportunityClientChanged, ({ oportunidad: { _id }, cliente_id }, _c, tools) =>
      late(cliente_id, 'oportunidad', _id, tools),
    ),
    react(ReservationCreated, ({ _id, cliente }, _c, tools) => late(cliente._id, 'reserva', _id, tools)),
    react(ReservationClientChanged, ({ reserva: { _id, cliente } }, _c, tools) =>
      late(cliente._id, 'reserva', _id, tools),
    ),
    react(ClientPlaceAdded, ({ cliente, ubicacion }, _c, tools) =>
      late(cliente._id, 'ubicacion', clienteOf(ubicacion._id), tools),
    ),
    react(ClientPlacesMoved, ({ cliente, ubicaciones }, _c, tools) =>
      late(cliente._id, 'ubicacion', clienteOf(ubicaciones[0]!), tools),
    ),
    react(RmaRequested, ({ _id, cliente }, _c, tools) => late(cliente._id, 'rma', _id, tools)),
    react(RmaClientChanged, ({ rma, cliente }, _c, tools) => late(cliente._id, 'rma', rma._id, tools)),
    react(IntegratorCreated, ({ _id, cliente }, _c, tools) => late(cliente._id, 'clave', _id, tools)),
    react(IntegratorClientChanged, ({ integrador, cliente }, _c, tools) =>
      late(cliente._id, 'clave', integrador._id, tools),
    ),
    react(UserRegistered, ({ _id, cliente_id }, _c, tools) => late(cliente_id, 'usuario', _id, tools)),
    react(UserChanged, ({ cliente_id }, { stream }, tools) =>
      late(cliente_id, 'usuario', stream.slice('user-'.length), tools),
    ),
  ],
  {
    from: 'now',
    due: ({ instancia, memoria }, { at }, tools) => follow(instancia, memoria, at, tools),
  },
);
