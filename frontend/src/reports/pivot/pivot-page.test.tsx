import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { queryClient } from '../../api/query-client.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPhone } from '../../testing/phone.ts';
import { renderApp } from '../../testing/render.tsx';
import { salesSource } from '../sales-source.shared.ts';
import { PivotPage } from './pivot-page.tsx';

const grupos = [
  { f: ['Dahua'], c: ['2026-02'], v: [500] },
  { f: ['Dahua'], c: ['2026-03'], v: [1_000_000] },
  { f: ['Hikvision'], c: ['2026-03'], v: [2_500_000] },
  { f: ['Dahua'], c: [], v: [1_000_500] },
  { f: ['Hikvision'], c: [], v: [2_500_000] },
  { f: [], c: ['2026-02'], v: [500] },
  { f: [], c: ['2026-03'], v: [3_500_000] },
  { f: [], c: [], v: [3_500_500] },
];

const view = (_id: string, nombre: string, propia: boolean) => ({
  _id,
  nombre,
  busqueda: 'filas=mes&columnas=&medidas=costo,total',
  propia,
  dueno_nombre: 'Ana',
});
const vistas = [view('v1', 'De Ana', false), view('v2', 'La mía', true)];

function open(search: string, permisos: object = {}, groups: readonly object[] = grupos) {
  queryClient.clear();
  currentUser.set({ _id: 'u', perfiles: { perfil: 'Finanzas' }, permisos } as unknown as CurrentUser);
  const asked: Record<string, unknown>[] = [];
  const told: Record<string, unknown>[] = [];
  const server = fakeServer(({ path, body }) => {
    if (path.includes('informes')) {
      told.push(body);
      return {
        body: body.accion === 'vistas' ? { vistas } : { ok: true, mensaje: 'Listo', version: 1, posicion: '1' },
      };
    }
    if (!path.includes('ventas')) return { body: { ok: true, preferencias: {} } };
    asked.push(body);
    return { body: { ok: true, grupos: groups } };
  });
  const router = createMemoryRouter([{ path: '/', element: <PivotPage source={salesSource()} /> }], {
    initialEntries: [`/${search}`],
  });
  renderApp(<RouterProvider router={router} />);
  return { asked, told, router, server };
}
const REPORT = '?filas=marca&columnas=mes&medidas=neto';

test('rows, columns and totals; each figure leads to its lines, and a heading sorts by it', async () => {
  const { server } = open(REPORT);
  const table = within(await screen.findByRole('table', { name: 'Informe de Ventas' }));
  const row = within(table.getByRole('row', { name: /^Dahua/ }));
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual(['$500', '$1.000.000', '$1.000.500']);
  const href = new URL(row.getByRole('link', { name: '$1.000.000' }).getAttribute('href')!, 'http://x');
  expect(href.pathname).toBe('/sistema/reportes-dinamicos-ventas/lineas');
  expect(JSON.parse(href.searchParams.get('f')!)).toEqual({
    marca: { filterType: 'set', values: ['Dahua'] },
    mes: { filterType: 'set', values: ['2026-03'] },
  });
  expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('$3.500.500');
  const brands = () => table.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(brands()).toEqual(['Dahua', 'Hikvision', 'Total']);
  await userEvent.click(table.getByRole('button', { name: 'Neto de Total' }));
  expect(brands()).toEqual(['Hikvision', 'Dahua', 'Total']);
  server.restore();
});

test('fields are moved by keyboard, and the address follows', async () => {
  const { asked, router, server } = open(REPORT);
  const user = userEvent.setup();
  const field = await screen.findByRole('button', { name: 'Mes, en columnas: mover o quitar' });
  field.focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Mover a filas' }));
  await waitFor(() => expect(router.state.location.search).toContain('filas=marca%2Cmes&columnas=&medidas=neto'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filas: ['marca', 'mes'], columnas: [], medidas: ['neto'] }));
  server.restore();
});

test('costs are offered to whoever may know them, and a link with costs shows the others what they may see', async () => {
  const { asked, server } = open('?filas=marca&columnas=&medidas=margen,total');
  await userEvent.click(await screen.findByRole('button', { name: 'Agregar a valores' }));
  expect(await screen.findByRole('menuitem', { name: 'Documentos' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /Margen|Costo/ })).not.toBeInTheDocument();
  expect(asked[0]).toMatchObject({ medidas: ['total'] });
  server.restore();
});

