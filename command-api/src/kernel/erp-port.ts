/** What the product asks of the company's ERP. Answers are the same for the same command id, so that repeats never register twice. */
export interface ErpPort {
  /** Shown to people wherever numbers come from. */
  readonly nombre: string;
  readonly registerOrder: (number: number) => Promise<string>;
  readonly registerCustomer: (rutBody: number) => Promise<string>;
  /** Folio of the order's tax document: one for each order, however many people ask at once. */
  readonly registerInvoice: (tipo_dte: number, pedido: string | number) => Promise<number>;
  /** Folio of a guide: one for each order. */
  readonly registerGuide: (pedido: string | number) => Promise<number>;
  /** Folio of a credit note: one for each command, for an order may have several. */
  readonly registerCreditNote: (pedido: string | number) => Promise<number>;
  /** Numbers of a goods receipt: one pair for each, however many people ask. */
  readonly registerReceipt: (
    entrada: string | number,
  ) => Promise<{ readonly doc_entry: number; readonly folio: number }>;
}
