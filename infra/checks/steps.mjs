import { recordTime } from './times.mjs';

/** A check that either holds or does not, told in a line; `work` returns what to say about it, or throws. Whether it held. */
export async function runStep(name, work) {
  const started = Date.now();
  try {
    const said = await work();
    recordTime('steps', name, Date.now() - started);
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
    return true;
  } catch (error) {
    console.log(`✕ ${name}\n${error.message}`);
    return false;
  }
}

/** The figures of a check as text; throws its problems. What imports what, and warnings, are no figures. */
export function held({ problems, graph: _graph, warnings: _warnings, ...figures }) {
  if (problems.length) throw new Error(problems.join('\n'));
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
