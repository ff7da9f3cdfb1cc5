/**
 * A document that people write (CONTRIBUTING, *A document*): header, lines of product and units, three states, its list,
 * sheet and form, and its lines in the registries. Its files are the texts in `document/`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filled, wordsOf } from './words.mjs';

const template = (name) => readFileSync(path.join(import.meta.dirname, 'document', `${name}.txt`), 'utf8');

/** Where each text goes. */
const FILES = {
  'aggregate.ts': 'domain/src/{{context}}/{{kebabs}}/{{kebab}}.ts',
  'calls.ts': 'domain/src/{{context}}/{{kebabs}}/calls.ts',
  'document.ts': 'domain/src/{{context}}/{{kebabs}}/views/{{kebab}}-document.ts',
  'test.ts': 'domain/src/{{context}}/{{kebabs}}/{{kebab}}.test.ts',
  'facts.ts': 'command-api/src/{{context}}/{{kebabs}}/handlers.ts',
  'screen.tsx': 'frontend/src/{{context}}/{{kebabs}}/{{kebab}}-screen.tsx',
  'list.tsx': 'frontend/src/{{context}}/{{kebabs}}/{{kebab}}-list.tsx',
  'form.tsx': 'frontend/src/{{context}}/{{kebabs}}/{{kebab}}-form.tsx',
};

const PERSON = { _id: 'ana', nombre: 'Ana Pérez' };
const PRODUCT = {
  _id: '59',
  codigo: 'PM100059',
  codigo_sap: 'A01000761',
  part_number: 'DS-2CD2187G2',
  nombre: 'Cámara IP domo 8 MP',
  marca: 'Hikvision',
};

/** What the log will hold of it, as its events are now: kept so that they are still read when they change. */
const samples = (pascal) => {
  const ref = { _id: '12', number: 12 };
  const lineas = [{ linea: 1, producto: PRODUCT, cantidad: 3 }];
  const made = { creado_por: PERSON, createdAt: '2026-01-05T12:00:00.000Z' };
  return Object.entries({
    Drafted: { bodega: 'BOD', observacion: 'Caja abierta', lineas, ...ref, ...made },
    Changed: { ref, antes: { observacion: 'Caja abierta' }, cambios: { observacion: 'Caja sellada' } },
    Confirmed: { ref },
    Annulled: { ref, motivo: 'Duplicada' },
  }).map(([event, data]) => `  "${pascal}${event}": {"1":${JSON.stringify(data)}},`);
};

/** Its lines in the registries of the domain. */
function register(tree, { context, ruta, grupo, ...words }) {
  const { kebab, kebabs, camel, pascal, flat, Uno, Muchos, a } = words;
  const at = `./${context}/${kebabs}`;
  const views = `${at}/views/${kebab}-document.ts`;
  const add = (file, import_, ...lines) => {
    tree.after(file, /^import .* from '\.\/.*';$/, import_);
    for (const [like, line, within] of lines) tree.after(file, like, line, within);
  };
  add('domain/src/tables.ts', `import { ${camel}Units } from '${views}';`, [
    /^ {2}\w+: \w+Row,$/,
    `  ${flat}_list: ${camel}Units.row,`,
  ]);
  add(
    'domain/src/documents.ts',
    `import { ${camel}Calls } from '${at}/calls.ts';`,
    [/^export \{ \w+/, `export { ${camel}Calls };`],
    [/^ {2}\w+,$/, `  ${camel}Calls,`, 'export const documents:'],
  );
  tree.after('domain/src/document-streams.ts', /^import .* from '\.\/.*';$/, [
    `import { ${camel} } from '${at}/${kebab}.ts';`,
    `import { ${camel}Units } from '${views}';`,
  ]);
  tree.after(
    'domain/src/document-streams.ts',
    /^ {2}\{ aggregate: .* \},$/,
    `  { aggregate: ${camel}, list: ${camel}Units.list },`,
  );
  add('domain/src/looks.ts', `import { ${camel}Units } from '${views}';`, [
    /^ {2}.*: \w+Looks,$/,
    `  '${Uno}': ${camel}Units.looks,`,
  ]);
  tree.after('domain/src/audit/documents.shared.ts', /^ {2}\w+: '/, `  ${flat}: '${Uno}',`);
  tree.after('domain/src/event-samples.json', /^ {2}"\w+": \{.*\},$/, samples(pascal));
  const form = `${ruta}/nuev${a}`;
  tree.after(
    'domain/src/access/menu.ts',
    /^ {6}entry\(/,
    `      entry('${ruta}', '${Muchos}', 'list-details', [ADM], { detras: ['${form}'] }),`,
    `grupo: '${grupo}'`,
  );
  tree.after(
    'domain/src/access/menu-table.testing.ts',
    new RegExp(`^ {2}'${grupo}\\|`),
    `  '${grupo}|${ruta}': 'ADM',`,
  );
  // Not into the wallboards, which stand below: they are no addresses of the system.
  tree.after(
    'frontend/src/screens.ts',
    /^ {2}\S+: \(\) => import\(/,
    [
      `  '${ruta}': () => import('./${context}/${kebabs}/${kebab}-list.tsx'),`,
      `  '${form}': () => import('./${context}/${kebabs}/${kebab}-form.tsx'),`,
    ],
    'export const screens:',
  );
}

export const documentRecipe = {
  help: [
    '  document <contexto> <nombre> --ruta devoluciones --uno "nota de devolución" --muchos "notas de devolución"',
    '         [--femenino] [--grupo Bodega]',
  ],
  write(tree, { context, name, ruta, uno, muchos, femenino = false, grupo = 'Bodega' }) {
    if (!ruta || !uno || !muchos) throw new Error('a document needs --ruta, --uno and --muchos');
    const words = { ...wordsOf({ name, uno, muchos, femenino }), context, ruta, grupo };
    for (const [from, to] of Object.entries(FILES)) tree.add(filled(to, words), filled(template(from), words));
    register(tree, words);
    const { kebabs, flat, pascal } = words;
    const later = `data: { antes: { observacion: 'ENTONCES' }, cambios: { observacion: 'AHORA' } }`;
    tree.after('query-api/src/kernel/as-of.testing.ts', /^ {2}issuenote: note\(/, [
      `  ${flat}: { type: '${pascal}Drafted', field: 'observacion', later: { type: '${pascal}Changed', ${later} } },`,
    ]);
    tree.after(
      'infra/src/laboratory/safety/sampled-documents.ts',
      /^ {2}\w+: '\w+Drafted',$/,
      `  ${flat}: '${pascal}Drafted',`,
    );
    return [
      `domain/src/${context}/${kebabs}: its header, states and who writes it (views), what a step does (calls.ts) to others too`,
      `domain/src/relations.ts: which documents it belongs together with`,
      'the user guide and CHANGELOG.md',
    ];
  },
};
