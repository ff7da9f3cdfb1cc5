import { INVITATION_HOURS } from '@power/domain/access/invite-user';
import { issueLink } from '@power/infra/platform/access/link';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { LINK, queueMail, retireLinks } from '@power/infra/adapters/mail/outbox';
import { settings } from '@power/infra/platform/service/settings';
import { passwordAddress } from './password-address.ts';

/** The mail with the one-time link; the same command yields the same link and sends it once. */
export async function sendInvitation(
  services: CommandServices,
  to: { readonly _id: string; readonly email: string; readonly nombre: string },
): Promise<void> {
  const { token } = issueLink(settings.JWT_SECRET, to._id, services.commandId);
  const id = `invitacion-${services.commandId}`;
  await retireLinks(services.db, to.email, id);
  await queueMail(services.db, {
    id,
    minutos: INVITATION_HOURS * 60,
    enlace: passwordAddress(token),
    para: to.email,
    asunto: 'Tu acceso a Sistema Power Mobile',
    texto: `Hola ${to.nombre}:\n\n${services.user.nombre} te creó una cuenta en Sistema Power Mobile. Elige tu contraseña en este enlace dentro de las próximas ${INVITATION_HOURS} horas. Sirve una sola vez.\n\n${LINK}\n\nDespués ingresa con tu correo ${to.email}.`,
  });
}
