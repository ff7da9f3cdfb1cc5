import { jest } from '@jest/globals';
import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import type { DomainEvent } from '@power/domain/kernel/event';
import { after, goods, invoiced, lineOf } from '@power/domain/orders/order.testing';
import { orderRow } from '@power/domain/orders/views/order-row';
import { refOf } from '@power/domain/streams/order/order';
import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { MemoryEventStore } from '@power/infra/laboratory/testing/memory-event-store';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { createReadModels, plant } from '@power/infra/laboratory/testing/read-models';
import type { FileReply, QueryHandler } from '@power/infra/platform/queries/handler';
import { partsOf, unpacked } from '@power/infra/platform/sheet/zip';
import { readerFor } from '@power/infra/platform/sql/reader';
import { XMLParser } from 'fast-xml-parser';
import type pg from 'pg';
import { textOf } from '../kernel/pdf-text.testing.ts';

jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({
  settings: { EMPRESA_RUT: '76.200.100-5', EMPRESA_NOMBRE: 'Power Mobile SpA' },
}));
const { default: invoicesInBulk } = await import('./invoices-in-bulk.ts');
const { default: orderCreditNote } = await import('./order-credit-note.ts');
const { default: orderFromErp } = await import('./order-from-erp.ts');
const { default: orderInvoiceDocument } = await import('./order-invoice-document.ts');
const { default: orderInvoices } = await import('./order-invoices.ts');

const HIDDEN = { ejecutivo: { _id: 'otro', nombre: 'Otra', email: '', telefono: '' } };
const lines = { productos_pedido: [lineOf(1, goods('1', { nombre: 'Cámara <4K> & domo' }), 3)] };

/** Of three cameras one was missing, two were billed and one of them was taken back. */
function credited(): DomainEvent[] {
  const events = invoiced(1, lines);
  const o = after(events);
  return [
    ...events,
    CreditNoteIssued({
      pedido: refOf(o),
      estatus: o.estatus,
      folio: 12,
      motivo: 'Devolución',
      neto: 1000,
      iva: 190,
      total: 1190,
      referencia: { folio: 1, tipo_dte: 33, fecha: '2026-03-02T12:00:00.000Z' },
      lineas: [
        {
          linea: 1,
          producto_id: '1',
          codigo: 'COD-1',
          part_number: 'PN-1',
          nombre: 'Cámara',
          marca: 'Hikvision',
          categoria: '',
          cantidad: 1,
          precio_venta: 1000,
          pmp: null,
        },
      ],
      cliente: { legalcode: '76.123.456-0', tipo_cliente: null, region: null, comuna: null },
      emitida_por: { _id: 'u', nombre: 'Ana' },
    }),
  ];
}

let database: TestDatabase;
let db: pg.Pool;
const log = new MemoryEventStore();
beforeAll(async () => {
  database = await testDatabase();
  db = createPool(database.url, { searchPath: ['read', 'ops'] });
  await createReadModels(db, [orderRow]);
  const known = { codigo_sap: '5000077', ejecutivo_id: 'u-ejecutivo' };
  await plant(db, orderRow, [
    { _id: '77', number: 77, folio: 1, ...known },
    { _id: '78', number: 78, folio: 2, codigo_sap: '5000078', ejecutivo_id: 'otro' },
  ]);
  const tell = (stream: string, events: readonly DomainEvent[]) =>
    log.append(
      stream,
      events.map((event, n) => ({
        id: `${stream}-${n}`,
        schema: ['OrderCreated', 'OrderInvoiced'].includes(event.type) ? 2 : 1,
        metadata: {
          at: '2026-03-02T12:00:00.000Z',
          user: 'u',
          perfil: 'Administrador',
          commandId: 'c',
          correlationId: 'c',
          causationId: 'c',
        },
        ...event,
      })) as never,
      'no-stream',
    );
  await tell('order-77', credited());
  await tell('order-78', invoiced(0, { ...lines, ...HIDDEN, _id: '78', number: 78 }));
});
afterAll(async () => {
  await db?.end();
  await database?.drop();
});

const ask = <R = Record<string, unknown>>(
  { query, handle }: QueryHandler,
  request: object,
  perfil: Perfil = 'Finanzas',
): Promise<R> => {
  const user = { _id: 'u-ejecutivo', nombre: 'Eva', email: '', perfil, permisos: permisosOf(perfil), sesion: 's' };
  const signal = new AbortController().signal;
  return handle(
    query.request.parse({ ...(query.accion && { accion: query.accion }), ...request }) as never,
    { db, rows: readerFor(db, user), log, today: log, user, signal } as never,
  ) as Promise<R>;
};
const bytes = (reply: FileReply): Buffer => reply.file.stream as Buffer;

