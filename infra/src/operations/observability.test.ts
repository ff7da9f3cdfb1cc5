import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'infra/docker/observability');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Names of figures that the services declare, with those of every Node process and of Prometheus itself. */
function declared(): Set<string> {
  const ours = ['infra/src', 'query-api/src', 'command-api/src', 'projector/src'].flatMap((where) =>
    readdirSync(path.join(root, where), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(file))
      .map((file) => readFileSync(path.join(root, where, file), 'utf8'))
      .filter((text) => text.includes("from 'prom-client'"))
      .flatMap((text) => [...text.matchAll(/name: '(\w+)'/g)].map(([, name]) => name!)),
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return new Set([...ours, ...registry.getMetricsAsArray().map(({ name }) => name), 'up']);
}

const FUNCTIONS = /\b(histogram_quantile|sum|max|topk|rate|increase|by|le)\b/g;
const figuresOf = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
      .replaceAll(FUNCTIONS, ' ')
      .matchAll(/[a-z_]{2,}\w*/g),
  ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

test('alerts and board ask for figures that there are', () => {
  const alerts = [...read('alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression!);
  const board = JSON.parse(read('grafana-board.json')) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [...alerts, ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  expect(alerts.length).toBeGreaterThan(5);
  const known = declared();
  expect(expressions.flatMap(figuresOf).filter((name) => !known.has(name))).toEqual([]);
  expect(expressions.flatMap(figuresOf).length).toBeGreaterThanOrEqual(expressions.length);
});

test('every alert says what to do', () => {
  const alerts = read('alerts.yaml').split('- alert:').slice(1);
  for (const alert of alerts) expect(alert).toMatch(/summary: ".+"\n +description: ".+"/);
});
