import { samples } from '@power/domain/event-samples.testing';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { Party } from './parties.ts';

/** Documents of the kits that a party has one of: the category of their streams, and the event whose sample they begin with. */
export const SAMPLED: Readonly<Record<string, string>> = {
  purchaseorder: 'PurchaseOrderCreated',
  landedcost: 'LandedCostDrafted',
  goodsreceipt: 'GoodsReceiptOpened',
  stockcount: 'StockCountOpened',
  parcel: 'ParcelOpened',
  entrynote: 'EntryNoteDrafted',
  issuenote: 'IssueNoteDrafted',
  rma: 'RmaRequested',
  integrator: 'IntegratorCreated',
  training: 'TrainingScheduled',
};

const PEOPLE: ReadonlySet<string> = new Set(['creado_por', 'ejecutivo', 'usuario', 'chofer']);
const CLIENTS: ReadonlySet<string> = new Set(['cliente', 'client', 'reserva']);

/** The same data, of this party: its brand, its people, its customer, and its mark where others would read it. */
function ofParty(value: unknown, party: Party): unknown {
  if (Array.isArray(value)) return value.map((item) => ofParty(item, party));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => {
      const named = typeof item === 'object' && item !== null && '_id' in item;
      if (named && PEOPLE.has(field)) return [field, { ...item, _id: party.usuario, nombre: `${party.mark} persona` }];
      if (named && CLIENTS.has(field)) return [field, { ...item, _id: party.cliente, nombre: `${party.mark} empresa` }];
      if (field === 'marca') return [field, party.marca];
      if (field === 'cliente_id') return [field, party.cliente];
      if (field === 'observacion' || field === 'motivo' || field === 'guia') return [field, `${party.mark} ${field}`];
      return [field, ofParty(item, party)];
    }),
  );
}

/** Those documents of a party by stream, numbered as its first order's next. */
export const sampledDocuments = (party: Party): [string, DomainEvent[]][] =>
  Object.entries(SAMPLED).map(([category, type]) => {
    const number = party.pedido + 1;
    const data = { ...(ofParty(samples[type]!['1'], party) as object), _id: String(number), number };
    return [`${category}-${number}`, [{ type, data }]];
  });
