import { jest } from '@jest/globals';
import { SYSTEM } from '@power/domain/kernel/principal';

const settings = { ERP_INTEGRADO: true };
jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings }));
const { default: userInfo } = await import('./user-info.ts');

const ERP_SCREENS = ['precio-entrega', 'listado-precio-entrega', 'entrada-mercancia'];
interface Reply {
  readonly user: {
    readonly erp: boolean;
    readonly menu: readonly { readonly entradas: readonly { readonly ruta: string }[] }[];
  };
}

/** The reply to an Administrador without a row of their own, with the ERP integration on or off. */
async function infoWith(erp: boolean): Promise<Reply['user']> {
  settings.ERP_INTEGRADO = erp;
  const query = { select: () => query, where: () => query, executeTakeFirst: () => Promise.resolve(undefined) };
  const user = { ...SYSTEM, perfil: 'Administrador' };
  const reply = (await userInfo.handle(
    {} as never,
    { rows: { from: () => query }, user } as never,
  )) as unknown as Reply;
  return reply.user;
}

test.each([
  [true, ERP_SCREENS],
  [false, []],
])('ERP integration %s → the person is told so, with %j in the menu', async (erp, screens) => {
  const info = await infoWith(erp);
  expect(info.erp).toBe(erp);
  const routes = info.menu.flatMap(({ entradas }) => entradas.map(({ ruta }) => ruta));
  expect(ERP_SCREENS.filter((ruta) => routes.includes(ruta))).toEqual(screens);
});
