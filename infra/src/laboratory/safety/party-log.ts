import type { Perfil } from '@power/domain/kernel/perfiles';
import { customer } from '@power/domain/customers/customer';
import { CustomerRegistered } from '@power/domain/customers/events';
import { RoutePlanned } from '@power/domain/dispatches/events';
import { stopOf } from '@power/domain/dispatches/planned-stop';
import { route } from '@power/domain/dispatches/route';
import { documents } from '@power/domain/documents';
import { importInvoice } from '@power/domain/invoice/import-invoice';
import { ReservationCreated } from '@power/domain/reservations/events';
import { reservation } from '@power/domain/reservations/reservation';
import { captured } from '@power/domain/invoice/invoice.testing';
import { streamOf } from '@power/domain/kernel/aggregate';
import type { DomainEvent } from '@power/domain/kernel/event';
import { ESTATUS_PEDIDO } from '@power/domain/streams/order/parts';
import { OrderCommentAdded } from '@power/domain/streams/order/events';
import { order, refOf } from '@power/domain/streams/order/order';
import { after, goods, invoiced, lineOf, taken, validated } from '@power/domain/orders/order.testing';
import { foldAll } from '@power/domain/kernel/scenario';
import { OpportunityCreated } from '@power/domain/forecast/events';
import { opportunity } from '@power/domain/forecast/opportunity';
import { ownForecast } from '@power/domain/forecast/parts';
import { stageOf } from '@power/domain/forecast/tracking';
import { QuotationCommentAdded } from '@power/domain/quotations/events';
import { ESTADOS_COTIZACION } from '@power/domain/quotations/parts';
import { quotation, refOf as quotationRef } from '@power/domain/quotations/quotation';
import { quoted, sold } from '@power/domain/quotations/quotation.testing';
import type { EventStore } from '../../platform/event-store/port.ts';
import { MemoryEventStore, testEvent } from '../testing/memory-event-store.ts';
import { isOthers, type Party } from './parties.ts';
import { COST } from './plant-parties.ts';
import { sampledDocuments } from './sampled-documents.ts';

/** Documents of a party by stream: orders that were validated, picked and invoiced, and their customer. */
function documentsOf(party: Party): Map<string, DomainEvent[]> {
  const { mark, usuario, cliente, amount } = party;
  const ejecutivo = { _id: usuario, nombre: `${mark} vendedor`, email: `${mark}@power.test`, telefono: '' };
  const producto = goods(party.producto, { marca: party.marca, nombre: `${mark} camara` });
  const found = new Map<string, DomainEvent[]>();
  ESTATUS_PEDIDO.forEach((_, n) => {
    const number = party.pedido + n;
    const more = {
      _id: String(number),
      number,
      codigo_sap: `${mark}-${number}`,
      client: {
        _id: cliente,
        name: `${mark} empresa`,
        tipo_cliente: 'Gold',
        legalcode: `${mark} rut`,
        codigo_sap: `${mark} sap`,
        email: `${mark}@cliente.test`,
        phone: mark,
      },
      ejecutivo,
      creado_por: { _id: usuario, nombre: ejecutivo.nombre },
      productos_pedido: [lineOf(1, producto, 3, amount)],
    };
    const events = [validated(more), taken(more), invoiced(0, more)][n % 3]!;
    const comment = { texto: `${mark} comentario`, fecha: '2026-01-05T12:00:00.000Z', usuario: more.creado_por };
    found.set(streamOf(order, number), [
      ...events,
      OrderCommentAdded({ pedido: refOf(after(events)), ...comment, origen: 'validacion', escribieron: [] } as never),
    ]);
  });
  ESTADOS_COTIZACION.forEach((_, n) => found.set(streamOf(quotation, party.pedido + n), quotedBy(party, n)));
  found.set(streamOf(reservation, party.pedido + 1), [reservedBy(party)]);
  found.set(streamOf(importInvoice, party.pedido + 1), [
    captured(party.pedido + 1, { marca: party.marca, proveedor: `${mark} proveedor`, flete: amount }),
  ]);
  found.set(streamOf(route, party.pedido + 1), [
    RoutePlanned({
      ...{ _id: String(party.pedido + 1), number: party.pedido + 1 },
      ...{ fecha: '2026-01-06', chofer: `${mark} chofer`, patente: mark },
      creado_por: { _id: usuario, nombre: `${mark} vendedor` },
      createdAt: '2026-01-05T12:00:00.000Z',
      paradas: [stopOf(after(found.get(streamOf(order, party.pedido))!), 1, true)],
    }),
  ]);
  ESTADOS_COTIZACION.slice(1).forEach((_, n) =>
    found.set(streamOf(opportunity, party.pedido + n + 1), [followedBy(party, n + 1)]),
  );
  for (const [stream, events] of sampledDocuments(party)) found.set(stream, events);
  found.set(streamOf(customer, cliente), [
    CustomerRegistered({
      _id: cliente,
      nombre: `${mark} empresa`,
      legalcode: '76.296.177-6',
      codigo_sap: `${mark} sap`,
      tipo_cliente: 'Gold',
      ejecutivo,
      giro: mark,
      condicion_pago: '030',
      cupo: amount,
      email: `${mark}@cliente.test`,
      phone: mark,
      direcciones: [],
      contactos: [],
      puntos: 0,
      activo: true,
    } as never),
  ]);
  return found;
}

