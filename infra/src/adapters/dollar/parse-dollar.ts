import { XMLParser } from 'fast-xml-parser';

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

/** Newest value of `IndicadoresFinancieros > Dolares > Dolar > {Fecha, Valor}` (of the euro: `Euros > Euro`): decimal comma, dots between thousands. Throws {@link MISSING_VALUE}. */
export function parseDollar(xml: string, rate: BankRate = 'dolar'): BankDollar {
  const found = entries(xml, rate)
    .map(({ Fecha, Valor }) => ({
      fecha: String(Fecha ?? '').trim(),
      valor: Number(
        String(Valor ?? '')
          .trim()
          .replaceAll('.', '')
          .replace(',', '.') || NaN,
      ),
    }))
    .filter(({ fecha, valor }) => /^\d{4}-\d{2}-\d{2}$/.test(fecha) && Number.isFinite(valor) && valor > 0)
    .sort((a, b) => (a.fecha < b.fecha ? 1 : -1));
  if (!found[0]) throw new Error(MISSING_VALUE);
  return { fecha: found[0].fecha, valor: Math.round(found[0].valor * 100) / 100 };
}

function entries(xml: string, rate: BankRate): readonly { Fecha?: unknown; Valor?: unknown }[] {
  try {
    const [list, one] = LISTS[rate];
    const read = parser.parse(xml) as { IndicadoresFinancieros?: Record<string, Record<string, unknown> | undefined> };
    const found = read.IndicadoresFinancieros?.[list]?.[one];
    return (Array.isArray(found) ? found : [found]).filter(
      (entry): entry is object => typeof entry === 'object' && entry !== null,
    );
  } catch {
    return [];
  }
}
