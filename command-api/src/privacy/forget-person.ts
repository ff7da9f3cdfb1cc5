import { reject } from '@power/domain/kernel/rejection';
import { forgetPerson } from '@power/domain/privacy/forget-person';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import type pg from 'pg';
import { personKeys } from './person-keys.ts';

/** A training still to come whose list has somebody with this address. */
async function trainingOf(db: pg.Pool, correo: string): Promise<number | null> {
  if (correo === '') return null;
  const found = await readModels(db)
    .selectFrom('training_list')
    .select(['number', 'personas_inscritas'])
    .where('estado', '=', 'Programada')
    .execute();
  const wanted = correo.toLowerCase();
  return found.find((one) => one.personas_inscritas.toLowerCase().split(' ').includes(wanted))?.number ?? null;
}

/** Whose key it is, and what the company still has to do with them. Who has none yet, all in plain words of before, gets one to be destroyed. */
export default provideFacts(forgetPerson, async ({ persona }, { db }) => {
  const row = await readModels(db)
    .selectFrom('person_list')
    .select(['tipos', 'entrega', 'correo', 'posicion'])
    .where('_key', '=', persona)
    .executeTakeFirst();
  if (!row)
    return reject('PERSONA_NO_EXISTE', 'La persona no se olvidó', 'Ya no aparece en el registro. Actualiza la lista.');
  const keys = personKeys(db);
  const alias = keys.alias(persona);
  const { forgotten } = await keys.known([], [alias]);
  if (BigInt(row.posicion) <= (forgotten.get(alias) ?? -1n))
    return reject('YA_OLVIDADA', 'La persona ya fue olvidada', 'Los listados se rehacen: en un momento ya no aparece.');
  const { id } = (await keys.of([persona])).get(persona)!;
  return { id, tipos: row.tipos, entrega: row.entrega, capacitacion: await trainingOf(db, row.correo) };
});
