import type { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { defineClaim } from '../kernel/claim.ts';
import { claimKey } from '../kernel/master-rows.ts';
import { attachmentFolds } from '../kernel/attachment-events.ts';
import type { Attached } from '../kernel/attachments.ts';
import {
  ImportInvoiceAnnulled,
  ImportInvoiceCaptured,
  ImportInvoiceChanged,
  ImportInvoiceCosted,
  ImportInvoiceUncosted,
} from './events.ts';
import type { DatosInvoice, EstadoInvoice, refInvoice } from './parts.ts';

export type ImportInvoice = DatosInvoice &
  Attached & {
    readonly _id: string;
    readonly number: number;
    readonly estado: EstadoInvoice;
    readonly creado_por: { readonly _id: string; readonly nombre: string };
    readonly createdAt: string;
    readonly motivo_anulacion: string | null;
    readonly orden: string | null;
    /** The landed cost that was posted with it. */
    readonly costeo: number | null;
  };
export type ImportInvoiceState = ImportInvoice | undefined;

/** Stream `importinvoice-<number>`. */
export const importInvoice = defineAggregate<ImportInvoiceState>('importinvoice', undefined, [
  on(ImportInvoiceCaptured, (_s, d) => ({
    ...d,
    orden: d.orden ?? null,
    estado: 'Vigente',
    motivo_anulacion: null,
    costeo: null,
  })),
  on(ImportInvoiceChanged, (s, d) => s && { ...s, ...d.cambios }),
  on(ImportInvoiceCosted, (s, { costeo }) => s && { ...s, costeo }),
  on(ImportInvoiceUncosted, (s) => s && { ...s, costeo: null }),
  on(ImportInvoiceAnnulled, (s, d) => s && { ...s, estado: 'Anulada', motivo_anulacion: d.motivo }),
  ...attachmentFolds<ImportInvoice>(),
]);

/** What its events repeat, so that lists by supplier need no other row. */
export const refOf = ({ _id, number, factura, proveedor, marca }: ImportInvoice): z.infer<typeof refInvoice> => ({
  _id,
  number,
  factura,
  proveedor,
  marca,
});

/** A supplier gives a number once: two invoices with both are the same paper. */
export const supplierNumber = defineClaim(
  'supplierinvoice',
  'SupplierInvoiceNumberClaimed',
  'Número de factura de proveedor asignado',
);

/** What the claim of an invoice is named by, however people write supplier and number. */
export const supplierNumberOf = ({ proveedor, factura }: Pick<DatosInvoice, 'proveedor' | 'factura'>): string =>
  `${claimKey(proveedor)}/${claimKey(factura)}`;
