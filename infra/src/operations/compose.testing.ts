import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
const compose = readFileSync(path.join(root, 'infra/docker/compose.yaml'), 'utf8');

const sectionOf = (text: string, from: RegExp, to: RegExp): string => {
  const rest = text.slice(from.exec(text)?.index);
  const end = to.exec(rest.slice(1));
  return end ? rest.slice(0, end.index + 1) : rest;
};

const common = sectionOf(compose, /^ {2}environment: &environment$/m, /^ {2}healthcheck: /m);

/** Variables that every service of compose.yaml is given, with the text that stands there: a constant, or `${NAME:-}`. */
export const composeVariables: ReadonlyMap<string, string> = new Map(
  [...common.matchAll(/^ {4}([A-Z_0-9]+): (?:&\w+ )?(.*)$/gm)].map(([, name, text]) => [
    name!,
    text!.replaceAll(/^"(.*)"$/g, '$1'),
  ]),
);

const IMAGE_COMMAND = /^CMD (.*)$/m.exec(readFileSync(path.join(root, 'infra/docker/Dockerfile'), 'utf8'))![1]!;

/** Sections of the services in compose.yaml, by name. */
export const composeServices: ReadonlyMap<string, string> = new Map(
  [
    ...sectionOf(compose, /^services:$/m, /^volumes:$/m).matchAll(/^ {2}([a-z-]+):\n((?: {4}.*\n|\n| {2}#.*\n)*)/gm),
  ].map(([, name, text]) => [name!, text!]),
);

/** What a service of compose.yaml runs. */
export function commandOf(name: string): readonly [program: string, ...args: string[]] {
  const own = /^ {4}command: (\[.*\])$/m.exec(composeServices.get(name) ?? '')?.[1];
  return JSON.parse(own ?? IMAGE_COMMAND) as [string, ...string[]];
}
