import { qlikSession } from '@power/domain/reports/views/qlik';
import { qlikConfig, signIn, stateFor } from '@power/infra/adapters/qlik/qlik';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { settings } from '@power/infra/platform/service/settings';

export default handleQuery(qlikSession, async (_, { user, now }) => {
  const config = qlikConfig(settings);
  if (!config) return { ok: true as const, embebido: null };
  const { url, app, integracion } = config;
  const state = stateFor(settings.JWT_SECRET, user.sesion, now);
  return { ok: true as const, embebido: { url, app, integracion, token: signIn(config, user, now), state } };
});
