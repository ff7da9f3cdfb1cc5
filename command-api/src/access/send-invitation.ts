import { INVITATION_HOURS } from '@power/domain/access/invite-user';
import { issueLink } from '@power/infra/platform/access/link';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { settings } from '@power/infra/platform/service/settings';

/** The mail with the one-time link; the same command yields the same link and sends it once. */
export async function sendInvitation(
  services: CommandServices,
  to: { readonly _id: string; readonly email: string; readonly nombre: string },
): Promise<void> {
  const { token } = issueLink(settings.JWT_SECRET, to._id, services.commandId);
  await queueMail(services.db, {
    id: `invitacion-${services.commandId}`,
    para: to.email,
    asunto: 'Tu acceso a Sistema Power Mobile',
    texto: `Hola ${to.nombre}:\n\n${services.user.nombre} te creó una cuenta en Sistema Power Mobile. Elige tu contraseña en este enlace dentro de las próximas ${INVITATION_HOURS} horas. Sirve una sola vez.\n\n${settings.PUBLIC_URL}/cambio-password/${token}\n\nDespués ingresa con tu correo ${to.email}.`,
  });
}
