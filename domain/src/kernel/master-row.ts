import { code, count, flag, instant, json, key, type Field } from './field.ts';
import { type Imagen, imagen } from './images.ts';
import { formatMonth } from './month.ts';
import type { Perfil } from './perfiles.ts';
import { everyone } from './query.ts';
import { defineRow, type Fields, type RowDefinition, type RowOf } from './row.ts';

/** What a form asks of a field, besides its kind and label. */
export interface Asked {
  /** False: may stay empty. Default true. */
  readonly required?: boolean;
  /** Bounds of a figure, of the length of a text, or of how many a list holds. */
  readonly min?: number;
  readonly max?: number;
  /** A list of e-mail addresses. */
  readonly emails?: true;
  /** A text that is one e-mail address. */
  readonly email?: true;
  /** A code that is a month, `202611`: asked for and shown as *nov 2026*. */
  readonly month?: true;
  /** A text, or a list of them, that is copied from labels: hyphens and spaces of every kind are one. */
  readonly code?: true;
  /** A text of several lines, shown so many high. */
  readonly lines?: number;
  /** One line under the field. */
  readonly help?: string;
  /** What a new record starts with; also what an import without that column gives. */
  readonly initial?: unknown;
  /** Name of the master whose records are offered, and which of its fields is kept here. */
  readonly reference?: { readonly master: string; readonly field: string };
  /** A reference to its own list: what would be inside itself is refused. */
  readonly acyclic?: true;
  /** The e-mail address with which somebody of this profile enters the system. */
  readonly person?: Perfil;
  /** Said once, when the record is made. */
  readonly fixed?: boolean;
  /** Of a list: what alone it may hold. */
  readonly oneOf?: readonly [string, ...string[]];
  /** Came after the first records: their events have it not, and count as `initial`. */
  readonly later?: boolean;
}
export type AskedField<F extends Field = Field> = F & { readonly asked: Asked };

/** A field of a master list, as its form asks for it. */
export const asked = <F extends Field>(field: F, how: Asked = {}): AskedField<F> => ({ ...field, asked: how });

/** How people call the record: *la marca*, *las marcas*. */
export interface Words {
  readonly uno: string;
  readonly muchos: string;
  readonly femenino: boolean;
  /** Title of the screen. */
  readonly titulo: string;
}

/** Rows elsewhere that name a record: those of `table` whose `column` holds its field `by`. */
export interface Use {
  readonly table: string;
  readonly column: string;
  readonly by: string;
  /** *productos*, *pedidos*… and what one of them is called. */
  readonly label: string;
  readonly one: string;
  /** The column holds several. */
  readonly list?: true;
  /** Only records with these values are named there. */
  readonly when?: Offer;
  /** Those are in it: a record that has any is not deactivated either. */
  readonly keeps?: true;
  /** The column names what stands within the record: it begins with its field `by` and this. */
  readonly under?: string;
  /** Only rows with more than nothing in this column count, and only where the record is to be deactivated. */
  readonly holding?: string;
  /**
   * While a record has any, this field is changed to that value or from it by these profiles alone, with a reason that the
   * event of the change keeps.
   */
  readonly locks?: { readonly campo: string; readonly valor: string; readonly perfiles: readonly Perfil[] };
}

/** A field, and what to do about it. */
export interface Wrong {
  readonly campo: string;
  readonly mensaje: string;
}

/** Records with these values. */
export type Offer = Readonly<Record<string, string>>;

type Own = {
  /** Only of masters with a `picture`. */
  imagen?: Field<Imagen | null, 'json'>;
  /** Only of masters with a `phonePicture`. */
  imagen_movil?: Field<Imagen | null, 'json'>;
  _id: ReturnType<typeof key>;
  activo: Field<boolean, 'flag'>;
  createdAt: Field<string, 'instant'>;
  updatedAt: Field<string, 'instant'>;
  version: Field<number, 'count'>;
};

