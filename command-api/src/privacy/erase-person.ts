import { erasePerson } from '@power/domain/privacy/erase-person';
import { forgottenPerson } from '@power/domain/privacy/forgotten-person';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { eraseBeside } from '@power/infra/platform/privacy/erase-beside';
import { noteForgetting } from '@power/infra/platform/privacy/forgotten-file';
import { settings } from '@power/infra/platform/service/settings';
import { readModels } from '@power/infra/platform/sql/database';
import { personBeside, type PersonRowWords } from '@power/infra/platform/privacy/person-beside';
import type pg from 'pg';
import { personKeys } from './person-keys.ts';

/** The row of *Datos personales* that bears the name of a key. */
async function rowOf(
  db: pg.Pool,
  alias: string | undefined,
  nameOf: (identity: string) => string,
): Promise<PersonRowWords | undefined> {
  const all = await readModels(db).selectFrom('person_list').select(['_id', 'nombre', 'correo', 'rut']).execute();
  return all.find(({ _id }) => nameOf(_id) === alias);
}

/** First what is found by the words, then the key: cut short between the two, all of it is done again. */
export default provideFacts(erasePerson, async () => undefined, {
  before: async ({ persona }, { db, load, user }) => {
    const { state } = await load(forgottenPerson, persona);
    if (user.sesion !== 'interno' || !state) return undefined;
    const keys = personKeys(db);
    const row = await rowOf(db, await keys.aliasOf(persona), (one) => keys.alias(one));
    await eraseBeside(db, settings.DATA_DIR, row ? await personBeside(db, row) : []);
    const until = BigInt(state.posicion);
    noteForgetting(settings.DATA_DIR, { id: persona, until });
    await keys.destroy(persona, until);
    return undefined;
  },
});
