import { code, day, pesos, text } from '../../kernel/field.ts';
import type { ImportKind } from '../../kernel/import-kind.ts';
import type { Values } from '../../kernel/master-events.ts';
import { asked } from '../../kernel/master-row.ts';
import { pesosText } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { parseRut } from '../../kernel/rut.ts';
import { claimKey } from '../../kernel/master-rows.ts';
import { notPayable, PAYMENT_TITLE, PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';

const named = (field: string, headings: readonly string[]): Record<string, string> =>
  Object.fromEntries(headings.map((heading) => [heading, field]));

/** What the bank says came in: each row pays one invoice. */
export const bankImport: ImportKind = {
  tipo: 'pagos',
  words: { uno: 'pago', muchos: 'pagos', femenino: false, titulo: 'Pagos del banco' },
  command: 'import-bank-payment',
  perfiles: PAYMENT_KEEPERS,
  // Operation and invoice identify a row; what differs in the amount alone is an amendment, which the command reports.
  identity: ['fecha', 'monto', 'legalcode', 'factura', 'operacion'],
  unique: [],
  fields: {
    fecha: asked(day('Fecha')),
    operacion: asked(code('N° de operación'), { required: false }),
    monto: asked(pesos('Monto'), { min: 1 }),
    factura: asked(code('N° de factura'), { required: false }),
    legalcode: asked(text('RUT'), { required: false }),
  },
  sample: { fecha: '2026-02-10', operacion: '48120377', monto: 119000, factura: '1204' },
  // As the banks of Chile head their columns.
  aliases: {
    ...named('fecha', ['Fecha contable', 'Fecha y hora', 'Fecha hora', 'Fecha movimiento', 'Fecha transacción']),
    ...named('fecha', ['Fecha de transferencia', 'Fecha abono', 'Fecha operación']),
    ...named('operacion', ['Operación', 'N° operación', 'Nro operación', 'Número de operación', 'ID Transferencia']),
    ...named('operacion', [
      'N° documento',
      'Nro documento',
      'Número de documento',
      'N° de documento',
      'ID Transacción',
    ]),
    ...named('operacion', ['N° transferencia', 'Código de transferencia', 'N° transacción', 'Número de transacción']),
    ...named('monto', ['Abono', 'Abonos', 'Depósitos', 'Depósitos o abonos', 'Monto abono', 'Monto transferencia']),
    ...named('monto', ['Monto transferido', 'Monto recibido', 'Créditos']),
    ...named('factura', ['Factura', 'Folio', 'N° factura', 'Nro factura', 'Número de factura', 'Folio factura']),
    ...named('legalcode', ['RUT origen', 'RUT cliente', 'RUT ordenante', 'RUT pagador', 'RUT remitente', 'RUT emisor']),
    ...named('legalcode', ['RUT de origen', 'RUT titular origen', 'RUT cuenta origen']),
  },
  check: ({ factura, legalcode }) => {
    if (legalcode && !parseRut(String(legalcode))) return ['RUT: El RUT no es válido: revisa el dígito verificador'];
    return factura || legalcode ? [] : ['N° de factura: indica la factura o el RUT de quien paga'];
  },
};

/** A row as its command takes it. */
export interface BankRow {
  readonly fecha: string;
  /** Empty where the bank gave none. */
  readonly operacion: string;
  readonly monto: number;
  readonly factura: string;
  readonly legalcode: string;
}
/** Banks fill the column with zeros where a movement has no number. */
const numberedOperation = (operacion: unknown): string => String(operacion ?? '').replace(/^[0\s./-]*$/, '');

export const bankRowOf = ({ fecha, operacion, monto, factura, legalcode }: Values): BankRow => ({
  fecha: String(fecha),
  operacion: numberedOperation(operacion),
  monto: Number(monto),
  factura: String(factura ?? ''),
  legalcode: legalcode ? (parseRut(String(legalcode))?.rut ?? '') : '',
});

/** Folio that a row names; undefined where it names none, or what can be none. */
export const folioOf = ({ factura }: BankRow): number | undefined =>
  /^\d{1,15}$/.test(factura) ? Number(factura) : undefined;

/** What its payment is referred to by. */
export const bankReference = ({ operacion }: BankRow): string =>
  operacion === '' ? 'Banco, sin N° de operación' : `Banco, operación ${operacion}`;

/** A payment of a document, as far as rows of a bank are compared with it. */
export interface KnownPayment {
  readonly fecha: string;
  readonly referencia: string;
  /** Pesos. */
  readonly monto: number;
  readonly reversado: boolean;
}

const sameReference = (a: string, b: string): boolean => claimKey(a) === claimKey(b);

/**
 * Whether a document has the payment of a row already: `true` where it has it, also reversed (it is not paid anew); a
 * refusal where the operation stands with another amount; `false` where it is new. Without a number the amount belongs to
 * what a row is known by.
 */
export function alreadyPaid(row: BankRow, payments: readonly KnownPayment[]): boolean | Rejection {
  const own = payments.filter(
    ({ fecha, referencia }) => fecha === row.fecha && sameReference(referencia, bankReference(row)),
  );
  if (own.some(({ monto }) => monto === row.monto)) return true;
  const standing = own.find(({ reversado }) => !reversado);
  return standing === undefined || row.operacion === ''
    ? false
    : reject(
        'MONTO_CAMBIADO',
        PAYMENT_TITLE,
        `La operación ${row.operacion} ya está registrada por ${pesosText(standing.monto)} y el archivo trae ${pesosText(row.monto)}. Corrige la fila; si el banco cambió el monto, reversa ese pago e impórtala otra vez.`,
      );
}

/** An invoice that a row may pay. */
export interface OpenInvoice {
  readonly pedido: string;
  readonly folio: number;
  readonly legalcode: string;
  readonly saldo: number;
  /** The order was cancelled: nothing is owed, and what comes for it is to be returned. */
  readonly anulado?: boolean;
  /** Its payments; those of other operations may be left out. */
  readonly pagos?: readonly KnownPayment[];
}

/** What a row comes to: the order whose invoice it pays, or paid before, and what a person should know. */
export interface PaidInvoice {
  readonly pedido: string;
  readonly aviso?: string;
  readonly registrado?: true;
}

/** Which invoice a row pays: the one that it names, or else the only one of its RUT that is owed exactly that. */
export function invoiceOf(row: BankRow, invoices: readonly OpenInvoice[]): PaidInvoice | Rejection {
  const { factura, legalcode, monto } = row;
  const no = (codigo: string, text: string): Rejection => reject(codigo, PAYMENT_TITLE, text);
  const before = (candidates: readonly OpenInvoice[]): PaidInvoice | Rejection | undefined => {
    for (const { pedido, pagos = [] } of candidates) {
      const earlier = alreadyPaid(row, pagos);
      if (earlier !== false) return earlier === true ? { pedido, registrado: true } : earlier;
    }
    return undefined;
  };
  if (factura !== '') {
    const all = invoices.filter(({ folio }) => String(folio) === factura);
    // A cancelled order's invoice is meant only where no other has its number.
    const candidates = all.some(({ anulado }) => !anulado) ? all.filter(({ anulado }) => !anulado) : all;
    if (candidates.length === 0)
      return no('FACTURA_NO_EXISTE', `No hay una factura vigente con el folio ${factura}. Corrígelo o indica el RUT.`);
    const own = legalcode === '' ? candidates : candidates.filter((one) => one.legalcode === legalcode);
    if (own.length === 0)
      return no('FACTURA_DE_OTRO', `La factura ${factura} no es del RUT ${legalcode}. Revisa la fila.`);
    if (own.length > 1)
      return no('FACTURA_AMBIGUA', `Hay ${own.length} documentos con el folio ${factura}. Indica también el RUT.`);
    const earlier = before(own);
    if (earlier) return earlier;
    const { pedido, saldo, anulado } = own[0]!;
    if (anulado)
      return {
        pedido,
        aviso: `El pedido de la factura ${factura} está anulado: el dinero queda por devolver al cliente`,
      };
    if (saldo <= 0) return no('YA_PAGADA', `La factura ${factura} ya está pagada: nada se registró.`);
    if (monto > saldo)
      return {
        pedido,
        aviso: `A la factura ${factura} le faltan ${pesosText(saldo)}: sobran ${pesosText(monto - saldo)}, que quedan a favor del cliente. Si el dinero paga varias facturas, repártelo en filas con el N° de cada una`,
      };
    return monto < saldo
      ? { pedido, aviso: `Es un pago parcial de la factura ${factura}: quedan ${pesosText(saldo - monto)}` }
      : { pedido };
  }
  const earlier = before(invoices.filter((one) => one.legalcode === legalcode));
  if (earlier) return earlier;
  const exact = invoices.filter((one) => !one.anulado && one.legalcode === legalcode && one.saldo === monto);
  if (exact.length === 0)
    return no(
      'SIN_FACTURA',
      `El RUT ${legalcode} no debe ninguna factura por ${pesosText(monto)}. Indica el N° de factura que se paga.`,
    );
  if (exact.length > 1)
    return no(
      'FACTURA_AMBIGUA',
      `El RUT ${legalcode} debe ${exact.length} facturas de ${pesosText(monto)}. Indica el N° de factura que se paga.`,
    );
  return { pedido: exact[0]!.pedido };
}

/** Why a row is no payment of the invoice found for it, by the rule of its command; undefined where it is one. */
export const rowNotPayable = (
  { fecha, monto }: BankRow,
  { saldo, anulado }: OpenInvoice,
  now: string,
): Rejection | undefined => notPayable({ fecha, monto }, anulado ? monto : saldo, 'CLP', now, monto);
