/** Files that a recipe writes and registries that it adds lines to: all of them or none. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names of one thing in the ways that code writes it. */
export function namesOf(name) {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
  const camel = pascal[0].toLowerCase() + pascal.slice(1);
  return { kebab: name, pascal, camel, snake: name.replaceAll('-', '_') };
}

export const capital = (words) => words[0].toUpperCase() + words.slice(1);

/** A checkout; nothing is written before `save`, so that a recipe that no longer fits leaves nothing behind. */
export function openTree(root) {
  const changed = new Map();
  const made = [];
  const at = (file) => path.join(root, file);
  const text = (file) => changed.get(file) ?? readFileSync(at(file), 'utf8');
  return {
    root,
    text,
    has: (file) => changed.has(file) || existsSync(at(file)),
    /** A new file; one that is there already is refused. */
    add(file, content) {
      if (changed.has(file) || existsSync(at(file))) throw new Error(`${file} is there already`);
      changed.set(file, content);
      made.push(file);
    },
    append: (file, more) => void changed.set(file, `${text(file).trimEnd()}\n${more}`),
    replace(file, like, by) {
      const before = text(file);
      const after = before.replace(like, by);
      if (after === before) throw new Error(`${file} has nothing like ${like}: mend the recipe`);
      changed.set(file, after);
    },
    /** Puts lines behind the last line that looks so, of a file or of the list in it that the line with `within` begins. */
    after(file, like, lines, within = '') {
      const all = text(file).split('\n');
      const from = all.findIndex((line) => (within instanceof RegExp ? within.test(line) : line.includes(within)));
      const end = within ? all.findIndex((line, n) => n > from && /^( {2}\}|\S)/.test(line)) : all.length;
      const last = all.findLastIndex((line, n) => from >= 0 && n >= from && n < end && like.test(line));
      if (last < 0)
        throw new Error(`${file} has no line like ${like}${within ? ` within «${within}»` : ''}: mend the recipe`);
      changed.set(file, all.toSpliced(last + 1, 0, ...[lines].flat()).join('\n'));
    },
    save() {
      for (const [file, content] of changed) {
        mkdirSync(path.dirname(at(file)), { recursive: true });
        writeFileSync(at(file), content);
      }
    },
    files: () => [...changed.keys()].filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
    said: () => [...changed.keys()].map((file) => `${made.includes(file) ? 'new    ' : 'changed'} ${file}`),
  };
}
