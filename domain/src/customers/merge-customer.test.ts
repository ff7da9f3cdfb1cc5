import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { mayCall } from '../kernel/call.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { absorbCustomer } from './absorb-customer.ts';
import { absorbedOf } from './absorbed.shared.ts';
import { changeCustomer } from './change-customer.ts';
import { type Customer, customer } from './customer.ts';
import { NEW_CUSTOMER } from './customer-data.ts';
import { CustomerDeactivated, CustomerMerged, CustomerRegistered, type DatosCliente } from './events.ts';
import { importedCustomer } from './imported-customer.shared.ts';
import { listMergedDocuments } from './list-merged-documents.ts';
import { mergeCustomer, unidoOf } from './merge-customer.ts';
import { customerMerges, decideMerge } from './merges.ts';
import { reactivateCustomer } from './reactivate-customer.ts';

const admin = someone('Administrador');
const registered = (_id: string, nombre: string, legalcode: string, more: Partial<DatosCliente> = {}): DomainEvent =>
  CustomerRegistered({
    ...NEW_CUSTOMER,
    ejecutivo: null,
    codigo_sap: `C${_id}`,
    activo: true,
    puntos: 0,
    _id,
    nombre,
    legalcode,
    ...more,
  });
const fold = (...given: DomainEvent[]) => foldAll(customer, given)!;

const dup = registered('1', 'Alarmas Sur Ltda', '12.345.678-5');
const stays = registered('2', 'Alarmas Sur', '76.296.177-6');
const merge = (given: DomainEvent[], destino: Customer | undefined, more: object = {}) =>
  decideGiven(mergeCustomer, given, {
    request: { accion: 'unir', id: '1', destino: '2', motivo: 'Mismo dueño', ...more },
    user: admin,
    facts: { destino },
  });
const merged = [dup, ...(events(merge([dup], fold(stays))) as DomainEvent[])];

test('a duplicate goes into the customer that stays: inactive, with its name, its RUT and why', () => {
  expect(merged[1]).toEqual(
    CustomerMerged({ _id: '1', nombre: 'Alarmas Sur Ltda', destino: unidoOf(fold(stays)), motivo: 'Mismo dueño' }),
  );
  expect(fold(...merged)).toMatchObject({ activo: false, unido_a: { _id: '2', legalcode: '76.296.177-6' } });
});

test('not into itself, nobody, one that is inactive or was merged itself; not twice, and with a reason', () => {
  expect(refusal(merge([dup], fold(dup), { destino: '1' })).codigo).toBe('MISMO_CLIENTE');
  expect(refusal(merge([dup], undefined)).codigo).toBe('CLIENTE_NO_EXISTE');
  const off = fold(stays, CustomerDeactivated({ _id: '2', nombre: 'Alarmas Sur', motivo: 'x' }));
  expect(refusal(merge([dup], off)).mensaje).toBe('Alarmas Sur está inactivo. Reactívalo, o elige a otro.');
  const gone = fold(
    stays,
    CustomerMerged({ _id: '2', nombre: 'Alarmas Sur', destino: unidoOf(fold(dup)), motivo: 'x' }),
  );
  expect(refusal(merge([dup], gone)).codigo).toBe('CLIENTE_UNIDO');
  expect(refusal(merge(merged, fold(stays))).mensaje).toBe(
    'Alarmas Sur Ltda ya está unido a Alarmas Sur (76.296.177-6).',
  );
  expect(refusal(merge([dup], fold(stays), { motivo: ' ' })).codigo).toBe('MOTIVO_OBLIGATORIO');
});

test('only an Administrador says that two customers are one', () => {
  const may = PERFILES.filter((perfil) => mayCall(mergeCustomer.access, { perfil, permisos: permisosOf(perfil) }));
  expect(may).toEqual(['Administrador']);
});

test('a merged customer is neither changed nor brought back, nor imported to; whoever tries hears which one stays', () => {
  const change = decideGiven(changeCustomer, merged, {
    request: { accion: 'simple', id: '1', cliente: { giro: 'x' } },
    user: admin,
    facts: {},
  });
  expect(refusal(change).mensaje).toBe('Alarmas Sur Ltda está unido a Alarmas Sur (76.296.177-6). Usa ese.');
  const back = { request: { accion: 'reactivar' as const, id: '1' }, user: admin, facts: undefined };
  expect(refusal(decideGiven(reactivateCustomer, merged, back)).codigo).toBe('CLIENTE_UNIDO');
  expect(importedCustomer(fold(...merged), { giro: 'x' }, { ejecutivo: undefined, condicion: true })).toMatchObject({
    mensaje: 'El RUT 12.345.678-5 está unido a Alarmas Sur. Usa su RUT: 76.296.177-6.',
  });
});

