import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { mayCall } from '../kernel/call.ts';
import { recordInput } from '../kernel/master-input.ts';
import { PERFILES } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { banners, slides } from '../masters.ts';
import { bannerMaster } from './views/banner-row.ts';
import { isSeen } from './seen.shared.ts';
import { pieceTogether } from './views/shown-piece.ts';

const values = {
  titulo: 'Semana de cámaras',
  texto: '',
  enlace: '/ofertas',
  audiencia: ['Gold'],
  desde: '2026-11-02',
  hasta: '2026-11-08',
  orden: 1,
  estado: 'Borrador',
};
const made = banners.events.created({ _id: '1', ...values });
const as = {
  user: someone('Marketing'),
  facts: { _id: '1', usos: [], grande: 'g', miniatura: 'm', ancho: 4, alto: 3 },
};
const change = (given: readonly DomainEvent[], anuncio: Record<string, unknown>) =>
  decideGiven(banners.change, given, { request: { id: '1', anuncio }, ...as, facts: undefined as never });
const give = (given: readonly DomainEvent[], campo: 'imagen' | 'imagen_movil') =>
  decideGiven(banners.setPicture!, given, { request: { id: '1', nombre: 'a.png', campo }, ...as });

test('a banner is published once it has its picture, and keeps it while it is', () => {
  const straight = { anuncio: { ...values, estado: 'Publicado' } };
  expect(refusal(decideGiven(banners.create, [], { request: straight, ...as }))).toMatchObject({
    extra: { campo: 'estado' },
    mensaje: 'Guárdalo como borrador, sube su diseño y publícalo después.',
  });
  expect(refusal(change([made], { estado: 'Publicado' }))).toMatchObject({ extra: { campo: 'estado' } });
  const phone = events(give([made], 'imagen_movil'));
  expect(phone).toMatchObject([{ type: 'BannerPictured', data: { campo: 'imagen_movil' } }]);
  // The one for phones alone leaves visitors at a desk with an empty frame.
  expect(refusal(change([made, ...phone], { estado: 'Publicado' }))).toMatchObject({ extra: { campo: 'estado' } });
  const both = [made, ...phone, ...events(give([made, ...phone], 'imagen'))];
  const published = events(change(both, { estado: 'Publicado' }));
  expect(published).toMatchObject([{ type: 'BannerChanged', data: { cambios: { estado: 'Publicado' } } }]);
  const drop = (campo: 'imagen' | 'imagen_movil', given: readonly DomainEvent[]) =>
    decideGiven(banners.dropPicture!, given, { request: { id: '1', campo }, ...as, facts: undefined });
  expect(refusal(drop('imagen', [...both, ...published])).codigo).toBe('IMAGEN_EN_USO');
  expect(events(drop('imagen', both))).toMatchObject([{ data: { imagen: null } }]);
  expect(events(drop('imagen_movil', [...both, ...published]))).toMatchObject([{ data: { campo: 'imagen_movil' } }]);
});

test('a link leads into the site or to https, and to nothing that a browser would run', () => {
  const wrong = (enlace: string) => pieceTogether({ ...values, enlace })?.campo;
  for (const good of ['', '/ofertas', '/p/12?x=1', 'https://power.cl/hoy', 'HTTPS://power.cl'])
    expect([good, wrong(good)]).toEqual([good, undefined]);
  for (const bad of [
    'javascript:alert(1)',
    '//otro.cl',
    'http://power.cl',
    'data:text/html,x',
    '/a"onload=x',
    'ofertas',
  ])
    expect([bad, wrong(bad)]).toEqual([bad, 'enlace']);
  expect(pieceTogether({ ...values, hasta: '2026-11-01' })?.campo).toBe('hasta');
});

test('an audience is of the tiers that there are, and an end that is left empty is none', () => {
  const input = recordInput(bannerMaster);
  const { audiencia: _, ...rest } = values;
  expect(input.parse({ ...rest, hasta: '' })).toMatchObject({ hasta: null, audiencia: [] });
  expect(input.safeParse({ ...values, audiencia: ['Diamante'] }).success).toBe(false);
});

test('who sees a piece: its days, its tiers, published and in use', () => {
  const piece = { ...values, estado: 'Publicado', activo: true };
  expect(isSeen(piece, '2026-11-02', 'Gold')).toBe(true);
  expect(isSeen(piece, '2026-11-08', 'Gold')).toBe(true);
  expect(isSeen(piece, '2026-11-09', 'Gold')).toBe(false);
  expect(isSeen(piece, '2026-11-01', 'Gold')).toBe(false);
  expect(isSeen(piece, '2026-11-02', 'Silver')).toBe(false);
  expect(isSeen(piece, '2026-11-02', undefined)).toBe(false);
  expect(isSeen({ ...piece, audiencia: [], hasta: null }, '2027-01-01', undefined)).toBe(true);
  expect(isSeen({ ...piece, activo: false }, '2026-11-02', 'Gold')).toBe(false);
  expect(isSeen({ ...piece, estado: 'Borrador' }, '2026-11-02', 'Gold')).toBe(false);
});

test('Administrador and Marketing make them, and nobody else reads or writes one', () => {
  for (const { create, change: edit, remove, grid, setPicture, picture } of [banners, slides])
    for (const call of [create, edit, remove, grid, setPicture!, picture!])
      expect(PERFILES.filter((perfil) => mayCall(call.access, someone(perfil)))).toEqual([
        'Administrador',
        'Marketing',
      ]);
});
