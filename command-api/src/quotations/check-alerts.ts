import { checkAlerts } from '@power/domain/quotations/alerts';
import { quotation } from '@power/domain/quotations/quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** The rules in use, and who has an account among their addresses. */
export default provideFacts(checkAlerts, async ({ cotizacion }, services) => {
  const { state } = await services.load(quotation, String(cotizacion));
  const rows = readModels(services.db);
  const reglas = await rows
    .selectFrom('quotation_alert_list')
    .select(['_id', 'nombre', 'modo', 'divisa', 'valor', 'listaEmail'])
    .where('activo', '=', true)
    .orderBy('_id')
    .execute();
  const people = await rows
    .selectFrom('user_list')
    .select(['_id', 'email'])
    .where('activo', '=', true)
    .where('email', 'in', ['', ...reglas.flatMap(({ listaEmail }) => listaEmail)])
    .execute();
  return {
    cotizacion: state,
    reglas,
    usuarios: Object.fromEntries(people.map(({ _id, email }) => [email.toLowerCase(), _id])),
  };
});