const [a, b, c] = ['a', 'b', 'c'].map((_id) => ({ _id, nombre: _id, legalcode: _id }));
const decided = (...pairs: (readonly [typeof a, typeof a])[]) =>
  pairs.reduce<{ state: ReturnType<typeof foldMerges>; outcomes: string[] }>(
    ({ state, outcomes }, [duplicado, destino]) => {
      const outcome = decideMerge(state, {
        duplicado: duplicado!,
        destino: destino!,
        motivo: 'x',
        now: '2026-01-05T12:00:10.000Z',
        merged: () => false,
      });
      const written = Array.isArray(outcome) ? (outcome as DomainEvent[]) : [];
      return {
        state: { ...state, ...foldMerges(written) },
        outcomes: [...outcomes, Array.isArray(outcome) ? `${written.length}` : 'refused'],
      };
    },
    { state: {}, outcomes: [] },
  ).outcomes;
const foldMerges = (given: DomainEvent[]) => foldAll(customerMerges, given);

test('of merges at once no two go into each other, round in a circle, or into different ones', () => {
  expect(decided([a, b], [b, a])).toEqual(['1', 'refused']);
  expect(decided([a, b], [b, c], [c, a])).toEqual(['1', '1', 'refused']);
  expect(decided([a, b], [a, c])).toEqual(['1', 'refused']);
  expect(decided([a, b], [a, b])).toEqual(['1', '0']);
});

test('a decision whose command died is void after a minute, one that was carried out never', () => {
  const state = foldMerges(
    decideMerge({}, { duplicado: a!, destino: b!, motivo: 'x', now: '', merged: () => false }) as DomainEvent[],
  );
  const again = (now: string, done: boolean) =>
    decideMerge(state, { duplicado: a!, destino: c!, motivo: 'x', now, merged: () => done });
  expect(again('2026-01-05T12:00:59.000Z', false)).toMatchObject({ codigo: 'CLIENTE_UNIDO' });
  expect(again('2026-01-05T12:01:01.000Z', true)).toMatchObject({ codigo: 'CLIENTE_UNIDO' });
  expect(again('2026-01-05T12:01:01.000Z', false)).toHaveLength(1);
});

const lugar = (calle: string) => ({ nombre: 'Bodega', calle, comuna: 'Talca', region: 'Maule', referencia: '' });
const ana = { nombre: 'Ana', cargo: '', email: 'ana@sur.test', telefono: '' };

test('whoever stays takes over addresses and contacts that it does not have, once', () => {
  const own = { direcciones: [lugar('Los Aromos 1')], contactos: [ana] };
  const other = {
    direcciones: [lugar('LOS AROMOS 1'), lugar('Uno 2'), lugar('Uno 2')],
    contactos: [ana, { ...ana, nombre: 'Eva' }],
  };
  expect(absorbedOf(own, other)).toEqual({ direcciones: [lugar('Uno 2')], contactos: [{ ...ana, nombre: 'Eva' }] });
  const given = [registered('2', 'Alarmas Sur', '76.296.177-6', own)];
  const absorb = (past: DomainEvent[]) =>
    events(
      decideGiven(absorbCustomer, past, {
        request: { accion: 'recibirunido', duplicado: '1', motivo: 'x' },
        user: admin,
        facts: { duplicado: { ...fold(...merged), ...other }, destino: '2' },
      }),
    ) as DomainEvent[];
  const after = [...given, ...absorb(given)];
  expect(fold(...after)).toMatchObject({
    direcciones: [lugar('Los Aromos 1'), lugar('Uno 2')],
    contactos: [ana, { nombre: 'Eva' }],
    unidos: [{ _id: '1', legalcode: '12.345.678-5' }],
  });
  expect(absorb(after)).toEqual([]);
});

test('its documents are written down in parts of a hundred, none for a customer that was not merged', () => {
  const documentos = Array.from({ length: 230 }, (_, n) => ({ tipo: 'pedido' as const, id: String(n) }));
  const list = (past: DomainEvent[]) =>
    events(
      decideGiven(listMergedDocuments, past, {
        request: { accion: 'listarunido', id: '1', posicion: '1' },
        user: admin,
        facts: documentos,
      }),
    ) as DomainEvent[];
  expect(list([dup])).toEqual([]);
  const parts = list(merged);
  expect(parts.map(({ data }) => (data as { documentos: unknown[] }).documentos.length)).toEqual([100, 100, 30]);
  expect(fold(...merged, ...parts).documentos_unidos).toBe(230);
  const nobody = decideGiven(listMergedDocuments, [], {
    request: { accion: 'listarunido', id: '1', posicion: '1' },
    user: admin,
    facts: documentos,
  });
  expect(refusal(nobody).codigo).toBe('CLIENTE_NO_EXISTE');
});
