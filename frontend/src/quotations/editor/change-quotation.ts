import { isRoomDelivery } from '@power/domain/streams/order/sale.shared';
import type { QuotedCustomer, TypedLine, TypedQuotation } from './typed-quotation.ts';

const wantsAddress = (q: TypedQuotation): boolean => !isRoomDelivery(q.tipo_entrega) && q.calle === '';

const addressOf = (cliente: QuotedCustomer | null): Partial<TypedQuotation> => {
  const first = cliente?.direcciones[0];
  return first
    ? { calle: first.calle, comuna: first.comuna, region: first.region, referencia_direccion: first.referencia }
    : {};
};

/** A customer brings their condition and address; prices follow by themselves. */
export const withCustomer = (q: TypedQuotation, cliente: QuotedCustomer): TypedQuotation => ({
  ...q,
  cliente,
  condicion_pago: cliente.condicion_pago,
  ...(wantsAddress(q) && addressOf(cliente)),
});

export function withDelivery(q: TypedQuotation, tipo_entrega: TypedQuotation['tipo_entrega']): TypedQuotation {
  const next = { ...q, tipo_entrega };
  return { ...next, ...(wantsAddress(next) && addressOf(q.cliente)) };
}

type Named = Pick<TypedLine, 'producto' | 'part_number' | 'nombre'>;

/** A line at the end, in the section of the last one. */
export const newLine = (lines: readonly TypedLine[], named: Named, cantidad: number | undefined): TypedLine => ({
  ...named,
  key: crypto.randomUUID(),
  cantidad,
  seccion: lines.at(-1)?.seccion ?? null,
  comentario: null,
});

/** The lines that stand under one title with this one: those around it that follow each other. */
function sectionAround(lines: readonly TypedLine[], at: number): readonly [from: number, to: number] {
  const { seccion } = lines[at]!;
  let from = at;
  let to = at;
  while (lines[from - 1]?.seccion === seccion) from -= 1;
  while (lines[to + 1]?.seccion === seccion) to += 1;
  return [from, to];
}

/** The section of this line under another title. */
export function renamedSection(lines: readonly TypedLine[], key: string, title: string | null): readonly TypedLine[] {
  const at = lines.findIndex((line) => line.key === key);
  if (at < 0) return lines;
  const [from, to] = sectionAround(lines, at);
  return lines.map((line, n) => (n >= from && n <= to ? { ...line, seccion: title } : line));
}

/** This line and those after it, as far as its section goes, under a title of their own. */
export function sectionFrom(lines: readonly TypedLine[], key: string, title: string): readonly TypedLine[] {
  const at = lines.findIndex((line) => line.key === key);
  if (at < 0) return lines;
  const [, to] = sectionAround(lines, at);
  return lines.map((line, n) => (n >= at && n <= to ? { ...line, seccion: title } : line));
}

/** What the save made of each line that was sent, in their order; those that it added, such as units at the price of today, have none. */
function madeOf(sent: readonly TypedLine[], saved: readonly TypedLine[]): readonly (TypedLine | undefined)[] {
  const known = new Map(sent.flatMap((line) => (line.linea === undefined ? [] : [[line.linea, line] as const])));
  const fresh = sent.filter((line) => line.linea === undefined);
  return saved.map((line) => {
    const same = known.get(line.linea ?? 0);
    if (same) return same;
    const [next] = fresh;
    return next?.producto === line.producto && next.cantidad === line.cantidad ? fresh.shift() : undefined;
  });
}

/** What was typed after a save was sent, over what the save made of it: lines get their numbers, and those it added their place. */
export function afterSave(now: TypedQuotation, sent: TypedQuotation, saved: TypedQuotation): TypedQuotation {
  const made = madeOf(sent.lineas, saved.lineas);
  const named = saved.lineas.map((line, n) => ({ ...line, key: made[n]?.key ?? line.key }));
  if (now === sent) return { ...saved, lineas: named };
  const results = new Map(made.flatMap((was, n) => (was ? [[was.key, { was, n }] as const] : [])));
  return {
    ...now,
    lineas: now.lineas.flatMap((line) => {
      const { was, n = 0 } = results.get(line.key) ?? {};
      const is = was && named[n];
      if (!is) return [line];
      const end = made.findIndex((other, at) => at > n && other !== undefined);
      const added = named.slice(n + 1, end < 0 ? undefined : end);
      const own = line === was ? is : { ...line, ...(is.linea !== undefined && { linea: is.linea }) };
      return [own, ...added];
    }),
  };
}

/** As a new quotation was saved: its lines are numbered in their order. */
export const numbered = (sent: TypedQuotation): TypedQuotation => ({
  ...sent,
  lineas: sent.lineas.map((line, n) => ({ ...line, linea: n + 1 })),
});
