import type { DemoCompany } from '../company.ts';
import { productDrawing } from '../drawings.ts';
import type { DemoCommand } from './command.ts';
import type { Directory } from './directory.ts';
import { commandIdOf, type Run } from './run.ts';

const DAY = 86_400_000;
/** Products whose pages are written, with a picture; every so many-th still waits for its text. */
const WRITTEN = 300;
const UNWRITTEN = 5;
/** Of the beginning of the catalogue, which lists and pages open with. */
const FIRST = 60;
const LISTED = 8;

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

/** The first of them, and the rest of every family alike. */
function writtenOf<P>(published: readonly P[]): P[] {
  const first = published.slice(0, FIRST);
  const rest = published.slice(FIRST);
  const step = Math.max(1, Math.floor(rest.length / (WRITTEN - FIRST)));
  return [...first, ...rest.filter((_, n) => n % step === 0)].slice(0, WRITTEN);
}

/** Sections that hold the catalogue's own categories. */
const ROOTS = ['Videovigilancia', 'Redes y energía', 'Seguridad'] as const;

/** What the site shows: sections, pages of products, two featured lists. */
export function webCommands(company: DemoCompany, directory: Directory, run: Run): DemoCommand[] {
  const end = Date.parse(run.until);
  let clock = end - 20 * DAY;
  const as = directory.user('administrador@power.test');
  const step = (
    what: (string | number)[],
    name: string,
    request: object,
    more: Partial<DemoCommand> = {},
  ): DemoCommand => ({
    name,
    request,
    commandId: commandIdOf(run, 'web', ...what),
    as,
    now: new Date((clock += 30_000)).toISOString(),
    ...more,
  });
  const shown = writtenOf(company.productos.filter(({ web, bloqueado }) => web && !bloqueado));
  const names = [...new Set(shown.map(({ categoria }) => categoria))];
  const sections = [
    ...ROOTS.map((nombre, i) => ({ nombre, slug: slugOf(nombre), padre: '', orden: i + 1 })),
    ...names.map((nombre, i) => ({
      nombre,
      slug: `c-${slugOf(nombre)}`,
      padre: slugOf(ROOTS[i % ROOTS.length]!),
      orden: Math.floor(i / ROOTS.length) + 1,
    })),
  ];
  const dayAt = (days: number): string => new Date(end + days * DAY).toISOString().slice(0, 10);
  const listed = shown.slice(0, LISTED * 2).map(({ codigo }) => codigo);
  const lists = [
    {
      nombre: 'Destacados de la portada',
      tipo: 'destacados',
      desde: dayAt(-20),
      hasta: null,
      productos: listed.slice(0, LISTED),
    },
    {
      nombre: 'Ofertas de la semana',
      tipo: 'ofertas',
      desde: dayAt(-3),
      hasta: dayAt(4),
      productos: listed.slice(LISTED),
    },
  ];
  return [
    ...sections.map((categoria, i) =>
      step(['categoria', i], 'create-webcategory', { categoria }, { numbers: { webCategory: i + 1 } }),
    ),
    ...shown.flatMap((p, i): DemoCommand[] => {
      const id = String(directory.product(p.codigo));
      const descripcion = `<h3>${p.nombre}</h3><p>${p.marca} ${p.part_number}, para instalaciones de <strong>${p.categoria.toLowerCase()}</strong>. Con garantía de un año y despacho desde Santiago.</p><ul><li>Marca: ${p.marca}</li><li>Unidad de venta: ${p.unidad}</li></ul>`;
      return [
        step(['en', i], 'categorise-web-product', {
          accion: 'actualizarcategorias',
          id,
          categorias: [`c-${slugOf(p.categoria)}`],
        }),
        ...(i % UNWRITTEN === UNWRITTEN - 1
          ? []
          : [step(['texto', i], 'describe-web-product', { accion: 'descripcion', id, descripcion })]),
        step(
          ['imagen', i],
          'add-product-image',
          { id, nombre: `${p.part_number.replaceAll(/[/\\]/g, '-')}.png` },
          { drawing: productDrawing(i, p.categoria) },
        ),
      ];
    }),
    ...lists.map((lista, i) =>
      step(
        ['lista', i],
        'create-featuredlist',
        { lista: { ...lista, estado: 'Publicado' } },
        { numbers: { featuredList: i + 1 } },
      ),
    ),
  ];
}
