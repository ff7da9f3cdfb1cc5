import { readFigure } from '@power/domain/kernel/typed-figure';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

/** Document 3 §8, to the letter. */
export const MISSING_VALUE = 'No se pudo encontrar el valor del dólar en la respuesta XML.';

export interface BankDollar {
  /** Pesos for one US dollar, or one euro. */
  readonly valor: number;
  /** Santiago day, `yyyy-MM-dd`. */
  readonly fecha: string;
}

// Values stay text: `1.234,50` must not be read as 1.234.
const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true, processEntities: false });

const LISTS = { dolar: ['Dolares', 'Dolar'], euro: ['Euros', 'Euro'] } as const;
export type BankRate = keyof typeof LISTS;

/** A rate as the bank writes it, `1.023,40`, or as programs do, `943.57`; NaN when it is none or may be two. */
function rate(text: string): number {
  // No unit costs about one peso: `1.023` are thousands.
  if (/^[1-9]\.\d{3}$/.test(text)) return Number(text.replace('.', ''));
  const read = readFigure(text, { whole: false });
  return typeof read === 'number' ? read : Number.NaN;
}

/**
 * Newest value of `IndicadoresFinancieros > Dolares > Dolar > {Fecha, Valor}` (of the euro: `Euros > Euro`) until today, a
 * Santiago day. Throws {@link MISSING_VALUE}.
 */
export function parseDollar(xml: string, today: string, list: BankRate = 'dolar'): BankDollar {
  const found = entries(xml, list)
    .map(({ Fecha, Valor }) => ({ fecha: String(Fecha ?? '').trim(), valor: rate(String(Valor ?? '').trim()) }))
    .filter(({ fecha, valor }) => z.iso.date().safeParse(fecha).success && fecha <= today && valor > 0)
    .sort((a, b) => (a.fecha < b.fecha ? 1 : -1));
  if (!found[0]) throw new Error(MISSING_VALUE);
  return { fecha: found[0].fecha, valor: Math.round(found[0].valor * 100) / 100 };
}

function entries(xml: string, which: BankRate): readonly { Fecha?: unknown; Valor?: unknown }[] {
  // The parser reads what came of an answer that was cut short: its last value then passes for the newest there is.
  if (XMLValidator.validate(xml) !== true) return [];
  try {
    const [list, one] = LISTS[which];
    const read = parser.parse(xml) as { IndicadoresFinancieros?: Record<string, Record<string, unknown> | undefined> };
    const found = read.IndicadoresFinancieros?.[list]?.[one];
    return (Array.isArray(found) ? found : [found]).filter(
      (entry): entry is object => typeof entry === 'object' && entry !== null,
    );
  } catch {
    return [];
  }
}
