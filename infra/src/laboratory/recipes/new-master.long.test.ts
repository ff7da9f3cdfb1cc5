import { copyCheckout } from './checkout.testing.ts';

/** Suites that a new list reddens when a registry does not know it. */
const SUITES = [
  'masters.test',
  'domain/src/(tables|contract|event-samples|access/menu)',
  'every-projection',
  'field-labels',
];

test('a new master builds, its calls and permissions are written, and the suites of the registries are green', async () => {
  const checkout = await copyCheckout({ buildable: true });
  const done = (...args: readonly string[]) => {
    const { status, stdout, stderr } = checkout.run(...args);
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  };
  try {
    done(
      ...['infra/new.mjs', 'master', 'settings', 'carrier', '--ruta', 'configuraciones/transportistas'],
      ...['--uno', 'transportista', '--muchos', 'transportistas'],
    );
    done('node_modules/typescript/bin/tsc', '-b');
    done('infra/dist/platform/contract/calls-cli.js', '--check');
    done('infra/checks/jest.mjs', ...SUITES);
  } finally {
    await checkout.remove();
  }
}, 600_000);
