const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** What a suite may change in modules that are loaded, so that another one would find it: mocks, time. */
const MOCKS = /\bunstable_mockModule\b|\buseFakeTimers\b|\bresetModules\b|\bisolateModules/;
/** What a module may keep from when it is loaded. */
const VARIABLES = /\bprocess\.env\b/;
const HELPER = /(?:from|import) '(\.[^']*\.testing\.tsx?)'/g;

/** Files that a suite consists of: itself, and helpers that it imports; as `[path, text]`. */
function filesOf(file, seen = new Map()) {
  if (seen.has(file) || !existsSync(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, helper] of text.matchAll(HELPER)) filesOf(path.join(path.dirname(file), helper), seen);
  return seen;
}

/**
 * Of which modules a suite has need: `shared` where it changes nothing that they would keep, the path of a helper where
 * that alone sets variables of the process (those who import it share theirs), `own` otherwise.
 */
function modulesOf(file) {
  const files = [...filesOf(file)];
  if (files.some(([, text]) => MOCKS.test(text))) return 'own';
  const [first, ...others] = files.filter(([, text]) => VARIABLES.test(text)).map(([name]) => name);
  if (first === undefined) return 'shared';
  return others.length > 0 || first === file ? 'own' : first;
}

exports.modulesOf = modulesOf;
