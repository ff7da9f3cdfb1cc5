import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import type { parcelGoods } from '@power/domain/dispatches/views/parcel-grids';
import { z } from 'zod';
import type { ReplyOf } from '../../api/types.ts';
import { typedKeys } from '../../ui/forms/typed-keys.ts';

type Goods = Exclude<ReplyOf<typeof parcelGoods>, { ok: false }>;

/** A product that may go into the package, and how much of it at most. */
export interface Choice {
  readonly producto: string;
  readonly part_number: string;
  readonly nombre: string;
  readonly most: number;
  /** In the package now; of a split nothing goes yet. */
  readonly here: number;
  readonly series: readonly string[];
  /** It has serials: as many units as are named. */
  readonly serial: boolean;
}

/** What a package of the order can hold: what is in it, and what no other one holds. */
export const choicesOf = (sheet: ParcelSheet, goods: Goods): readonly Choice[] =>
  goods.productos.map(({ producto, part_number, nombre, cantidad, embalado, series }) => {
    const own = sheet.contenido.find((line) => line.producto._id === producto);
    const here = own?.cantidad ?? 0;
    const most = Math.max(0, cantidad - embalado) + here;
    return { producto, part_number, nombre, most, here, series: own?.series ?? [], serial: series.length > 0 };
  });

/** What can be parted from it. */
export const partsOf = (sheet: ParcelSheet): readonly Choice[] =>
  sheet.contenido.map(({ producto, cantidad, series }) => ({
    producto: producto._id,
    part_number: producto.part_number,
    nombre: producto.nombre,
    most: cantidad,
    here: 0,
    series: [],
    serial: series.length > 0,
  }));

export interface Typed {
  readonly tipo: ParcelSheet['tipo'];
  /** By `n<position>`. */
  readonly cantidad: Readonly<Record<string, number | undefined>>;
  readonly series: Readonly<Record<string, string | undefined>>;
}

export const startOf = (choices: readonly Choice[], tipo: ParcelSheet['tipo']): Typed => ({
  tipo,
  cantidad: Object.fromEntries(choices.flatMap((of, n) => (of.serial ? [] : [[`n${n}`, of.here || undefined]]))),
  series: Object.fromEntries(choices.flatMap((of, n) => (of.serial ? [[`n${n}`, of.series.join('\n')]] : []))),
});

/** The contents as they are sent: products with at least one unit. */
export const contentsOf = (choices: readonly Choice[], { cantidad, series }: Typed) =>
  choices.flatMap((of, n) => {
    const named = of.serial ? typedKeys(series[`n${n}`] ?? '') : [];
    const units = of.serial ? named.length : (cantidad[`n${n}`] ?? 0);
    return units > 0 ? [{ producto: of.producto, cantidad: units, series: named }] : [];
  });

/** Of each product no more than there is; of a split at least one unit. */
export const contentsSchema = (choices: readonly Choice[], split: boolean): z.ZodType<Typed, Typed> =>
  z
    .object({
      tipo: z.custom<ParcelSheet['tipo']>(),
      cantidad: z.record(z.string(), z.number().int('Ingresa unidades enteras').min(0).optional()),
      series: z.record(z.string(), z.string().optional()),
    })
    .superRefine((typed, ctx) => {
      for (const [n, of] of choices.entries()) {
        const units = of.serial ? typedKeys(typed.series[`n${n}`] ?? '').length : (typed.cantidad[`n${n}`] ?? 0);
        if (units > of.most)
          ctx.addIssue({
            code: 'custom',
            path: [of.serial ? 'series' : 'cantidad', `n${n}`],
            message: `Hay ${of.most}: corrige la cantidad`,
          });
      }
      if (split && contentsOf(choices, typed).length === 0)
        ctx.addIssue({
          code: 'custom',
          path: [choices[0]?.serial ? 'series' : 'cantidad', 'n0'],
          message: 'Indica qué se separa',
        });
    });