/** A plain list of things that the company keeps, declared once: nothing in it decides, so the browser loads it too. */
export interface Master<F extends Fields = Fields> {
  readonly name: string;
  readonly context: string;
  readonly words: Words;
  /** What it is for, in one sentence: its empty list says so. */
  readonly teaches: string;
  /** Route of its screen: where Ctrl-K leads that finds one of its records. */
  readonly screen?: string;
  /** Path of its calls without the verb: `/configuraciones_basicas/marcas`. */
  readonly path: string;
  /** Key of the record in requests: `marca`. */
  readonly payload: string;
  /** Category of its streams. Default: `name`. */
  readonly category: string;
  /** Type of the event that makes a record, where it is older than the kit. */
  readonly createdType?: string;
  /** `accion` of the grid and of the light lists. */
  readonly acciones: { readonly grid: string; readonly dropdown: string; readonly second?: string };
  /** Which records each light list offers; default: all that are in use. */
  readonly offers: { readonly dropdown?: Offer; readonly second?: Offer };
  readonly fields: F & Readonly<Record<string, AskedField>>;
  /** Field that names a record. */
  readonly title: keyof F & string;
  /** What is newest comes first in its list, as of months. */
  readonly newestFirst?: true;
  /** Fields whose values, joined by a dash, are its id: such a record is unique without more. Without them it gets a number. */
  readonly identity: readonly (keyof F & string)[];
  /** Each unique among the records, whatever capitals and accents. */
  readonly unique: readonly (keyof F & string)[];
  readonly usedBy: readonly Use[];
  /** What its one picture is called, where each record has one: *Logo*. */
  readonly picture?: string;
  /** What a second one for phones is called. Only beside a `picture`. */
  readonly phonePicture?: string;
  /** What is wrong with these values while the record has no picture; undefined when it does without. */
  readonly unpictured?: (values: Readonly<Record<string, unknown>>) => Wrong | undefined;
  /** What is wrong between fields that are right by themselves; undefined when nothing is. */
  readonly together?: (values: Readonly<Record<string, unknown>>) => Wrong | undefined;
  /** Its records may be put back to any version of theirs, and then have these values: a draft, where there are drafts. */
  readonly restored?: Readonly<Record<string, unknown>>;
  readonly read: readonly Perfil[] | 'todos';
  readonly write: readonly Perfil[];
  readonly row: RowDefinition<Own & F>;
}

/** A master list whatever its fields. */
export type AnyMaster = Omit<Master, 'row'> & { readonly row: RowDefinition };

export type MasterRow<M> = M extends Master<infer F> ? RowOf<RowDefinition<Own & F>> : never;

type Options<F extends Fields> = Omit<
  Master<F>,
  'row' | 'acciones' | 'usedBy' | 'unique' | 'title' | 'category' | 'offers' | 'identity'
> & {
  readonly table: string;
  readonly acciones?: Partial<Master['acciones']>;
  readonly title: keyof NoInfer<F> & string;
  readonly category?: string;
  readonly offers?: Master['offers'];
  readonly identity?: readonly (keyof NoInfer<F> & string)[];
  readonly unique: readonly (keyof NoInfer<F> & string)[];
  readonly usedBy?: readonly Use[];
};

/**
 * Declares a master list (CONTRIBUTING). From it come events, commands, projection, list, form, history, import and export.
 * `name` is English and one word (`brand`): category of its streams and beginning of its events.
 */
export function defineMaster<const F extends Fields>(options: Options<F>): Master<F> {
  if (!/^[a-z]+$/i.test(options.name)) throw new Error(`master ${options.name}: its name is one word`);
  const fields = {
    _id: key(),
    ...(options.fields as F),
    ...(options.picture !== undefined && { imagen: json(options.picture, imagen, { nullable: true }) }),
    ...(options.phonePicture !== undefined && { imagen_movil: json(options.phonePicture, imagen, { nullable: true }) }),
    activo: flag('Activo'),
    createdAt: instant('Creado'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  };
  const { table, ...rest } = options;
  return {
    ...rest,
    category: options.category ?? options.name,
    offers: options.offers ?? {},
    identity: options.identity ?? [],
    acciones: { grid: 'grid', dropdown: 'dropdown', ...options.acciones },
    usedBy: options.usedBy ?? [],
    row: defineRow({
      projection: `${options.context}/${table.replaceAll('_', '-')}`,
      table,
      topic: table,
      scope: everyone,
      fields,
    }) as RowDefinition<Own & F>,
  };
}

/** How people call one record. */
export const recordTitle = ({ title, fields }: Pick<Master, 'title' | 'fields'>, values: object): string => {
  const value = String((values as Readonly<Record<string, unknown>>)[title]);
  return fields[title]?.asked.month ? formatMonth(value) : value;
};

/** What fields that came later are, in records that were made before. */
export const laterValues = ({ fields }: Pick<Master, 'fields'>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { asked: how, nullable }]) =>
      how.later ? [[name, how.initial ?? (nullable ? null : undefined)]] : [],
    ),
  );

/** Code of a master: letters, digits, dot, dash. */
export const masterCode = (label: string): Field<string, 'code'> => code(label, { search: true });
