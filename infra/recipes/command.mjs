/** A command on an aggregate that is there (CONTRIBUTING, *A use case*): its event, fold, decider with test, and its lines in the registries. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { capital, namesOf } from './edit.mjs';
import { addressOf, eventLabel, subjectOf } from './stream.mjs';

const decider = ({
  context,
  kebab,
  camel,
  snake,
  title,
  event,
  aggregate,
  from,
  events,
  address,
  subject,
}) => `import { z } from 'zod';
import { defineCommand } from '${from}/kernel/command.ts';
import { reject } from '${from}/kernel/rejection.ts';
import { expectedVersion, longText } from '${from}/kernel/text.ts';
import { ${address.schema} } from '${address.import}';
import { ${event} } from '${events}';
import { ${aggregate.name}${subject.refOf ? ', refOf' : ''} } from '${aggregate.import}';

/** ${title}. */
export const ${camel} = defineCommand({
  name: '${kebab}',
  context: '${context}',
  path: '${address.path}',
  accion: '${snake}',
  access: { perfiles: ['Administrador'] },
  summary: '${title}',
  request: z.strictObject({
    accion: z.literal('${snake}'),
    ${address.field}: ${address.schema},
    nota: longText,
    expectedVersion,
  }),
  aggregate: ${aggregate.name},
  stream: ({ ${address.field} }) => String(${address.field}),
  when: (state) => (state ? undefined : reject('NO_EXISTE', 'No encontrado', 'No existe. Revisa el número.')),
  decide: (${subject.told ? 'state' : '_state'}, { nota }) => [${event}({ ${[subject.told, 'nota'].filter(Boolean).join(', ')} })],
  answer: () => ({ mensaje: '${title}: guardado' }),
});
`;

const test = ({
  kebab,
  camel,
  snake,
  event,
  events,
  aggregate,
  first,
  from,
  address,
  subject,
}) => `import { samples } from '${from}/event-samples.testing.ts';
import { someone } from '${from}/kernel/decision.testing.ts';
import { foldAll } from '${from}/kernel/scenario.ts';
import { ${camel} } from './${kebab}.ts';
import { ${event} } from '${events}';
import { ${aggregate.name}${subject.refOf ? ', refOf' : ''} } from '${aggregate.import}';

const user = someone('Administrador');
const context = { user, now: '2026-01-05T12:00:00.000Z', facts: undefined, commandId: 'c' };
const schema = ${aggregate.name}.folds.get('${first}')!.event.schema;
const state = foldAll(${aggregate.name}, [{ type: '${first}', data: samples.${first}![schema]! }]);

test('rejects when there is none', () => {
  expect(${camel}.when!(undefined as never, user)?.codigo).toBe('NO_EXISTE');
});

test('given one, when it is asked for, then its event', () => {
  const request = { accion: '${snake}' as const, ${address.field}: '7' as never, nota: 'Texto' };
  expect(${camel}.when!(state, user)).toBeUndefined();
  expect(${camel}.decide(state, request, context)).toEqual([${event}({ ${[subject.told, "nota: 'Texto'"].filter(Boolean).join(', ')} })]);
});
`;

/** Every source file below a folder of the checkout. */
const sources = (tree, folder) =>
  readdirSync(path.join(tree.root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name) && !/\.(test|testing)\./.test(one.name))
    .map((one) => path.relative(tree.root, path.join(one.parentPath, one.name)))
    .sort();

/** Where an aggregate is declared, with its events beside it. */
function findAggregate(tree, name) {
  const declared = new RegExp(`^export const ${name} = defineAggregate`, 'm');
  const file = sources(tree, 'domain/src').find((one) => declared.test(tree.text(one)));
  if (!file)
    throw new Error(`no «export const ${name} = defineAggregate(…)» below domain/src: name it as the code does`);
  return file;
}

/** Adds a name to what a file imports from a module. */
function alsoImport(tree, file, module, name) {
  const text = tree.text(file);
  const like = new RegExp(`import \\{([^}]*?),?\\s*\\} from '${module.replaceAll('.', '\\.')}';`);
  if (!like.test(text)) throw new Error(`${file} imports nothing from ${module}: mend the recipe`);
  tree.replace(file, like, (_, names) => `import {${names}, ${name} } from '${module}';`);
}

const LIST = /ignores: \[[^\]]*\]/;

/** The list of events that a projection ignores: where it is written, and its text; undefined where there is none. */
function ignoredBy(tree, file) {
  const text = tree.text(file);
  const [own] = LIST.exec(text) ?? [];
  // What spreads a constant, or is one, has it there: twice in one list is refused.
  const [, constant] = /ignores: (?:\[\s*\.\.\.)?([A-Z_]+)[,\]]/.exec(text) ?? [];
  if (own && constant === undefined) return { home: file, list: own };
  if (constant === undefined) return undefined;
  const [, from] = new RegExp(`import \\{[^}]*\\b${constant}\\b[^}]*\\} from '(\\.[^']*)'`).exec(text) ?? [];
  const home = from === undefined ? file : path.posix.join(path.posix.dirname(file), from);
  const [list] = new RegExp(`const ${constant}\\b[^=]*= \\[[^\\]]*\\]`).exec(tree.text(home)) ?? [];
  return list && { home, list };
}