/** A reservation of a party for its own customer. */
const reservedBy = ({ mark, usuario, cliente, marca, producto, pedido }: Party): DomainEvent => {
  const { _id, codigo, codigo_sap, part_number, nombre } = goods(producto, { marca, nombre: `${mark} camara` });
  const persona = { _id: usuario, nombre: `${mark} vendedor` };
  return ReservationCreated({
    _id: String(pedido + 1),
    number: pedido + 1,
    cliente: { _id: cliente, nombre: `${mark} empresa` },
    ejecutivo: persona,
    tipo: 'Proyecto',
    ubicacion: { _id: `${cliente}.1`, nombre: `${mark} proyecto` },
    cotizacion: null,
    pedido: null,
    bodega: 'Central',
    vence: '2026-03-17',
    motivo: `${mark} motivo`,
    lineas: [{ linea: 1, producto: { _id, codigo, codigo_sap, part_number, nombre, marca }, cantidad: 3, liberada: 0 }],
    validacion: mark,
    creado_por: persona,
    createdAt: '2026-01-05T12:00:00.000Z',
  });
};

/** A quotation of a party, with a price that waits and a word on it. */
function quotedBy({ mark, usuario, cliente, marca, producto, pedido, amount }: Party, n: number): DomainEvent[] {
  const ejecutivo = { _id: usuario, nombre: `${mark} vendedor`, email: `${mark}@power.test`, telefono: '' };
  const opened = quoted({
    number: pedido + n,
    cliente: { _id: cliente, nombre: `${mark} empresa`, email: `${mark}@cliente.test` },
    ejecutivo,
    producto: sold(producto, { marca, nombre: `${mark} camara`, pmp: COST, gold: amount }),
    more: { contacto: mark },
  });
  const said = { texto: `${mark} comentario`, fecha: '2026-01-05T12:00:00.000Z', usuario: ejecutivo };
  const cotizacion = quotationRef(foldAll(quotation, [opened])!);
  return [opened, QuotationCommentAdded({ cotizacion, ...said, escribieron: [] })];
}

/** The opportunity of a quotation of a party, in the first month that a request may name. */
function followedBy({ mark, usuario, cliente, marca, pedido, amount }: Party, n: number): DomainEvent {
  const cierre = { year_cierre: 2023, mes_cierre: 1 };
  const { perdida: _, ...stage } = stageOf(20, amount);
  const persona = { _id: usuario, nombre: `${mark} vendedor` };
  return OpportunityCreated({
    _id: String(pedido + n),
    number: pedido + n,
    usuario: persona,
    creado_por: persona,
    cotizacion: pedido + n,
    cliente_id: cliente,
    cliente_nombre: `${mark} empresa`,
    ...stage,
    monto_total: amount,
    montos: [{ marca, monto: amount }],
    monto_dolares: null,
    dolar: { informado: null, servidor: null },
    forecast: ownForecast(usuario, cierre),
    ...cierre,
    createdAt: '2026-01-05T12:00:00.000Z',
  });
}

const told = new Map<Party, ReadonlyMap<string, DomainEvent[]>>();
/** {@link documentsOf}, told once: a log for each of a thousand trials begins with the same events. */
function documentsTold(party: Party): ReadonlyMap<string, DomainEvent[]> {
  const known = told.get(party) ?? documentsOf(party);
  told.set(party, known);
  return known;
}

const planted = new Map<string, Promise<MemoryEventStore>>();

/** A log of its own that holds the documents of these parties. */
export async function partyLog(parties: readonly Party[]): Promise<EventStore> {
  const names = parties.map(({ mark }) => mark).join();
  const first = planted.get(names) ?? plant(parties);
  planted.set(names, first);
  return (await first).copy();
}

async function plant(parties: readonly Party[]): Promise<MemoryEventStore> {
  const log = new MemoryEventStore();
  for (const party of parties)
    for (const [stream, events] of documentsTold(party))
      await log.append(
        stream,
        events.map((event) => testEvent(event)),
        'no-stream',
      );
  return log;
}

/** Whether documents of others of this stream's kind are out of a profile's reach. */
export const outOfReach = (stream: string, perfil: Perfil): boolean =>
  isOthers(documents.find(({ document }) => document.name === stream.split('-', 1)[0])!.document.row, perfil);

/** The same log as if a party's documents that are out of this profile's reach had never been. */
export function withoutParty(log: EventStore, party: Party, perfil: Perfil): EventStore {
  const hidden = new Set([...documentsTold(party).keys()].filter((stream) => outOfReach(stream, perfil)));
  return overridden(log, {
    read: (stream, ...rest) => (hidden.has(stream) ? Promise.resolve([]) : log.read(stream, ...rest)),
  });
}

/** A log of which some calls do otherwise. */
export const overridden = (log: EventStore, other: Partial<EventStore>): EventStore =>
  new Proxy(log, {
    get(target, name) {
      const value: unknown = Reflect.get(other, name) ?? Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
