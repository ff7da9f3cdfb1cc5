import { login, type LoginFacts, refusedLogin } from '@power/domain/access/login';
import { emailClaim, user } from '@power/domain/access/user';
import type { Rejection } from '@power/domain/kernel/rejection';
import { codeFits } from '@power/infra/platform/access/device-code';
import { isKnownDevice, knownDevice, rememberDevice } from '@power/infra/platform/access/known-device';
import { takeTurn } from '@power/infra/platform/access/sign-in-gate';
import { verifyPassword } from '@power/infra/platform/access/password';
import { createThrottle, signInBudgets } from '@power/infra/platform/access/throttle';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { signToken } from '@power/infra/platform/http/auth';
import { network } from '@power/infra/platform/http/client-address';
import { maintenanceActive } from '@power/infra/platform/maintenance/gate';
import { settings } from '@power/infra/platform/service/settings';
import type { z } from 'zod';

type Request = z.output<typeof login.request>;

async function factsOf(request: Request, services: CommandServices): Promise<LoginFacts | Rejection> {
  const { ip = '', userAgent = '', equipo } = services.origin ?? {};
  const { state: claim } = await services.load(emailClaim, request.email);
  const usuario = claim.usuario ?? `nadie-${uuidFrom(request.email)}`;
  const { state: account } = await services.load(user, usuario);
  const device = knownDevice(settings.JWT_SECRET, equipo, usuario);
  const fits = () => codeFits(settings.JWT_SECRET, usuario, request.password, account.codigo, services.now);
  const outcome = await createThrottle(services.db).attempt(signInBudgets(request.email, ip, device), async () =>
    request.cliente === 'dispositivo'
      ? fits()
      : verifyPassword(request.password, account.hash, { key: device ?? network(ip), first: device !== undefined }),
  );
  const claveCorrecta = 'passed' in outcome && outcome.passed;
  const bloqueo = 'exhausted' in outcome ? (outcome.exhausted === 0 ? 'cuenta' : 'red') : undefined;
  return (
    refusedLogin({ claveCorrecta, bloqueo }, request.cliente) ?? {
      usuario,
      claveCorrecta,
      ip,
      actualizacion: await maintenanceActive(services.db, services.now),
      sesion: uuidFrom('session', request.email, services.commandId),
      dispositivo: userAgent.slice(0, 300),
    }
  );
}

export default provideFacts(
  login,
  (request, services): Promise<LoginFacts | Rejection> => {
    const { ip = '', equipo } = services.origin ?? {};
    const turn = { key: network(ip), first: isKnownDevice(settings.JWT_SECRET, equipo) };
    return takeTurn(turn, () => factsOf(request, services));
  },
  {
    finish: async ({ sesion, usuario, posicion }, _, { origin }) => ({
      token: signToken({ sub: usuario, sid: sesion, pos: BigInt(posicion) }, settings.JWT_SECRET),
      equipo: rememberDevice(settings.JWT_SECRET, usuario, origin?.equipo),
      sesion: undefined,
      usuario: undefined,
    }),
  },
);
