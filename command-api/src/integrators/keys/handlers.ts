import { changeIntegratorClient } from '@power/domain/integrators/change-integrator-client';
import { integrator } from '@power/domain/integrators/integrator';
import { createIntegrator, rotateIntegrator } from '@power/domain/integrators/keep-integrator';
import { isRejection } from '@power/domain/kernel/rejection';
import { issueApiSecret, writtenKey } from '@power/infra/platform/access/api-key';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';
import { buyerFor } from '../../kernel/buyer.ts';
import { mergedPerson } from '../../kernel/merged-into.ts';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';

const secretOf = (commandId: string) => issueApiSecret(settings.JWT_SECRET, commandId);

/** The secret is in the reply alone: no event, no list and no log holds it. A repeated command answers the same one. */
const create = provideFacts(
  createIntegrator,
  async ({ integrador }, services) => {
    const buyer = await buyerFor(services, integrador.cliente, 'La clave no se creó');
    if (isRejection(buyer)) return buyer;
    return {
      number: UNNUMBERED,
      cliente: { _id: buyer._id, nombre: buyer.nombre },
      huella: secretOf(services.commandId).huella,
    };
  },
  {
    numbered: numberedBy('claveapi'),
    finish: ({ number }, _request, { commandId }) =>
      Promise.resolve({ clave: writtenKey(number, secretOf(commandId).secret) }),
  },
);

const rotate = provideFacts(
  rotateIntegrator,
  (_request, { commandId }) => Promise.resolve({ huella: secretOf(commandId).huella }),
  {
    finish: (_reply, { id }, { commandId }) =>
      Promise.resolve({ clave: writtenKey(Number(id), secretOf(commandId).secret) }),
  },
);

const follow = provideFacts(changeIntegratorClient, async ({ id }, services) => {
  const { state } = await services.load(integrator, String(id));
  return mergedPerson(services, state?.cliente._id ?? null);
});

export default [create, rotate, follow] as CommandHandler[];
