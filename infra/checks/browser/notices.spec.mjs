import { makeOrder, productsInStock } from './support/orders.mjs';
import { ask, signIn } from './support/session.mjs';

/** What tells people that something waits: notifications, the request that one of them takes, floating notes, the dashboard. */
export default async function notices({ test, expect }) {
  await test('a location request asks the warehouse, the first who takes it has it, the others are told', async (one, _context, another) => {
    const two = await another();
    const outsider = await another();
    await signIn(one, 'Jefe de Bodega', '/sistema/dashboard-bodega');
    await signIn(two, 'Bodega', '/sistema/dashboard-bodega');
    await signIn(outsider, 'Cobrador', '/sistema/pedidos-cobrador');
    for (const page of [one, two, outsider]) await page.getByRole('button', { name: /^Notificaciones: / }).waitFor();
    for (const page of [one, two]) await page.getByRole('heading', { level: 2 }).first().waitFor();
    const office = await another();
    await signIn(office, 'Administrador');
    const comentario = 'Ubicar el proyecto Los Andes';
    const sent = await ask(office, '/notificaciones/crear', { accion: 'crear', tipo: 'solicitud_ubicacion_cliente', titulo: 'Ubicación de cliente', comentario });
    expect(sent.ok).toBe(true);
    const dialogs = [one, two].map((page) => page.getByRole('dialog', { name: '¿Tomar el requerimiento?' }));
    for (const dialog of dialogs) {
      await dialog.getByText(comentario).first().waitFor();
      await dialog.getByRole('button', { name: 'Cancelar' }).waitFor();
    }
    await dialogs[0].getByRole('button', { name: 'Tomar requerimiento' }).click();
    await dialogs[0].waitFor({ state: 'detached' });
    await dialogs[1].waitFor({ state: 'detached' }).catch(() => dialogs[1].getByRole('button', { name: 'Tomar requerimiento' }).click());
    expect(await outsider.getByRole('dialog').count()).toBe(0);
    const { nots } = await ask(two, '/notificaciones/listar', { accion: 'todas', startRow: 0, endRow: 20 });
    expect(nots.find((n) => n.comentario === comentario).tomada_por.nombre).toBe('Patricio Núñez Araya');
  });

  await test('order notes of the Cobrador: grouped, expanded, with the validation behind the button', async (page, _context, another) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const [product] = await productsInStock(office);
    const number = await makeOrder(office, [[product, 1]]);
    await signIn(page, 'Cobrador', '/sistema/pedidos-cobrador', 'catalina.cortes@power.test');
    const layer = page.getByRole('region', { name: 'Acciones pendientes' });
    const grouped = layer.getByRole('button', { name: /^ACCIONES PENDIENTES \(\d+\)$/ });
    await grouped.or(layer.getByRole('button', { name: 'Agrupar' })).first().waitFor();
    if (await grouped.count()) await grouped.dblclick();
    await layer.getByRole('button', { name: 'Agrupar' }).click();
    await grouped.waitFor();
    await grouped.dblclick();
    await layer.getByText(new RegExp(`^${number} · `)).first().waitFor();
  });

  await test('the operational dashboard shows its blocks, each with its link into a filtered list', async (page) => {
    await signIn(page, 'Jefe de Bodega', '/sistema/landing');
    await page.getByRole('heading', { level: 1, name: 'Dashboard Operacional' }).waitFor();
    await page.locator('main section h2').first().waitFor();
    expect(await page.locator('main section h2').count()).toBeGreaterThan(3);
    const link = page.locator('main section h2 a[href*="pedidos-globales"]').first();
    await link.click();
    await page.waitForURL('**/sistema/pedidos-globales**');
    await page.locator('.ag-cell').filter({ hasText: /\S/ }).first().waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Dashboard Operacional' }).waitFor();
  });
}