test('a shared view is applied with what the person may see; an own one is changed in its place and taken away, those of others are not', async () => {
  const { asked, told, server } = open(REPORT);
  const user = userEvent.setup();
  const menu = async () => {
    await user.click(await screen.findByRole('button', { name: 'Vistas' }));
    return screen.findByRole('menuitem', { name: /De Ana.*La comparte Ana/ });
  };
  await user.click(await menu());
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filas: ['mes'], medidas: ['total'] }));
  expect(await screen.findByText('Tu perfil no ve Costo.')).toBeInTheDocument();
  await menu();
  expect(screen.queryByLabelText('Borrar vista De Ana')).not.toBeInTheDocument();
  await user.click(screen.getByRole('menuitem', { name: 'Compartir vista actual…' }));
  await user.type(await screen.findByLabelText(/Nombre de la vista/), 'La mía');
  await user.click(screen.getByRole('button', { name: 'Compartir vista' }));
  await waitFor(() =>
    expect(told.find(({ accion }) => accion === 'compartirvista')).toMatchObject({
      _id: 'v2',
      informe: 'reportes-dinamicos-ventas',
      nombre: 'La mía',
      busqueda: 'filas=mes&columnas=&medidas=total',
    }),
  );
  await menu();
  await user.click(screen.getByLabelText('Borrar vista La mía'));
  await user.click(await screen.findByRole('button', { name: 'Borrar vista' }));
  await waitFor(() => expect(told).toContainEqual({ accion: 'borrarvista', _id: 'v2' }));
  server.restore();
});

test('on a phone the fields are one line that opens, and the side actions one menu', async () => {
  onPhone(true);
  const { server } = open(REPORT);
  const line = await screen.findByRole('button', { name: 'Filas: Marca · Columnas: Mes · Valores: Neto' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('group', { name: 'Filas' })).toBeNull();
  await userEvent.click(line);
  expect(screen.getByRole('group', { name: 'Filas' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copiar enlace' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Más acciones de este informe' }));
  expect(await screen.findByRole('menuitem', { name: 'Copiar enlace' })).toBeInTheDocument();
  server.restore();
});

test('two people of one name stand apart, are called by it, and their figures select by who they are', async () => {
  const { server } = open('?filas=ejecutivo_nombre&columnas=&medidas=neto', {}, [
    { f: ['Ana Rojas\u001fu7'], c: [], v: [10] },
    { f: ['Ana Rojas\u001fu9'], c: [], v: [20] },
    { f: [], c: [], v: [30] },
  ]);
  const table = within(await screen.findByRole('table', { name: 'Informe de Ventas' }));
  const rows = table.getAllByRole('row', { name: /^Ana Rojas \$/ });
  const filters = rows.map((row) => {
    const href = new URL(within(row).getByRole('link').getAttribute('href')!, 'http://x');
    return (JSON.parse(href.searchParams.get('f')!) as Record<string, unknown>).ejecutivo_id;
  });
  expect(filters).toEqual(['u7', 'u9'].map((_id) => ({ filterType: 'set', values: [_id], nombres: ['Ana Rojas'] })));
  server.restore();
});

test('a report of thousands of columns shows what a browser draws, says how many there are, and shows more when asked', async () => {
  const months = Array.from({ length: 3000 }, (_, n) => `c${String(n).padStart(4, '0')}`);
  const { server } = open(REPORT, {}, [
    ...Array.from({ length: 100 }, (_, n) => ({ f: [`m${n}`], c: [months[n * 3]!], v: [n] })),
    ...Array.from({ length: 100 }, (_, n) => ({ f: [`m${n}`], c: [], v: [n] })),
    ...months.map((mes) => ({ f: [], c: [mes], v: [1] })),
    { f: [], c: [], v: [4950] },
  ]);
  const table = await screen.findByRole('table', { name: 'Informe de Ventas' });
  const headings = () => table.querySelectorAll('th[scope=colgroup]').length;
  expect(headings()).toBe(121);
  expect(table.querySelector('tfoot')).toHaveTextContent('$4.950');
  expect(screen.getByText('Se ven 120 de 3.000 columnas; los totales son de todas.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar más columnas' }));
  expect(headings()).toBe(241);
  server.restore();
});