/** Projections that name events of the stream as meaning nothing to them name this one too. */
function ignoreIt(tree, aggregateFile, event) {
  const folded = [...tree.text(aggregateFile).matchAll(/\bon\(\s*(?:\w+\.)?([A-Z]\w+)/g)].map(
    ([, name]) => `'${name}'`,
  );
  for (const file of sources(tree, 'projector/src')) {
    const { home, list = '' } = ignoredBy(tree, file) ?? {};
    const ruled = rulesIn(tree, file);
    if (!folded.some((name) => list.includes(name) || ruled.includes(name.slice(1, -1)))) continue;
    // One that had a rule for every event of all its streams until now has no list yet.
    if (!home) tree.replace(file, /^( +)rules: \[/m, (found, spaces) => `${spaces}ignores: ['${event}'],\n${found}`);
    else if (!list.includes(`'${event}'`)) tree.replace(home, list, () => list.replace(/,?\s*\]$/, `, '${event}']`));
  }
}
/** The events that a projection names in its rules. */
const rulesIn = (tree, file) => {
  const [, rules = ''] = /^ +rules: \[([^]*)/m.exec(tree.text(file)) ?? [];
  return [...rules.matchAll(/\b([A-Z]\w+)\b/g)].map(([name]) => name);
};

export const commandRecipe = {
  help: [
    '  command <contexto> <nombre> --sobre training --evento TrainingNoted --titulo "Anota una capacitación"',
    '         [--path /capacitaciones/modificar]',
  ],
  write(tree, { context, name, sobre, evento, titulo, path: given }) {
    if (!sobre || !titulo || !/^([A-Z][a-z0-9]*){2,}$/.test(evento ?? ''))
      throw new Error('a command needs --sobre (its aggregate), --evento (as OrderNoted) and --titulo');
    const aggregateFile = findAggregate(tree, sobre);
    const eventsFile = path.posix.join(path.posix.dirname(aggregateFile), 'events.ts');
    const folder = `domain/src/${context}`;
    const relative = (file) => {
      const to = path.posix.relative(folder, file);
      return to.startsWith('.') ? to : `./${to}`;
    };
    const names = namesOf(name);
    const samples = JSON.parse(tree.text('domain/src/event-samples.json'));
    const address = addressOf(tree, sources(tree, 'domain/src'), sobre, `/${context}/modificar`);
    const subject = subjectOf(tree, aggregateFile, eventsFile, samples);
    const first = /\bon\(\s*(?:\w+\.)?([A-Z]\w+)/.exec(tree.text(aggregateFile))[1];
    const words = {
      ...names,
      context,
      title: capital(titulo),
      event: evento,
      from: '..',
      events: relative(eventsFile),
      aggregate: { name: sobre, import: relative(aggregateFile), events: relative(eventsFile) },
      first,
      subject,
      address: { ...address, ...(given && { path: given }), import: relative(address.from) },
    };
    tree.add(`${folder}/${name}.ts`, decider(words));
    tree.add(`${folder}/${name}.test.ts`, test(words));
    tree.append(
      eventsFile,
      `export const ${evento} = defineEvent('${evento}', {\n  label: '${eventLabel(words.title)}',\n  data: z.object({ ${[subject.schema, 'nota: z.string()'].filter(Boolean).join(', ')} }),\n});\n`,
    );
    const whole = /import \* as (\w+) from '\.\/events\.ts';/.exec(tree.text(aggregateFile));
    if (!whole) alsoImport(tree, aggregateFile, './events.ts', evento);
    const named = whole ? `${whole[1]}.${evento}` : evento;
    // Behind the first fold, which is that of the event by which a stream begins.
    tree.replace(
      aggregateFile,
      /^( +)on\([^]*?\n(?=\1(?:on\(|\.\.\.)|\])/m,
      (found, spaces) => `${found}${spaces}on(${named}, (s) => s),\n`,
    );
    ignoreIt(tree, aggregateFile, evento);
    const contract = [`${folder}/contract.ts`, `${folder}/calls.ts`].find((file) => tree.has(file));
    if (!contract) throw new Error(`${folder} has neither contract.ts nor calls.ts: add the call by hand`);
    tree.after(contract, /^import .*;$/, `import { ${names.camel} } from './${name}.ts';`);
    tree.after(contract, /^ {2}\w+,$/, `  ${names.camel},`, /export const \w+Contract/);
    tree.after(
      'domain/src/event-samples.json',
      /^ {2}"\w+": \{.*\},$/,
      `  "${evento}": {"1":${JSON.stringify({ ...subject.sample, nota: 'texto' })}},`,
    );
    return [
      `${folder}/${name}.ts: what it asks for, who may, what stands in its way (when), what it decides`,
      `${eventsFile}, ${aggregateFile}: what the event says, and what of it the state keeps`,
      'projector: the column that shows it, with a raised version, or `ignores` (every-projection names who forgot)',
      'the screen, the user guide and CHANGELOG.md',
    ];
  },
};
