/**
 * Names that a stranger cannot search for: variables that are a bare participle, and files that begin with a participle, a
 * preposition or a question word. Counted over all code, and only ever lowered; what a name should be: CONTRIBUTING, Words.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from './glob.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The counts of today: whoever renames lowers them. */
const MOST = { variables: 2436, files: 90 };

const VARIABLE = new RegExp(
  `\\b(?:const|let|function) (?:${[
    'told held kept shown seen asked said known drawn heard named given found meant owed met left made taken gone done',
    'lost wanted read sent written planted judged settled',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b`,
  'g',
);
const FILE =
  /^(?:what|who|where|how|still|other|besides|same|that|once|kept|held|told|shown|seen|said|asked|own|of|by|with|in|at|on|together|recent)[-.]/;

/** Returns `{ read, variables, files, problems }` over the code of the repository. */
export function checkNames() {
  const code = globSync(root, /\.(?:ts|tsx|mjs|cjs)$/);
  const variables = code.reduce(
    (sum, file) => sum + (readFileSync(path.join(root, file), 'utf8').match(VARIABLE)?.length ?? 0),
    0,
  );
  const files = code.filter((file) => FILE.test(path.basename(file))).length;
  const problems = Object.entries({ variables, files }).flatMap(([kind, count]) => {
    if (count > MOST[kind]) return [`${count} ${kind} are named by what was done, over ${MOST[kind]}: name what it is`];
    return count < MOST[kind] - 20 ? [`only ${count} ${kind} are left: lower MOST in infra/checks/names.mjs`] : [];
  });
  if (code.length < 50) problems.push(`only ${code.length} files were read`);
  return { read: code.length, variables, files, problems };
}
