/** Which rules of a style sheet somebody needs who has loaded only a part of the code. */

/** Where the statement that begins at `from` ends: at its semicolon, or behind its block. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const letter = css[at]!;
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") {
      for (at += 1; at < css.length && css[at] !== letter; at += 1) if (css[at] === '\\') at += 1;
    } else if (css.startsWith('/*', at)) at = css.indexOf('*/', at + 2) + 1 || css.length;
    else if (letter === '{') depth += 1;
    else if (letter === '}' && (depth -= 1) === 0) return at + 1;
    else if (letter === ';' && depth === 0) return at + 1;
  }
  return css.length;
}

function* statements(css: string): Generator<string> {
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at);
    yield css.slice(at, end).trim();
    at = end;
  }
}

/** What a functional pseudo-class says is one of several, or must not be: neither is needed for the rule to count. */
const withoutArguments = (selector: string): string => {
  for (let before = ''; before !== selector;) {
    before = selector;
    selector = selector.replaceAll(/\([^()]*\)/g, '');
  }
  return selector;
};

const classesIn = (selector: string): string[] =>
  [...withoutArguments(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name!.replaceAll('\\', ''));

/** Mantine puts such names together: `mantine-Button-root` stands nowhere as it is. */
const PUT_TOGETHER = /^mantine-/;

const split = (statement: string): [head: string, body: string] => {
  const open = statement.indexOf('{');
  return [statement.slice(0, open).trim(), statement.slice(open + 1, -1)];
};

/**
 * The statements of `css`, in their order, that can touch a page whose code contains `words`: those of elements and
 * attributes, and those of classes that are all named there. Movements that none of these names are left out.
 */
export function firstRules(css: string, words: ReadonlySet<string>): string {
  const kept: string[] = [];
  for (const statement of statements(css)) {
    if (statement === '') continue;
    if (!statement.includes('{') || /^@(font-face|property|keyframes)/.test(statement)) kept.push(statement);
    else if (statement.startsWith('@')) {
      const [head, body] = split(statement);
      const inner = firstRules(body, words);
      if (inner !== '') kept.push(`${head}{${inner}}`);
    } else {
      const [head] = split(statement);
      const touches = (selector: string): boolean =>
        classesIn(selector).every((name) => words.has(name) || PUT_TOGETHER.test(name));
      if (withoutArguments(head).split(',').some(touches)) kept.push(statement);
    }
  }
  const rules = kept.filter((one) => !one.startsWith('@keyframes')).join('');
  return kept
    .filter((one) => !one.startsWith('@keyframes') || rules.includes(/^@keyframes\s+([^\s{]+)/.exec(one)![1]!))
    .join('');
}