test('an order lists its invoice and its credit notes, each with its amounts', async () => {
  const { documentos } = await ask<{ documentos: object[] }>(orderInvoices, { number: 77 });
  expect(documentos).toMatchObject([
    { _id: '77-33-1', documento: 'Factura', folio: 1, total: 2380, motivo: null },
    { _id: '77-61-12', documento: 'Nota de crédito', folio: 12, total: 1190, motivo: 'Devolución' },
  ]);
  expect(await ask(orderCreditNote, { codigo_sap: '5000077' })).toMatchObject({ documentos: [{ folio: 12 }] });
  expect(await ask(orderCreditNote, { codigo_sap: '5000077', tipo: 33 })).toMatchObject({ documentos: [] });
});

test('documents on paper say what was billed, and what was taken back of it', async () => {
  const invoice = textOf(bytes(await ask<FileReply>(orderInvoiceDocument, { id: '77-33-1' })));
  for (const text of ['Factura N° 1', '$2.000', '$2.380', 'no lleva timbre', 'Power Mobile SpA', 'RUT 76.200.100-5'])
    expect(invoice).toContain(text);
  const note = textOf(bytes(await ask<FileReply>(orderInvoiceDocument, { id: '77-61-12' })));
  for (const text of ['Nota de crédito N° 12', 'Factura N° 1, 02-03-2026', 'Devolución', '$1.190'])
    expect(note).toContain(text);
});

test('the XML has the shape of the tax office, and is read by another program whatever a product is called', async () => {
  const xml = bytes(await ask<FileReply>(orderInvoiceDocument, { id: '77-61-12', tipo: 'xml' })).toString();
  const { DTE } = new XMLParser().parse(xml) as { DTE: { Documento: Record<string, Record<string, unknown>> } };
  expect(DTE.Documento).toMatchObject({
    Encabezado: {
      IdDoc: { TipoDTE: 61, Folio: 12, FchEmis: '2026-03-02' },
      Emisor: { RUTEmisor: '76200100-5', RznSoc: 'Power Mobile SpA' },
      Receptor: { RUTRecep: '76123456-0' },
      Totales: { MntNeto: 1000, TasaIVA: 19, IVA: 190, MntTotal: 1190 },
    },
    Detalle: { NroLinDet: 1, NmbItem: 'PN-1', DscItem: 'Cámara <4K> & domo', QtyItem: 1, MontoItem: 1000 },
    Referencia: { TpoDocRef: 33, FolioRef: 1, CodRef: 3 },
  });
});

test('what is not of the order, or of the person, is not there', async () => {
  expect(await ask(orderInvoiceDocument, { id: '77-33-2' })).toMatchObject({ codigo: 'DOCUMENTO_NO_EXISTE' });
  for (const [query, request] of [
    [orderInvoices, { number: 78 }],
    [orderInvoiceDocument, { id: '78-33-1' }],
    [orderCreditNote, { codigo_sap: '5000078' }],
    [orderFromErp, { codigo_sap: '5000078' }],
  ] as const)
    expect(await ask(query, request, 'Ejecutivo de Ventas')).toMatchObject({ codigo: 'PEDIDO_NO_EXISTE' });
});

test('invoices come together in one file; a folio that nobody has is named', async () => {
  const zip = bytes(await ask<FileReply>(invoicesInBulk, { folios: [2, 1, 1] }));
  const parts = partsOf(zip)!;
  expect([...parts.keys()]).toEqual(['factura 1.pdf', 'factura 1 (78).pdf']);
  const pieces: Buffer[] = [];
  for await (const piece of unpacked(parts.get('factura 1.pdf')!, { left: 1_000_000 })) pieces.push(piece);
  expect(textOf(Buffer.concat(pieces))).toContain('Factura N° 1');
  expect(await ask(invoicesInBulk, { folios: [1, 99] })).toMatchObject({
    codigo: 'FOLIO_NO_EXISTE',
    mensaje: 'No hay factura ni boleta con folio 99, o no está a tu cargo.',
  });
});

test('an order is read again from the ERP, which is this system; only a cancelled one is let go', async () => {
  expect(await ask(orderFromErp, { codigo_sap: '5000077', id: '77' })).toMatchObject({
    ok: true,
    mensaje: 'El Pedido N° 77 está al día con el ERP',
    pedido: { number: 77 },
  });
  expect(await ask(orderFromErp, { codigo_sap: '5000077', borrar: true })).toMatchObject({ codigo: 'PEDIDO_VIGENTE' });
  expect(await ask(orderFromErp, { codigo_sap: '5000077', id: '78' })).toMatchObject({ codigo: 'CODIGO_DE_OTRO' });
});
