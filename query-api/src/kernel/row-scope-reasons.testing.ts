import { masters } from '@power/domain/masters';
import { SAMPLED } from '@power/infra/laboratory/safety/sampled-documents';

const NOT_BILLED = 'papers of what was billed: no planted order was; its own suite tries the scope';
const OPERATIONS = 'tells of the system and its log, to Administrador and Finanzas';
const LOG = 'tells of the log, to Administrador and Finanzas, who see every row';
const FILE = 'tells of the file that was sent, and how many of its records are known';
const COSTS_ONLY = 'asks for margenes, which nobody here has';
const ATTACHED = 'a file of a document whose sheet is refused alike';
const LINK = 'shows the quotation of a link to whoever has it: the log holds none';
const ASSISTANT = 'asks for days, of which the rows planted are none; nobody is named in them';
const ACCOUNT = 'a right of the account, not whose the row is';

const CREDIT =
  'orders on credit, to those who see every row: no planted one names a condition that is in its list; its own suite tries it';

const WAREHOUSES =
  'what stands in warehouses of a kind; no party has a warehouse in its list. Their rows are those of reportestock';
/** Calls that show nothing of the planted rows to anybody, and why. */
export const OUT_OF_REACH: Readonly<Record<string, string>> = {
  'bind-socket': 'answers who asks',
  'user-activity': LOG,
  'order-invoices': NOT_BILLED,
  'order-invoice-document': NOT_BILLED,
  'order-credit-note': NOT_BILLED,
  'order-dispatch-guide': NOT_BILLED,
  'order-from-erp': 'asked by a code that no planted order has; its own suite tries the scope',
  'invoices-in-bulk': NOT_BILLED,
  'order-count': 'a figure alone; compared all the same',
  'status-dropdown': 'the states that an order can have',
  'virtual-stock': WAREHOUSES,
  'physical-stock': WAREHOUSES,
  ...Object.fromEntries(['virtual', 'resellers', 'porrecibir', 'proyectos'].map((of) => [`stock-${of}`, WAREHOUSES])),
  'aging-totals': 'figures alone; compared all the same',
  'stock-report-totals': 'figures alone; compared all the same',
  'payable-totals': 'figures alone; compared all the same',
  'receivable-totals': 'figures alone; compared all the same',
  'receivable-grid': CREDIT,
  'label-file': 'labels that somebody printed, to whoever prints them: the log holds none',
  'place-suggestions': 'places of a warehouse that the caller names: none is planted; its own suite tries the scope',
  'warehouse-plan': 'places of a warehouse that the caller names: none is planted',
  'serial-lookup': 'units of a serial that the caller names: none is planted; its own suite tries the scope',
  replenishments: 'picking places with a minimum, to who works in the warehouse: none is planted',
  'picking-places': 'places of what an order takes: no planted order has a place',
  'product-movements': 'the stock stream of a product, to those who keep stock of every brand',
  'sales-sheet': 'lines of days of which none was planted; its own suite tries the scope',
  'sales-year': 'figures alone; compared all the same',
  'purchases-sheet': 'lines of days of which none was planted; its own suite tries the scope',
  'read-import': FILE,
  'rehearse-import': FILE,
  'import-progress': FILE,
  'note-presets': 'the same three for everybody',
  'product-image': ATTACHED,
  'check-certificate': 'what stands on a paper, to whoever holds its code: nobody of those planted was there',
  'own-enrolments': 'people whom a company enrolled: nobody of those planted was; its own suite tries it',
  'own-certificate': 'a paper of somebody who was there: nobody of those planted was; its own suite tries it',
  'training-certificate': 'a paper of somebody who was there: nobody of those planted was; its own suite tries it',
  'price-on-day': 'prices of products that the caller names; compared all the same',
  'current-rate': 'a rate alone',
  'note-limit-now': 'a figure alone; compared all the same',
  'rma-to-quote': 'the case that was planted is under warranty; its own suite tries the scope',
  'rma-failure-rates': 'cases and sales of days of which none was planted; its own suite tries the scope',
  'credit-rules-now': 'rules of the company; compared all the same',
  'rma-limits-now': 'figures alone; compared all the same',
  'margin-tables': COSTS_ONLY,
  'price-batch-grid': COSTS_ONLY,
  'simulate-batch': COSTS_ONLY,
  'simulate-prices': COSTS_ONLY,
  'quotation-draft': 'what the person has typed: asked by their own id, in a table that no row declares',
  'product-recommendations': 'no two planted products share an order; its own suite tries the scope',
  'my-sales': 'figures alone; compared all the same',
  'ordered-today': 'a figure alone; compared all the same',
  'quoted-today': 'a figure alone; compared all the same',
  'quotation-pdf': 'no paper of a price that waits, and the planted one does; its sheet is refused alike',
  'client-quotation-pdf': 'no paper of a price that waits, and the planted one does; its own suite tries the scope',
  'shared-quotation': LINK,
  'shop-image': 'a picture of what is published: no planted product is; its own suite tries it',
  ...Object.fromEntries(
    ['banner', 'slide', 'featuredlist', 'webcategory'].map((of) => [
      `${of}-versions`,
      'versions of what visitors see, to whoever makes it: none was planted',
    ]),
  ),
  'web-page-versions': 'versions of what visitors see, to whoever makes it; its own suite tries the scope',
  'integrator-deliveries': 'what programs were told, to those who keep every key: none was planted',
  'shared-rma': 'shows the case of a link to whoever has it: the log holds none',
  'shared-quotation-pdf': LINK,
  'forecast-comparison': 'nothing that is planted has moved; its own suite tries the scope',
  'forecast-accuracy': 'months that nothing is planted in; its own suite tries the scope',
  'operational-indicators': 'figures alone; compared all the same',
  'audit-diff': LOG,
  'audit-evidence': LOG,
  'topic-ranking': ASSISTANT,
  'interactions-by-period': ASSISTANT,
  'interactions-heatmap': ASSISTANT,
  'interaction-list': ASSISTANT,
  'apple-downloads': 'figures alone; compared all the same',
  'total-downloads': 'figures alone; compared all the same',
  'download-export': 'a file of its own job, whose state is told by job-status',
  'qlik-session': 'signs who asks in to another system',
  'qlik-return': 'says whether a way back is the own one',
  'verify-chain': OPERATIONS,
  'reconcile-stock': OPERATIONS,
  'dollar-now': 'a rate alone',
  'rate-year': 'rates alone',
  'invoice-entry': 'answers who asks',
  'sent-mails': OPERATIONS,
  'person-traces': 'figures and mails of a person whom the caller names: none is planted; its own suite tries it',
  'push-key': 'a public key',
  'sending-audience': 'figures alone; compared all the same',
  'sending-result': 'the people of one sending, to whoever sends',
  'proforma-lines': FILE,
  'note-lines': FILE,
  'landed-cost-invoices': 'invoices of orders that the caller names: those planted are of none',
  'invoice-orders': 'orders in dollars: those planted name no currency',
  'complement-preview': 'of a landed cost that the caller names: none of those planted is posted',
  'landed-cost-preview': 'what came of orders that the caller names: nothing of those planted came',
  'purchase-order-count': 'a figure alone; compared all the same',
  'report-line-grid': 'lines of a report that the caller asked for: none is planted under an id that requests name',
  'web-catalogue': 'published pages alone: of those planted none is in use and published',
  ...Object.fromEntries(
    ['stock', 'prices'].map((of) => [
      `api-${of}`,
      'what is for sale: of what is planted nothing is; its own suite tries it',
    ]),
  ),
  ...Object.fromEntries(
    ['supplier-order-grid', 'supplier-order', 'supplier-order-export', 'supplier-order-history'].map((name) => [
      name,
      'orders of the company that the account of a supplier names; its own suite tries it against those of others',
    ]),
  ),
  'supplier-stock': 'products of the brands that the account of a supplier names; its own suite tries the scope',
  ...Object.fromEntries(
    masters
      .map(({ master }) => master.name.toLowerCase())
      .flatMap((name) => [
        [`read-${name.toLowerCase()}-file`, FILE],
        [`rehearse-${name.toLowerCase()}-import`, FILE],
        ...(['brand', 'banner', 'slide'].includes(name) ? [[`${name}-picture`, ATTACHED]] : []),
      ]),
  ),
  ...{ 'order-attachment': ATTACHED, 'quotation-attachment': ATTACHED, 'customer-attachment': ATTACHED },
  'opportunity-attachment': ATTACHED,
  'importinvoice-attachment': ATTACHED,
  ...Object.fromEntries(
    Object.keys(SAMPLED).flatMap((name) => [
      [`${name}-attachment`, ATTACHED],
      ...(name === 'rma' ? [] : [[`${name}-related`, 'no relation is declared of it'] as const]),
    ]),
  ),
  ...{ 'route-attachment': ATTACHED, 'route-related': 'no relation is declared of it' },
  'reservation-attachment': ATTACHED,
  'customer-related': 'no planted document names a customer by its id; its own suite tries the scope',
  'importinvoice-related': 'no relation is declared of it',
};
/** Fields that name an owner and limit nobody, and why. */
export const UNSCOPED: Readonly<Record<string, string>> = {
  'supplier_list.marcas': 'what is bought of whom, to those who buy',
  'refund_list.cliente_id': 'whom money is owed to, to Finanzas and Administrador; customers see it in their statement',
  'purchasereport_line_list.marca': 'of a report of the own, to those who buy',
  'integrator_list.cliente_id': 'whose program a key is for, to Administrador, who gives them',
  'session_list.cliente_id': ACCOUNT,
  'session_list.marcas': ACCOUNT,
  'user_list.cliente_id': ACCOUNT,
  'user_list.marcas': ACCOUNT,
};
