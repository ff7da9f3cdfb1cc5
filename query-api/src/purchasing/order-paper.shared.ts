import { dayOf } from '@power/domain/kernel/dates';
import type { LineaOc } from '@power/domain/purchasing/orders/parts';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import type { FileReply } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { renderPdf } from '../kernel/pdf.ts';
import { printedDocument } from '../kernel/printed-document.ts';
import { issuer } from '../kernel/issuer.ts';

/** An order with its prices: who may not see them gets no paper. */
export type PricedOrder = Pick<
  PurchaseOrderSheet,
  | 'number'
  | 'estado'
  | 'revision_oc'
  | 'createdAt'
  | 'creado_por'
  | 'proveedor'
  | 'marca'
  | 'moneda'
  | 'incoterm'
  | 'shipping_address'
  | 'shipping_method'
  | 'payment_method'
  | 'etd'
  | 'eta'
  | 'unidades'
> & { readonly total: number; readonly lineas: readonly LineaOc[] };

/** What an order names by name or code, as lists have it; null where a record is gone. */
export interface OrderNames {
  readonly buyer: { readonly nombre: string; readonly rut: string };
  readonly supplier: { readonly tax_id: string; readonly pais: string } | null;
  readonly consignee: string | null;
  readonly shipping: string | null;
  readonly payment: string | null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** A day that means the same on both sides of the sea. */
const englishDay = (iso: string): string =>
  `${Number(iso.slice(8, 10))} ${MONTHS[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;

/** Ways of transport, as their list has them, in English. */
const WAYS: Readonly<Record<string, string>> = { aéreo: 'Air', marítimo: 'Sea', terrestre: 'Road', courier: 'Courier' };

/**
 * An import order as its supplier reads it. For whom units are reserved and what was remarked are the buyer's own, and not
 * on it.
 */
export function orderPaper(o: PricedOrder, names: OrderNames): TDocumentDefinitions {
  const fact = (label: string, value: string | null | undefined): readonly (readonly [string, string])[] =>
    value ? [[label, value]] : [];
  return printedDocument({
    title: `Purchase Order No. ${o.number}`,
    corner: [englishDay(dayOf(o.createdAt)), ...(o.revision_oc > 1 ? [`Revision ${o.revision_oc}`] : [])],
    ...(o.estado === 'Borrador' && { mark: 'DRAFT' }),
    ...(o.estado === 'Anulada' && { mark: 'CANCELLED' }),
    english: { currency: o.moneda },
    facts: [
      ['Supplier', o.proveedor],
      ...fact('Buyer', [names.buyer.nombre, names.buyer.rut].filter(Boolean).join(', ')),
      ...fact('Tax ID', names.supplier?.tax_id),
      ['Contact', o.creado_por.nombre],
      ...fact('Country', names.supplier?.pais),
      ['Brand', o.marca],
      ['Currency', o.moneda],
      ['Incoterm', o.incoterm],
      ...fact('Payment', names.payment ?? o.payment_method),
      ...fact('Shipping', names.shipping ?? o.shipping_method),
      ...fact('ETD', o.etd && englishDay(o.etd)),
      ...fact('ETA', o.eta && englishDay(o.eta)),
      ...fact('Consignee', names.consignee ?? o.shipping_address),
    ],
    columns: [
      { title: 'No.', kind: 'count', value: ({ linea }) => linea },
      // The maker's number is what a supplier knows it by; where there is none, ours.
      { title: 'Part number', kind: 'code', value: ({ part_number, codigo }) => part_number || codigo },
      { title: 'Description', kind: 'text', wide: true, value: ({ nombre }) => nombre },
      {
        title: 'Quantity',
        kind: 'code',
        draw: ({ cantidad }) => ({ text: cantidad.toLocaleString('en-US'), alignment: 'right' }),
      },
      { title: `Unit price (${o.moneda})`, kind: 'quantity', value: ({ precio }) => precio },
      { title: `Amount (${o.moneda})`, kind: 'quantity', value: ({ total }) => total },
    ],
    rows: o.lineas,
    totals: [
      {
        titulo: 'Total',
        rows: [
          { label: `TOTAL ${o.incoterm} (${o.unidades.toLocaleString('en-US')} units)`, value: o.total, strong: true },
        ],
      },
    ],
  });
}

/** The names that the paper says beside what the order holds. */
export async function namesFor(o: PricedOrder, rows: Reader): Promise<OrderNames> {
  const [supplier, address, shipping, payment] = await Promise.all([
    rows.from('supplier_list').select(['tax_id', 'pais']).where('razon_social', '=', o.proveedor).executeTakeFirst(),
    rows
      .from('shipping_address_list')
      .select(['consignatario', 'direccion', 'ciudad', 'pais', 'codigo_postal', 'contacto', 'telefono'])
      .where('nombre', '=', o.shipping_address)
      .executeTakeFirst(),
    rows
      .from('shipping_method_list')
      .select(['codigo', 'tipo'])
      .where('codigo', '=', o.shipping_method)
      .executeTakeFirst(),
    rows
      .from('payment_method_list')
      .select(['tipo', 'anticipo', 'dias'])
      .where('codigo', '=', o.payment_method)
      .executeTakeFirst(),
  ]);
  const { nombre, rut } = issuer();
  const parts = address && [
    address.consignatario,
    address.direccion,
    [address.codigo_postal, address.ciudad].filter(Boolean).join(' '),
    address.pais,
    address.contacto,
    address.telefono,
  ];
  return {
    buyer: { nombre, rut },
    supplier: supplier ?? null,
    consignee: parts?.filter(Boolean).join(', ') ?? null,
    shipping: shipping ? `${WAYS[shipping.tipo] ?? shipping.tipo} (${shipping.codigo})` : null,
    payment: payment ? paymentText(payment) : null,
  };
}

/** *T/T, 30% in advance, balance 45 days after shipment*: the list is in Spanish, its figures are not. */
function paymentText({ tipo, anticipo, dias }: { tipo: string; anticipo: number; dias: number }): string {
  const way = tipo === 'crédito' ? 'Open account' : tipo;
  const rest = dias > 0 ? `${dias} days after shipment` : 'at shipment';
  if (anticipo >= 100) return `${way}, in advance`;
  return anticipo > 0 ? `${way}, ${anticipo}% in advance, balance ${rest}` : `${way}, ${rest}`;
}

export async function orderFile(o: PricedOrder, rows: Reader): Promise<FileReply> {
  const stream = await renderPdf(orderPaper(o, await namesFor(o, rows)));
  return { file: { nombre: `Purchase Order ${o.number}.pdf`, tipo: 'application/pdf', stream } };
}
