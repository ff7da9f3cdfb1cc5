/** Of each context, at least so many mutants of a hundred are killed. */
export const LEAST_PERCENT = 85;

const KILLED = ['Killed', 'Timeout'];
/** What the runner answers once its time is over. */
const UNTRIED = 'RuntimeError';

/**
 * Figures of one context from the files of Stryker's JSON report: `{ context, mutants, killed, reached, untried }`, all
 * counts; `reached` are those that some test runs, `untried` those for which there was no time, which count nowhere else.
 */
export function figuresOf(files, context) {
  const all = Object.entries(files)
    .filter(([name]) => name.startsWith(`domain/src/${context}/`))
    .flatMap(([, { mutants }]) => mutants);
  const count = (...statuses) => all.filter(({ status }) => statuses.includes(status)).length;
  const killed = count(...KILLED);
  const reached = killed + count('Survived');
  return { context, mutants: reached + count('NoCoverage'), killed, reached, untried: count(UNTRIED) };
}

/** Whether a context's tests kill enough of its mutants: `least` of a hundred. */
export const isEnough = ({ mutants, killed }, least = LEAST_PERCENT) => killed * 100 >= mutants * least;

/** One more mutant that nothing kills is no fall: what is measured of small contexts moves by as much. */
const LEEWAY_PERCENT = 1;

/**
 * What a change has to hold: the goal, or where docs/MUTANTS.md (its text) says that a context is below it, that figure
 * less a percent.
 */
export function leastOf(text, context) {
  const [, recorded] = new RegExp(`^\\| ${context} \\| \\d+ \\| ([\\d.]+) %`, 'm').exec(text) ?? [];
  return recorded === undefined ? 0 : Math.min(LEAST_PERCENT, Number(recorded) - LEEWAY_PERCENT);
}

const percent = (part, whole) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const HEAD = '| context | mutants | killed | of those reached | measured |\n|---|---|---|---|---|';

const rowOf = ({ context, mutants, killed, reached }, day) =>
  `| ${context} | ${mutants} | ${percent(killed, mutants)} | ${percent(killed, reached)} | ${day} |`;

/** The figures as a Markdown table, in their order. */
export const tableOf = (figures, day) => [HEAD, ...figures.map((one) => rowOf(one, day))].join('\n');

/**
 * The text of docs/MUTANTS.md with its table written anew: a row for each of `contexts`, with these figures where there
 * are any of all its mutants, with the row of before otherwise, and as not measured where there is neither.
 */
export function documentWith(text, contexts, figures, day) {
  const start = text.indexOf('| context |');
  if (start < 0) throw new Error('docs/MUTANTS.md has no table of contexts');
  const before = new Map(
    text
      .slice(start)
      .split('\n')
      .map((row) => [row.split(' | ')[0].slice(2), row]),
  );
  const rows = contexts.map((context) => {
    const figure = figures.find((one) => one.context === context && one.untried === 0);
    return figure ? rowOf(figure, day) : (before.get(context) ?? `| ${context} | – | – | – | never |`);
  });
  return `${text.slice(0, start)}${[HEAD, ...rows].join('\n')}\n`;
}
