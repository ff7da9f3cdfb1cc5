/**
 * `npm run new -- <recipe> …`: writes what CONTRIBUTING says of a new thing, in its context, with its lines in the
 * registries; then the calls of the client and the reviewed permissions are written anew from what it declares. What it
 * means is left to be filled in; what it wrote compiles and passes as it stands.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from './help.mjs';
import { commandRecipe } from './recipes/command.mjs';
import { documentRecipe } from './recipes/document.mjs';
import { openTree } from './recipes/edit.mjs';
import { masterRecipe } from './recipes/master.mjs';

const RECIPES = { master: masterRecipe, document: documentRecipe, command: commandRecipe };

helpWhenAsked(
  'Uso: npm run new -- <receta> <contexto> <nombre> [opciones]',
  '  Escribe una cosa nueva con todo lo que CONTRIBUTING dice de ella, lista para compilar y probar.',
  ...Object.values(RECIPES).flatMap(({ help }) => help),
  '  --root DIR   otra copia del repositorio;  --plain   sin compilar ni escribir llamadas y permisos',
);

/** A whole step of the recipe's end; a red one ends with what it said. */
function run(root, args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      ['root', 'ruta', 'uno', 'muchos', 'grupo', 'sobre', 'evento', 'titulo', 'path']
        .map((name) => [name, { type: 'string' }])
        .concat([
          ['femenino', { type: 'boolean' }],
          ['plain', { type: 'boolean' }],
        ]),
    ),
  });
  const [kind, context, name] = positionals;
  const recipe = RECIPES[kind];
  if (!recipe) throw new Error(`there is no recipe «${kind ?? ''}»: ${Object.keys(RECIPES).join(', ')}`);
  if (!/^[a-z]+$/.test(context ?? '')) throw new Error('name the context, a folder of domain/src: settings');
  if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))
    throw new Error('name it in English, words joined by hyphens: shipping-method');
  const root = path.resolve(values.root ?? path.join(import.meta.dirname, '..'));
  const tree = openTree(root);
  const todo = recipe.write(tree, { context, name, ...values });
  tree.save();
  console.log(tree.said().join('\n'));
  if (!values.plain) {
    run(root, ['node_modules/oxfmt/bin/oxfmt', ...tree.files()]);
    run(root, ['infra/calls.mjs']);
    run(root, ['infra/dist/platform/contract/permissions-cli.js', '--write']);
  }
  console.log(['Left to you:', ...todo.map((one) => `  ${one}`)].join('\n'));
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
