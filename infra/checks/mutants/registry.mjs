/**
 * As much of jest as tests of pure functions use: `test`, `test.each`, `describe`, `beforeEach`, `afterEach`, `expect`, run
 * in one process, again and again.
 */
import { format } from 'node:util';
import { expect } from 'expect';

const tests = [];
const path = [];
let file = '';

const SEPARATOR = ' › ';
/** `{ kind, scope, work }`; the scope is a file, or a group of it. */
const hooks = [];
const scopeOf = (names) => names.join(SEPARATOR);
const addHook = (kind) => (work) => hooks.push({ kind, scope: scopeOf([file, ...path]), work });

/** The test between the hooks of its file and groups, the outer ones first and last. */
const withHooks = (scopes, work) => async () => {
  const hooksOf = (kind) =>
    scopes.flatMap((scope) => hooks.filter((hook) => hook.kind === kind && hook.scope === scope));
  for (const before of hooksOf('beforeEach')) await before.work();
  try {
    await work();
  } finally {
    for (const after of hooksOf('afterEach').toReversed()) await after.work();
  }
};

function add(name, work) {
  const names = [file, ...path];
  const id = scopeOf([...names, name]);
  const scopes = names.map((_, n) => scopeOf(names.slice(0, n + 1)));
  tests.push({ id: tests.some((t) => t.id === id) ? `${id} (${tests.length})` : id, work: withHooks(scopes, work) });
}

const tableOf = (first, rest) =>
  Array.isArray(first) && !('raw' in first) ? first : rest.map((_, n) => n).filter((n) => n < 0);

/** `%s` and `%p` of a title, filled with the row, or `$name` with its field. */
function titled(title, row) {
  if (!Array.isArray(row) && typeof row === 'object' && row !== null)
    return title.replace(/\$(\w+)/g, (_, name) => String(row[name]));
  const marks = (title.match(/%[sdifjop]/g) ?? []).length;
  return format(title.replaceAll('%p', '%j'), ...[row].flat().slice(0, marks));
}

const each =
  (register) =>
  (table, ...rest) =>
  (title, work) => {
    for (const row of tableOf(table, rest))
      register(titled(title, row), () => (Array.isArray(row) ? work(...row) : work(row)));
  };

const test = Object.assign(add, { each: each(add) });

function group(name, work) {
  path.push(name);
  work();
  path.pop();
}
const describe = Object.assign(group, { each: each(group) });

Object.assign(globalThis, {
  test,
  it: test,
  describe,
  expect,
  beforeEach: addHook('beforeEach'),
  afterEach: addHook('afterEach'),
});

/** Loads a file of tests; its tests are in {@link tests} from here on. */
export async function load(url, name) {
  file = name;
  await import(url);
}

export { tests };
