import { EmailClaimed } from '@power/domain/access/events';
import { emailClaim } from '@power/domain/access/user';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Claimed before the account exists: two administrators creating the same address race for the claim, and one loses. */
export async function claimEmail(
  email: string,
  services: CommandServices,
  usuario: string,
): Promise<Rejection | undefined> {
  const claim = await services.run(emailClaim, email, 'claim', (state) =>
    state.usuario === usuario
      ? []
      : state.usuario
        ? reject(
            'CORREO_EXISTE',
            'Correo en uso',
            `El correo ${email} ya pertenece a otro usuario. Usa otro correo o edita el existente.`,
          )
        : [EmailClaimed({ usuario })],
  );
  return 'rejected' in claim ? claim : undefined;
}
