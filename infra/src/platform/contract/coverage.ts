import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CallBase, callKey } from '@power/domain/kernel/call';
import { root } from './root.ts';

/** A call that the specification names. */
export interface SeedCall {
  readonly method: string;
  /** With `:name` parameters, as calls are declared. */
  readonly path: string;
  readonly accion: string | undefined;
  /** Number of the document that names it first. */
  readonly document: string;
}

/** Calls of the specification, from docs/spec/calls.tsv. */
export function readSeedCalls(file = path.join(root, 'docs/spec/calls.tsv')): SeedCall[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [method = '', address = '', accion = '', document = ''] = line.split('\t');
      return {
        method,
        path: address.replaceAll(/\{(\w+)\}/g, ':$1'),
        accion: accion === '' ? undefined : accion,
        document,
      };
    });
}

export interface Coverage {
  readonly declared: readonly SeedCall[];
  readonly missing: readonly SeedCall[];
}

export function coverage(calls: readonly CallBase[], seeds: readonly SeedCall[]): Coverage {
  // A call that is named without its accion is there when its path answers to any.
  const keys = new Set(calls.flatMap((call) => [callKey(call), callKey({ ...call, accion: undefined })]));
  const isDeclared = (seed: SeedCall): boolean => keys.has(seedKey(seed));
  return { declared: seeds.filter(isDeclared), missing: seeds.filter((seed) => !isDeclared(seed)) };
}

/**
 * Declared calls that look like a call of the specification but are spelt otherwise (case, hyphens, underscores,
 * plural, method), one line each. Calls of our own, that resemble none, are free.
 */
export function misspelt(calls: readonly CallBase[], seeds: readonly SeedCall[]): string[] {
  const exact = new Set(seeds.map(seedKey));
  const like = new Map(seeds.map((seed) => [loose(seed), seedKey(seed)]));
  const paths = new Map(seeds.map((seed) => [loosePath(seed.path), seed.path]));
  return calls.flatMap((call) => {
    if (exact.has(callKey(call))) return [];
    const seedPath = paths.get(loosePath(call.path));
    if (seedPath !== undefined && !seeds.some((one) => one.path === call.path))
      return [`${callKey(call)}: the specification writes ${seedPath}`];
    const seed = like.get(loose(call));
    return seed === undefined ? [] : [`${callKey(call)}: the specification writes ${seed}`];
  });
}

const seedKey = (seed: SeedCall): string => callKey({ ...seed, method: seed.method as CallBase['method'] });
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/s(?=[/_-]|$)/g, '')
    .replaceAll(/[^a-z0-9/:]/g, '');
const loosePath = (text: string): string => bare(text).replaceAll(/:[^/]+/g, ':');
const loose = (call: { readonly path: string; readonly accion?: string | undefined }): string =>
  `${loosePath(call.path)} ${bare(call.accion ?? '')}`;
