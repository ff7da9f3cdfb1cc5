import { z } from 'zod';
import type { Aggregate } from '../../kernel/aggregate.ts';
import { changesOf } from '../../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { documentId } from '../../kernel/document-guards.ts';
import { personOf } from '../../kernel/principal.ts';
import type { RecordName } from '../../kernel/refers.ts';
import { isRejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { keptLines, type LineFacts } from '../written-lines.shared.ts';
import type { UnitDocument } from './unit-document.shared.ts';
import { type UnitEvents, unitGuards, unitRefOf } from './unit-stream.shared.ts';
import type { HeaderFields, UnitData, UnitState } from './unit-types.shared.ts';

type Estados = readonly [string, ...string[]];
/** What a document of products and units is decided with. */
export interface UnitKept<F extends HeaderFields, E extends Estados, A extends string, P extends string> {
  readonly units: UnitDocument<F, E, A>;
  readonly events: UnitEvents<F, P>;
  readonly aggregate: Aggregate<UnitState<F, E[number]> | undefined>;
}
export interface NumberedLineFacts extends LineFacts {
  readonly number: number;
}

/** What all its commands have in common; `path` is their last step. */
export const unitBase = <F extends HeaderFields, E extends Estados, A extends string, P extends string>(
  { units: { context, keepers, path }, aggregate }: UnitKept<F, E, A, P>,
  verb = 'modificar',
) => ({ kit: 'document' as const, context, access: { perfiles: keepers }, aggregate, path: `${path}/${verb}` });

/** The same of one that exists: which it is, and that nobody changed it meanwhile. */
export const unitStep = <
  F extends HeaderFields,
  E extends Estados,
  A extends string,
  P extends string,
  const N extends string,
>(
  kept: UnitKept<F, E, A, P>,
  accion: N,
) => ({
  ...unitBase(kept),
  accion,
  request: z.strictObject({ accion: z.literal(accion), id: documentId, expectedVersion }),
  stream: ({ id }: { readonly id: string | number }) => String(id),
});

/** Fields of its header that name a record of a master list. */
const refersOf = ({ fields }: { readonly fields: HeaderFields }): Readonly<Record<string, RecordName>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(
      ([
        name,
        {
          asked: { reference },
        },
      ]) => (reference ? [[`documento.${name}`, reference]] : []),
    ),
  );

/** A new one, in its first state. */
export function createUnits<F extends HeaderFields, E extends Estados, A extends string, P extends string>(
  kept: UnitKept<F, E, A, P>,
) {
  const { says, schemas, kebab, fields } = kept.units;
  return defineCommand({
    ...unitBase(kept, 'crear'),
    name: `create-${kebab}`,
    accion: 'documento',
    summary: `Crea ${says.a}`,
    request: z.strictObject({ accion: z.literal('documento'), documento: schemas.typed }),
    reply: z.object({ number: z.number().int() }),
    refers: refersOf({ fields }),
    needsFacts: true,
    stream: (_request, { facts }: DecideContext<NumberedLineFacts>) => facts.number,
    decide(_state, { documento }, { user, now, facts }: DecideContext<NumberedLineFacts>) {
      const lineas = keptLines(documento.lineas, facts, says.notSaved);
      if (isRejection(lineas)) return lineas;
      const { number } = facts;
      const ref = { _id: String(number), number };
      return [kept.events.drafted({ ...documento, lineas, ...ref, creado_por: personOf(user), createdAt: now })];
    },
    answer: ({ state }) => ({
      mensaje: `${says.The} N° ${state!.number} fue ${says.participle('guardad')}`,
      number: state!.number,
    }),
  });
}

/** Header and lines of one that is still in its first state. */
export function changeUnits<F extends HeaderFields, E extends Estados, A extends string, P extends string>(
  kept: UnitKept<F, E, A, P>,
) {
  const { says, schemas, kebab, fields, estados } = kept.units;
  return defineCommand({
    ...unitStep(kept, 'documento'),
    name: `change-${kebab}`,
    summary: `Modifica ${says.a} en ${estados[0].toLowerCase()}`,
    request: z.strictObject({
      accion: z.literal('documento'),
      id: documentId,
      documento: schemas.typed,
      expectedVersion,
    }),
    refers: refersOf({ fields }),
    needsFacts: true,
    when: unitGuards(kept.units).inState(says.notSaved, estados[0]),
    decide(state, { documento }, { facts }: DecideContext<LineFacts>) {
      const lineas = keptLines(documento.lineas, facts, says.notSaved);
      if (isRejection(lineas)) return lineas;
      const changes = changesOf<UnitData<F>>(state!, { ...documento, lineas });
      return changes ? [kept.events.changed({ ref: unitRefOf(state!), ...changes })] : [];
    },
    answer: ({ state }) => ({ mensaje: `${says.The} N° ${state!.number} fue ${says.participle('guardad')}` }),
  });
}

/** What stands is annulled, in any of these states, and stays to be read. */
export function annulUnits<F extends HeaderFields, E extends Estados, A extends string, P extends string>(
  kept: UnitKept<F, E, A, P>,
  ...estados: readonly E[number][]
) {
  const { says, kebab } = kept.units;
  const titulo = `${says.The} no se anuló`;
  return defineCommand({
    ...unitStep(kept, 'anular'),
    name: `annul-${kebab}`,
    summary: `Anula ${says.a}, con su motivo`,
    request: z.strictObject({
      accion: z.literal('anular'),
      id: documentId,
      // Blank is a business refusal with its own text, not a malformed request.
      motivo: z.string().trim().max(4000).default(''),
      expectedVersion,
    }),
    when: unitGuards(kept.units).inState(titulo, ...estados),
    decide: (state, { motivo }) =>
      motivo === ''
        ? reject('MOTIVO_OBLIGATORIO', titulo, 'Ingresa el motivo')
        : [kept.events.annulled({ ref: unitRefOf(state!), motivo })],
    answer: ({ state }) => ({ mensaje: `${says.The} N° ${state!.number} fue ${says.participle('anulad')}` }),
  });
}
