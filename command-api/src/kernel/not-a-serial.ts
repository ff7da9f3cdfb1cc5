import { notSerialSentence, otherLabel } from '@power/domain/inventory/serials/label-kind.shared';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { namesCode, scannedSpellings } from '@power/domain/kernel/scanned-code';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';

/** A text that is the code of something else, and what that is: `una ubicación`. */
interface OtherCode {
  readonly codigo: string;
  readonly que: string;
}
const refused = (titulo: string, read: string, que: string, codigo = 'NO_ES_SERIE'): Rejection =>
  reject(codigo, titulo, notSerialSentence(read, que));

/** The product of which a reading is a code, as scanners read it off the box beside. */
async function productCode(services: CommandServices, series: readonly string[]): Promise<OtherCode | undefined> {
  const spellings = series.flatMap((serie) => [serie, ...scannedSpellings(serie)]);
  const typed = spellings.map((serie) => serie.toLowerCase());
  const match = await readModels(services.db)
    .selectFrom('product_list')
    .select(['part_number', 'codigo', 'codigo_sap', 'ean'])
    .where((of) =>
      of.or([
        of(of.fn<string>('lower', ['codigo']), '=', of.fn.any(of.val(typed))),
        of(of.fn<string>('lower', ['part_number']), '=', of.fn.any(of.val(typed))),
        of(of.fn<string>('lower', ['codigo_sap']), '=', of.fn.any(of.val(typed))),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(spellings)}::text[]`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!match) return undefined;
  const codes = [match.codigo, match.part_number, match.codigo_sap, ...match.ean].filter((code) => code !== null);
  const codigo = series.find((serie) => codes.some((code) => code !== '' && namesCode(serie, code))) ?? series[0]!;
  return { codigo, que: `un código de ${match.part_number}` };
}

/** A bodega, bloque, nivel or place that bears it; their lists hold few rows. */
async function masterCode(services: CommandServices, series: readonly string[]): Promise<OtherCode | undefined> {
  const db = readModels(services.db);
  const typed = series.map((serie) => serie.toLowerCase());
  for (const [table, que] of [
    ['place_list', 'la etiqueta de una ubicación'],
    ['level_list', 'el código de un nivel'],
    ['rack_list', 'el código de un bloque'],
    ['warehouse_list', 'el código de una bodega'],
  ] as const) {
    const match = await db
      .selectFrom(table)
      .select('codigo')
      .where((of) => of(of.fn<string>('lower', ['codigo']), '=', of.fn.any(of.val(typed))))
      .limit(1)
      .executeTakeFirst();
    if (match) return { codigo: match.codigo, que };
  }
  return undefined;
}

/** Numbers of orders are digits, as some makers' serials are: one that is registered already is a unit. */
async function orderCode(
  services: CommandServices,
  producto: string,
  series: readonly string[],
): Promise<OtherCode | undefined> {
  const digits = series.filter((serie) => /^[1-9]\d{0,8}$/.test(serie));
  const typed = series.map((serie) => serie.toLowerCase());
  const match = await readModels(services.db)
    .selectFrom('order_list')
    .select(['number', 'codigo_sap'])
    .where((of) =>
      of.or([
        of('number', '=', of.fn.any(of.val(digits.map(Number)))),
        of(of.fn<string>('lower', ['codigo_sap']), '=', of.fn.any(of.val(typed))),
      ]),
    )
    .execute();
  for (const { number, codigo_sap } of match) {
    const codigo = series.find((serie) => serie === String(number) || serie === codigo_sap?.toUpperCase());
    if (codigo === undefined || (await services.load(serialUnit, unitId(producto, codigo))).state?.serie) continue;
    return { codigo, que: `el número del Pedido N° ${number}` };
  }
  return undefined;
}

/**
 * Why one of these readings is no serial of the product: it is the code of a product, a place, an order or a package, or an
 * address. **Every door that takes serials asks this.**
 */
export async function notASerial(
  services: CommandServices,
  producto: string,
  series: readonly string[],
  titulo: string,
): Promise<Rejection | undefined> {
  for (const serie of series) {
    const label = otherLabel(serie);
    if (label !== undefined) return refused(titulo, serie, label);
  }
  if (series.length === 0) return undefined;
  const ofProduct = await productCode(services, series);
  if (ofProduct) return refused(titulo, ofProduct.codigo, ofProduct.que, 'CODIGO_DE_PRODUCTO');
  const other = (await masterCode(services, series)) ?? (await orderCode(services, producto, series));
  return other && refused(titulo, other.codigo, other.que);
}
