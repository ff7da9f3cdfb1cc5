import { z } from 'zod';
import { type Aggregate, defineAggregate, on } from './aggregate.ts';
import { type Claim, defineClaim } from './claim.ts';
import { defineEvent, type EventDefinition } from './event.ts';
import { CAMPOS_IMAGEN, type CampoImagen, type Imagen, imagen } from './images.ts';
import { laterValues, type Master } from './master-row.ts';

export type Values = Readonly<Record<string, unknown>>;
export interface MasterState {
  readonly _id: string;
  readonly values: Values;
  readonly activo: boolean;
  readonly eliminado: boolean;
  readonly imagen?: Imagen | null;
  readonly imagen_movil?: Imagen | null;
}

interface Changed {
  _id: string;
  nombre: string;
  antes: Record<string, unknown>;
  cambios: Record<string, unknown>;
  /** Of a change that asks for a reason. */
  motivo?: string | undefined;
}
interface Pictured extends Named {
  imagen: Imagen | null;
  /** Absent: the usual one. */
  campo?: CampoImagen | undefined;
}
interface Named {
  _id: string;
  nombre: string;
}

export interface MasterEvents {
  readonly created: EventDefinition<string, { _id: string } & Record<string, unknown>>;
  readonly changed: EventDefinition<string, Changed>;
  readonly deactivated: EventDefinition<string, Named>;
  readonly reactivated: EventDefinition<string, Named>;
  readonly deleted: EventDefinition<string, Named>;
  /** The catalogue holds it for masters with a picture alone. */
  readonly pictured: EventDefinition<string, Pictured>;
}

/** With a capital first letter: `brand` is *Brand*, `marca` is *Marca*. */
export const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Events of a master, named after it: `BrandCreated`, `BrandChanged`… */
export function masterEvents(master: Master): MasterEvents {
  const type = capital(master.name);
  const { femenino, uno } = master.words;
  const label = (participle: string): string => `${capital(uno)} ${participle}${femenino ? 'a' : 'o'}`;
  const values = z.object(
    Object.fromEntries(
      Object.entries(master.fields).map(([name, f]) => [name, f.asked.later ? f.schema.optional() : f.schema]),
    ),
  );
  const named = z.object({ _id: z.string(), nombre: z.string() });
  const parts = values.partial() as z.ZodType<Record<string, unknown>>;
  return {
    created: defineEvent(master.createdType ?? `${type}Created`, {
      label: label('cread'),
      data: values.extend({ _id: z.string() }) as unknown as z.ZodType<{ _id: string } & Record<string, unknown>>,
    }),
    changed: defineEvent(`${type}Changed`, {
      label: label('modificad'),
      data: named.extend({ antes: parts, cambios: parts, motivo: z.string().optional() }) as z.ZodType<Changed>,
    }),
    deactivated: defineEvent(`${type}Deactivated`, { label: label('desactivad'), data: named }),
    reactivated: defineEvent(`${type}Reactivated`, { label: label('reactivad'), data: named }),
    pictured: defineEvent(`${type}Pictured`, {
      label: `${master.picture ?? 'Imagen'} de ${uno}`,
      data: named.extend({ imagen: imagen.nullable(), campo: z.enum(CAMPOS_IMAGEN).optional() }),
    }),
    deleted: defineEvent(`${type}Deleted`, { label: label('eliminad'), data: named }),
  };
}

/** A record as its list and its versions show it: pictures by their names. */
export const shownRecord = (state: MasterState | undefined): Record<string, unknown> | undefined =>
  state && {
    ...state.values,
    activo: state.activo,
    ...Object.fromEntries(CAMPOS_IMAGEN.map((campo) => [campo, state[campo]?.nombre])),
  };

/** One record; its stream is `<category>-<_id>`. */
export const masterAggregate = (master: Master, events: MasterEvents): Aggregate<MasterState | undefined> =>
  defineAggregate<MasterState | undefined>(master.category, undefined, [
    on(events.created, (_, { _id, ...values }) => ({
      _id,
      values: { ...laterValues(master), ...values },
      activo: true,
      eliminado: false,
    })),
    on(events.changed, (s, { cambios }) => s && { ...s, values: { ...s.values, ...cambios } }),
    on(events.deactivated, (s) => s && { ...s, activo: false }),
    on(events.reactivated, (s) => s && { ...s, activo: true }),
    ...(master.picture === undefined
      ? []
      : [on(events.pictured, (s: MasterState | undefined, d) => s && { ...s, [d.campo ?? 'imagen']: d.imagen })]),
    on(events.deleted, (s) => s && { ...s, activo: false, eliminado: true }),
  ]);

/** One claim for each unique field: who has a name or code. */
export const masterClaims = (master: Master): ReadonlyMap<string, Claim> =>
  new Map(
    master.unique.map((field) => {
      const { label } = master.fields[field]!;
      const { uno, femenino } = master.words;
      return [
        field,
        defineClaim(
          `${master.name}${capital(field)}`,
          `${capital(master.name)}${capital(field)}Claimed`,
          `${label} de ${femenino ? 'la' : 'el'} ${uno} reservado`,
        ),
      ];
    }),
  );
