const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

/** What a module may keep from when it is loaded, or a suite may exchange in it: variables of the process, mocks, time. */
const CHANGES = /\bprocess\.env\b|\bunstable_mockModule\b|\buseFakeTimers\b|\bresetModules\b|\bisolateModules/;
const HELPER = /(?:from|import) '(\.[^']*\.testing\.tsx?)'/g;

/** Whether a suite, or a helper that it imports, changes what modules that are loaded once would keep. */
function needsOwnModules(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (CHANGES.test(text)) return true;
  return [...text.matchAll(HELPER)].some(([, helper]) => needsOwnModules(path.join(path.dirname(file), helper), seen));
}

exports.needsOwnModules = needsOwnModules;
