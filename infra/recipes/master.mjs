/** A master list (CONTRIBUTING, *A master list*): its declaration, its screen and its lines in the registries. */
import { capital } from './edit.mjs';
import { wordsOf } from './words.mjs';

const declaration = ({
  context,
  ruta,
  camel,
  snake,
  uno,
  muchos,
  femenino,
}) => `import { code, text } from '../../kernel/field.ts';
import { asked, defineMaster, masterCode } from '../../kernel/master-row.ts';

/** ${capital(muchos)} (\`${ruta}\`). */
export const ${camel}Master = defineMaster({
  name: '${camel}',
  context: '${context}',
  words: { uno: '${uno}', muchos: '${muchos}', femenino: ${femenino}, titulo: '${capital(muchos)}' },
  teaches: 'Aquí se llevan ${femenino ? 'las' : 'los'} ${muchos} de la empresa.',
  path: '/configuraciones_basicas/${snake}',
  screen: '${ruta}',
  payload: '${snake}',
  acciones: { grid: 'simple' },
  table: '${snake}_list',
  title: 'nombre',
  unique: ['codigo', 'nombre'],
  usedBy: [],
  read: ['Administrador'],
  write: ['Administrador'],
  fields: {
    codigo: asked(masterCode('Código'), { max: 20, fixed: true }),
    nombre: asked(text('Nombre', { search: true }), { max: 80 }),
    codigo_erp: asked(code('Código ERP', { search: true }), { required: false, max: 20 }),
  },
});
`;

const screen = ({
  context,
  ruta,
  camel,
  kebab,
  calls,
  muchos,
}) => `import { ${camel}Master } from '@power/domain/${context}/views/${kebab}-row';
import { ${calls} } from '../calls/${context}.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** \`${ruta}\`. */
export const Component = () => (
  <MasterPage master={${camel}Master} context="${capital(muchos)} de la empresa." calls={${calls}} />
);
`;

/** What the log will hold of it, as its events are now: kept so that they are still read when they change. */
const samples = (pascal) => {
  const values = { codigo: 'COD', nombre: 'Nombre', codigo_erp: '' };
  const one = { _id: '1', nombre: 'Nombre' };
  const claimed = { valor: 'texto', dueno: '1' };
  return Object.entries({
    Created: { _id: '1', ...values },
    Changed: { ...one, antes: values, cambios: { nombre: 'Otro' } },
    Deactivated: one,
    Reactivated: one,
    Deleted: one,
    CodigoClaimed: claimed,
    NombreClaimed: claimed,
    Imported: { _id: '1', nuevos: 1, modificados: 1, sin_cambio: 1, rechazados: [{ fila: 2, errores: ['texto'] }] },
  }).map(([event, data]) => `  "${pascal}${event}": {"1":${JSON.stringify(data)}},`);
};

export const masterRecipe = {
  help: [
    '  master <contexto> <nombre> --ruta configuraciones/transportistas --uno transportista --muchos transportistas',
    '         [--femenino] [--grupo Configuraciones]',
  ],
  write(tree, { context, name, ruta, uno, muchos, femenino = false, grupo = 'Configuraciones' }) {
    if (!ruta || !uno || !muchos) throw new Error('a master needs --ruta, --uno and --muchos');
    const names = wordsOf({ name, uno, muchos, femenino });
    const { kebab, camel, snake, camels: calls } = names;
    const all = { ...names, context, ruta, femenino, calls };
    const row = `domain/src/${context}/views/${kebab}-row.ts`;
    const page = `frontend/src/${context}/${ruta.split('/').at(-1)}.tsx`;
    const imported = `import { ${camel}Master } from './${context}/views/${kebab}-row.ts';`;
    tree.add(row, declaration(all));
    tree.add(page, screen(all));

    const masters = 'domain/src/masters.ts';
    tree.after(masters, /^import .*-row\.ts';$/, imported);
    tree.after(masters, /^export const \w+ = masterCalls\(/, `export const ${calls} = masterCalls(${camel}Master);`);
    tree.after(masters, /^ {2}\w+,$/, `  ${calls},`, 'export const masters:');
    tree.after('domain/src/tables.ts', /^import .*Master } from/, imported);
    tree.after('domain/src/tables.ts', /^ {2}\w+: \w+Master\.row,$/, `  ${snake}_list: ${camel}Master.row,`);
    tree.after(
      'frontend/src/screens.ts',
      new RegExp(`^ {2}'${ruta.includes('/') ? `${ruta.split('/')[0]}/` : ''}`),
      `  '${ruta}': () => import('./${context}/${ruta.split('/').at(-1)}.tsx'),`,
      'export const screens:',
    );
    tree.after(
      'domain/src/access/menu.ts',
      /^ {6}entry\(/,
      `      entry('${ruta}', '${capital(muchos)}', 'list', [ADM]),`,
      `grupo: '${grupo}'`,
    );
    tree.after(
      'domain/src/access/menu-table.testing.ts',
      new RegExp(`^ {2}'${grupo}\\|`),
      `  '${grupo}|${ruta}': 'ADM',`,
    );
    tree.after('domain/src/audit/documents.shared.ts', /^ {2}\w+Import: '/, [
      `  ${camel}: '${capital(uno)}',`,
      `  ${camel}Codigo: 'Código de ${uno}',`,
      `  ${camel}Nombre: 'Nombre de ${uno}',`,
      `  ${camel}Import: 'Importación de ${muchos}',`,
    ]);
    tree.after('domain/src/event-samples.json', /^ {2}"\w+": \{.*\},$/, samples(names.pascal));
    return [
      `${row}: its fields, who reads and writes, where it is used (usedBy), what it teaches`,
      `${page}: what the list says of itself in one line`,
      'the user guide and CHANGELOG.md',
    ];
  },
};
