import {
  PasswordLinkIssued,
  PasswordSet,
  UserDeactivated,
  UserReactivated,
  UserRegistered,
} from '@power/domain/access/events';
import type { ColleagueRow } from '@power/domain/access/views/colleague-row';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import colleagues from './colleague-list.ts';

const rowAfter = (...story: readonly DomainEvent[]): ColleagueRow | undefined => {
  const at = '2026-01-05T12:00:00.000Z';
  const events = story.map((event, version) => ({
    ...event,
    stream: 'user-luis',
    version,
    position: BigInt(version + 1),
    recordedAt: at,
    metadata: { at, user: 'u', nombre: 'U', perfil: 'Cliente', commandId: `c${version}`, hash: '' },
  })) as unknown as RecordedEvent[];
  return [...rowsGiven(colleagues as never, events).rows.values()][0] as ColleagueRow | undefined;
};

const link = PasswordLinkIssued({ token_hash: 'h', vence: '2026-01-08T12:00:00.000Z', motivo: 'invitacion' });
const registered = UserRegistered({
  _id: 'luis',
  nombre: 'Luis',
  email: 'luis@cliente.test',
  perfil: 'Cliente',
  permisos: {},
  cliente_id: '9',
  invitado_por: { _id: 'ana', nombre: 'Ana' },
});

test('an invitation says until when it is good while it is waited for, and not afterwards', () => {
  const invited = [registered, link] as never as DomainEvent[];
  const came = [...invited, PasswordSet({ hash: 'p', motivo: 'inicial', sesiones: [] })] as never as DomainEvent[];
  const out = [...came, UserDeactivated({ retirado: true, sesiones: [] })] as never as DomainEvent[];
  expect(rowAfter(...invited)).toMatchObject({
    estado: 'Invitado',
    vence: '2026-01-08T12:00:00.000Z',
    invitado_por: 'Ana',
    cliente_id: '9',
  });
  expect(rowAfter(...came)).toMatchObject({ estado: 'Activo', vence: null });
  expect(rowAfter(...out)).toMatchObject({ estado: 'Desactivado', vence: null });
  expect(rowAfter(...out, UserReactivated({}) as never)).toMatchObject({ estado: 'Activo' });
});
