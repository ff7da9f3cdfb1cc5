import { brands } from '@power/domain/masters';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';

interface Brand {
  readonly nombre: string;
  /** E-mail address; '' when nobody looks after it. */
  readonly brand_manager?: string;
}

const give = async (email: string | undefined, marca: string, propia: boolean, { command }: ProcessTools) => {
  if (email) await command('give-brand', { accion: 'marca', email, marca, propia });
};

/** What a brand manager sees follows from the record of the brand: whom it names has it among the own brands. */
export default defineProcess('access/own-brands', 'Marcas de cada brand manager', [
  react(brands.events.created, async (data, _c, tools) => {
    const { nombre, brand_manager } = data as unknown as Brand;
    await give(brand_manager, nombre, true, tools);
  }),
  react(brands.events.changed, async ({ nombre, antes, cambios }, _c, tools) => {
    const before = antes as Partial<Brand>;
    const now = cambios as Partial<Brand>;
    if (now.brand_manager === undefined) return;
    await give(before.brand_manager, before.nombre ?? nombre, false, tools);
    await give(now.brand_manager, nombre, true, tools);
  }),
]);
