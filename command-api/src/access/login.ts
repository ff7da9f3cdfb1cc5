import { login, type LoginFacts, refusedLogin } from '@power/domain/access/login';
import { emailClaim, user } from '@power/domain/access/user';
import type { Rejection } from '@power/domain/kernel/rejection';
import { verifyPassword } from '@power/infra/platform/access/password';
import { createThrottle } from '@power/infra/platform/access/throttle';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { signToken } from '@power/infra/platform/http/auth';
import { maintenanceActive } from '@power/infra/platform/maintenance/gate';
import { settings } from '@power/infra/platform/service/settings';

export default provideFacts(
  login,
  async (request, services): Promise<LoginFacts | Rejection> => {
    const ip = services.origin?.ip ?? '';
    const throttle = createThrottle(services.db);
    const bloqueadoHasta = await throttle.lockedUntil(request.email, ip);
    const { state: claim } = await services.load(emailClaim, request.email);
    const usuario = claim.usuario ?? `nadie-${uuidFrom(request.email)}`;
    const { state: account } = await services.load(user, usuario);
    const claveCorrecta = !bloqueadoHasta && (await verifyPassword(request.password, account.hash));
    if (!bloqueadoHasta) await (claveCorrecta ? throttle.succeeded(request.email) : throttle.failed(request.email, ip));
    return (
      refusedLogin({ claveCorrecta, bloqueadoHasta }) ?? {
        usuario,
        claveCorrecta,
        bloqueadoHasta,
        ip,
        actualizacion: await maintenanceActive(services.db, services.now),
        sesion: uuidFrom('session', request.email, services.commandId),
        dispositivo: (services.origin?.userAgent ?? '').slice(0, 300),
      }
    );
  },
  {
    finish: async ({ sesion, usuario, posicion }) => ({
      token: signToken({ sub: usuario, sid: sesion, pos: BigInt(posicion) }, settings.JWT_SECRET),
      sesion: undefined,
      usuario: undefined,
    }),
  },
);
