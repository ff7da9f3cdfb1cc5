import { samples } from '@power/domain/event-samples.testing';
import { type Perfil, PERFILES } from '@power/domain/kernel/perfiles';
import type { Projection } from '@power/infra/platform/projection/define';
import { discover } from '@power/infra/platform/service/discover';

/** Profiles that see some rows only (requirements §0.1.4): a frame for all of one says nothing of a single document. */
const LIMITED: readonly Perfil[] = ['Ejecutivo de Ventas', 'Brand Manager', 'Reseller', 'Proveedor', 'Cliente'];
/** Keys under which an event names a document that has an owner. */
const OWNED = ['pedido', 'client', 'cliente', 'ejecutivo', 'producto'];

const projections = await discover<Projection>(new URL('..', import.meta.url), ['projection']);
const announcements = projections.flatMap(({ name, announcements: all = [] }) =>
  all.map((announcement) => [`${name}: ${announcement.type}`, announcement] as const),
);

/** What tells one document from another: names, ids, numbers, amounts. */
const telling = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(telling)
    : [String(value)].filter((text) => text.length > 2 && text !== 'null' && text !== 'true' && text !== 'false');

test.each(announcements)('%s tells those who see some rows only nothing of one of them', (_, announcement) => {
  const { event, frames } = announcement;
  const data = samples[event.type]![String(event.schema)]!;
  const owned = OWNED.some((key) => key in data);
  const context = { stream: 'user-x', version: 1, position: 1n, at: '2026-03-02T12:00:00.000Z' };
  const wide = frames(data as never, context as never).filter(
    ({ para }) => para.publico || para.todos || para.perfiles?.some((perfil) => LIMITED.includes(perfil as Perfil)),
  );
  const secrets = new Set(owned ? telling(data) : []);
  expect(wide.flatMap(({ datos }) => telling(datos)).filter((text) => secrets.has(text))).toEqual([]);
});

test('every limited profile is a profile, and there is something to hear', () => {
  expect(LIMITED.every((perfil) => PERFILES.includes(perfil))).toBe(true);
  expect(announcements.length).toBeGreaterThan(20);
});
