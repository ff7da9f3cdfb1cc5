import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../platform/contract/root.ts';

test('messages stand above the footer, where ACCIONES PENDIENTES is pressed, on every screen', () => {
  const styles = readFileSync(path.join(root, 'frontend/src/ui/feedback/toast-host.module.css'), 'utf8');
  const edges = [...styles.matchAll(/^\s*bottom: (.*);$/gm)].map(([, edge]) => edge);
  expect(edges).toEqual(['calc(var(--footer-height) + var(--space-8))']);
});
