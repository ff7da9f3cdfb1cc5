import { setTimeout as sleep } from 'node:timers/promises';
import { LINK_MINUTES, requestRecovery } from '@power/domain/access/request-recovery';
import { emailClaim, user } from '@power/domain/access/user';
import { issueLink } from '@power/infra/platform/access/link';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { LINK, queueMail, retireLinks } from '@power/infra/adapters/mail/outbox';
import { passwordAddress } from './password-address.ts';
import { settings } from '@power/infra/platform/service/settings';

/** Every answer takes this long at least: writing a link and queueing its mail fit in. */
const ANSWER_MS = 150;

export default provideFacts(
  requestRecovery,
  async (request, services) => {
    const { state } = await services.load(emailClaim, request.email);
    const usuario = state.usuario ?? `nadie-${uuidFrom(request.email)}`;
    return { usuario, token_hash: issueLink(settings.JWT_SECRET, usuario, services.commandId).token_hash };
  },
  {
    async finish(_, request, services) {
      const { state: claim } = await services.load(emailClaim, request.email);
      const account = claim.usuario && (await services.load(user, claim.usuario)).state;
      const issued = account && issueLink(settings.JWT_SECRET, account._id, services.commandId);
      if (account && issued && account.link?.token_hash === issued.token_hash) {
        const id = `recuperacion-${services.commandId}`;
        await retireLinks(services.db, account.email, id);
        await queueMail(services.db, {
          id,
          minutos: LINK_MINUTES,
          enlace: passwordAddress(issued.token),
          para: account.email,
          asunto: 'Recupera tu contraseña de Sistema Power Mobile',
          texto: `Hola ${account.cuenta.nombre}:\n\nPara elegir una contraseña nueva abre este enlace dentro de los próximos ${LINK_MINUTES} minutos. Sirve una sola vez.\n\n${LINK}\n\nSi no lo pediste, ignora este correo: tu contraseña no cambia.`,
        });
      }
      await sleep(Math.max(0, Math.min(ANSWER_MS, ANSWER_MS - (Date.now() - Date.parse(services.now)))));
      // Neither position nor version, which only an account has, nor the time tell whether the address exists.
      return { version: 0, posicion: '0' };
    },
  },
);
