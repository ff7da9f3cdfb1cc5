/** What the commands and events of a stream have in common, read from the code that is there. */
import path from 'node:path';

/** The commonest of these texts; undefined where there are none. */
function commonest(texts) {
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** The names that a file imports, with the files of the checkout that they come from. */
function importsOf(tree, file) {
  const imports = [...tree.text(file).matchAll(/import (?:type )?\{([^}]*)\} from '(\.[^']*)';/g)];
  return new Map(
    imports.flatMap(([, names, from]) =>
      names
        .split(',')
        .map((name) => [name.trim(), path.posix.join(path.posix.dirname(file), from)])
        .filter(([name]) => name !== ''),
    ),
  );
}

/** How commands on an aggregate are addressed: the path of its changes, the field that names one and that field's schema. */
export function addressOf(tree, files, aggregate, fallback) {
  const commands = files.filter((file) => new RegExp(`^ +aggregate: ${aggregate},$`, 'm').test(tree.text(file)));
  const bases = commands.flatMap((file) =>
    [...tree.text(file).matchAll(/\bpath: '(\/[^':]*)\/[^'/:]+'/g)].map(([, base]) => base),
  );
  const base = commonest(bases);
  const addresses = commands.flatMap((file) => {
    const [, field, schema] = /\b(\w+): (\w+(?:Id|Key))\b[,.\s}]/.exec(tree.text(file)) ?? [];
    const from = schema && importsOf(tree, file).get(schema);
    return from && schema !== 'commandId' ? [`${field} ${schema} ${from}`] : [];
  });
  const [field, schema, from] = commonest(addresses)?.split(' ') ?? [
    'id',
    'documentId',
    'domain/src/kernel/document-guards.ts',
  ];
  return { path: base === undefined ? fallback : `${base}/modificar`, field, schema, from };
}

/**
 * What every event of a stream says of its subject: `{ pedido: refOf(state) }` where its events repeat a reference, otherwise
 * the id and name that they hold beside each other. `sample` is one, from the samples of its events.
 */
export function subjectOf(tree, aggregateFile, eventsFile, samples) {
  const text = tree.text(eventsFile);
  const types = [...text.matchAll(/defineEvent\(\s*'(\w+)'/g)].map(([, type]) => type);
  const data = types.flatMap((type) => Object.values(samples[type] ?? {}));
  const near = [...importsOf(tree, eventsFile).values()]
    .filter((file) => tree.has(file))
    .map((file) => tree.text(file));
  const [, field, schema] = /\b(\w+): (ref[A-Z]\w*)\b/.exec([text, ...near].join('\n')) ?? [];
  const example = data.find((one) => field in one);
  if (field && example && /\brefOf\b/.test(tree.text(aggregateFile)))
    return {
      schema: `${field}: ${schema}`,
      imports: /^(export )?const /.test(text.match(new RegExp(`.*\\b${schema}\\b.*=`))?.[0] ?? '') ? undefined : schema,
      told: `${field}: refOf(state!)`,
      refOf: true,
      sample: { [field]: example[field] },
    };
  const names = [...text.matchAll(/_id: z\.string\(\), (\w+): z\.string\(\)/g)].map(([, name]) => name);
  const name = commonest(names);
  const one = data.find((value) => name in value && '_id' in value);
  if (!one) return { schema: '', told: '', sample: {} };
  return {
    schema: `_id: z.string(), ${name}: z.string()`,
    told: `_id: state!._id, ${name}: state!.${name}`,
    sample: { _id: one._id, [name]: one[name] },
  };
}

const FEMININE = /(a|ción|sión|dad)$/;

/** What an event is called after what its command does: *anota una capacitación* leaves a *Capacitación anotada*. */
export function eventLabel(title) {
  const [, verb, ending, rest] = /^(\p{L}+?)(a|e) un[ao]? (.+)$/iu.exec(title) ?? [];
  if (verb === undefined) return title;
  const [noun] = rest.split(' ');
  const participle = `${verb.toLowerCase()}${ending === 'a' ? 'ad' : 'id'}${FEMININE.test(noun) ? 'a' : 'o'}`;
  return `${noun[0].toUpperCase()}${noun.slice(1)} ${participle}`;
}
