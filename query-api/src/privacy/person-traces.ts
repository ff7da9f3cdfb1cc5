import { reject } from '@power/domain/kernel/rejection';
import { MAILS_SHOWN, personTraces } from '@power/domain/privacy/views/person-traces';
import { findBeside } from '@power/infra/platform/privacy/erase-beside';
import { personBeside } from '@power/infra/platform/privacy/person-beside';
import { fullName } from '@power/infra/platform/privacy/person-terms';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';

/** Found as it is when it is erased, so that what is shown is what goes. */
export default handleQuery(personTraces, async ({ persona }, { rows, db }) => {
  const row = await rows
    .from('person_list')
    .select(['_id', 'nombre', 'correo', 'rut'])
    .where('_id', '=', persona)
    .executeTakeFirst();
  if (!row)
    return reject('PERSONA_NO_EXISTE', 'La persona no se olvidó', 'Ya no aparece en el registro. Actualiza la lista.');
  const { correos, borradores, avisos, planillas } = await findBeside(
    db,
    settings.DATA_DIR,
    await personBeside(db, row),
  );
  return {
    correos: correos.length,
    ejemplos: correos.slice(0, MAILS_SHOWN).map(({ para, asunto }) => ({ para, asunto })),
    borradores: borradores.length,
    avisos: avisos.length,
    planillas,
    por_nombre: fullName(row.nombre) !== undefined,
  };
});
