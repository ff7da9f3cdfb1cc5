import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { firstRules } from './first-rules.ts';

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];

/** The code of what index.html loads and of the pages that stand before the door, with all that these import. */
function codeOf(bundle: Bundle, doors: RegExp): string {
  const wanted = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && (file.isEntry || doors.test(file.name)) ? [file.fileName] : [],
  );
  const found = new Set(wanted);
  let code = '';
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    code += chunk.code;
    for (const imported of chunk.imports) found.add(imported);
  }
  return code;
}

/**
 * Whoever has not signed in yet waits for no screen's styles: index.html names a sheet of those rules alone that the
 * `doors` can show, and in `data-rest` the whole one, which `ui/part.tsx` fetches with the first code that is not
 * theirs. That one repeats them in its own order, so that what wins over what is said in one place.
 */
export function firstStyles(doors: RegExp): Plugin {
  return {
    name: 'first-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const whole = Object.values(bundle).find((file) => /^assets\/style-.*\.css$/.test(file.fileName));
        const page = bundle['index.html'];
        if (whole?.type !== 'asset' || page?.type !== 'asset')
          this.error('index.html and one style sheet are expected');
        const words = new Set(codeOf(bundle, doors).match(/[\w-]+/g));
        const rules = firstRules(String(whole.source), words);
        const fileName = `assets/first-${createHash('sha256').update(rules).digest('base64url').slice(0, 8)}.css`;
        const link = `href="/${whole.fileName}"`;
        const html = String(page.source);
        if (!html.includes(link)) this.error('index.html does not name its style sheet');
        this.emitFile({ type: 'asset', fileName, source: rules });
        page.source = html.replace(link, `href="/${fileName}" data-rest="/${whole.fileName}"`);
      },
    },
  };
}
