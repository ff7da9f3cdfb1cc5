import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface HandlerFile {
  readonly app: 'command-api' | 'query-api';
  readonly context: string;
  /** Basename without extension. */
  readonly name: string;
  /** False when its default export may be something else (a job, a process): it can answer a declaration but needs none. */
  readonly certain: boolean;
}

/** Path of a handler from the root of the repository. */
export const handlerName = (file: Pick<HandlerFile, 'app' | 'context' | 'name'>): string =>
  `${file.app}/src/${file.context}/${file.name}.ts`;

/** Handlers that exist: files of the context folders with a default export. */
export function findHandlers(root: string): HandlerFile[] {
  return (['command-api', 'query-api'] as const).flatMap((app) => {
    const folder = path.join(root, app, 'src');
    return subfolders(folder).flatMap((context) =>
      readdirSync(path.join(folder, context))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => ({ file, source: readFileSync(path.join(folder, context, file), 'utf8') }))
        .filter(({ source }) => /^export default /m.test(source))
        .map(({ file, source }) => ({
          app,
          context,
          name: path.basename(file, '.ts'),
          certain: /\b(handleQuery|handleGrid|provideFacts)\(/.test(source),
        })),
    );
  });
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}
