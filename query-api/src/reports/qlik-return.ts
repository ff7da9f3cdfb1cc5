import { reject } from '@power/domain/kernel/rejection';
import { qlikReturn } from '@power/domain/reports/views/qlik';
import { isStateOf } from '@power/infra/adapters/qlik/qlik';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';

export default handleQuery(qlikReturn, async ({ state }, { user, now }) =>
  isStateOf(settings.JWT_SECRET, user.sesion, state, now)
    ? { ok: true as const }
    : reject(
        'QLIK_ESTADO',
        'El regreso desde Qlik no es válido',
        'Venció o no partió de tu sesión. Abre Qlik otra vez desde el menú.',
      ),
);
