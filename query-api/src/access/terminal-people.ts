import { TERMINAL_PERFILES } from '@power/domain/access/terminal.shared';
import { terminalPeople } from '@power/domain/access/views/terminal-people';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';

export default handleQuery(terminalPeople, async (_request, { rows }) => ({
  personas: await rows
    .from('user_list')
    .select(['_id', 'nombre', 'email', 'perfil'])
    .where('activo', '=', true)
    .where('perfil', 'in', TERMINAL_PERFILES)
    .orderBy(sql`ops.plain(nombre)`)
    .orderBy('_key')
    .execute(),
}));
