import { changeUserLinks } from '@power/domain/access/change-user-links';
import { user } from '@power/domain/access/user';
import { brands } from '@power/domain/masters';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { masterRecord } from '../kernel/master-record.ts';

export default provideFacts(changeUserLinks, async ({ usuario }, services) => {
  const { email, perfil, cuenta } = (await services.load(user, usuario)).state;
  if (perfil !== 'Brand Manager') return { encargadas: [] };
  const own = await Promise.all(
    (cuenta.marcas ?? []).map(async (marca) =>
      (await masterRecord(brands, services, 'nombre', marca))?.brand_manager === email ? [marca] : [],
    ),
  );
  return { encargadas: own.flat() };
});
