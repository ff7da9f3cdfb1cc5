import { contract } from '@power/domain/contract';
import { mayCall } from '@power/domain/kernel/call';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { restrictionsOf } from '../grid/scope.ts';

const LIMITED: readonly Perfil[] = ['Ejecutivo de Ventas', 'Brand Manager', 'Reseller', 'Cliente', 'Proveedor'];
const queries = contract.filter((call) => call.kind === 'query') as unknown as readonly QueryDefinition[];
const topics = [...new Set(queries.flatMap(({ topic }) => topic ?? []))];

test('there are topics to look at', () => expect(topics.length).toBeGreaterThan(3));

// A topic is heard through every query that declares it: one without row scope would tell of all rows (requirements §0.1.4).
test.each(LIMITED)('%s sees own rows through every query of a topic, or through none', (perfil) => {
  const user: Principal = {
    _id: 'u',
    nombre: 'u',
    email: '',
    perfil,
    permisos: permisosOf(perfil),
    sesion: 's',
    cliente_id: 'c',
    marcas: ['m'],
  };
  const open = topics.flatMap((topic) => {
    const mine = queries.filter((query) => query.topic === topic && mayCall(query.access, user));
    const scoped = mine.filter((query) => restrictionsOf(query.scope, user).length > 0);
    return scoped.length > 0
      ? mine.filter((query) => !scoped.includes(query)).map((query) => `${topic}: ${query.name}`)
      : [];
  });
  expect(open).toEqual([]);
});
