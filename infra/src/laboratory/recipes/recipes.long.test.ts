import { copyCheckout } from './checkout.testing.ts';
import { CARRIER, MARKED, NOTED, RETURN_NOTE } from './made.testing.ts';

/** Suites that a new list, document or event reddens when a registry does not know it. */
const SUITES = [
  'masters.test',
  'domain/src/(tables|contract|event-samples|access/menu|aggregates|looks)',
  'return-note',
  'note-training',
  'mark-(order|quotation|product|customer)',
  'every-projection',
  'field-labels',
];

test('what the recipes make builds together, its calls and permissions are written, and the registries are green', async () => {
  const checkout = await copyCheckout({ buildable: true });
  const done = (...args: readonly string[]) => {
    const { status, stdout, stderr } = checkout.run(...args);
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  };
  try {
    for (const args of [CARRIER, NOTED, ...MARKED]) expect(checkout.make(...args, '--plain').stderr).toBe('');
    // What is written at the end of a recipe is written once for all.
    done('infra/new.mjs', ...RETURN_NOTE);
    done('node_modules/typescript/bin/tsc', '-b');
    done('infra/dist/platform/contract/calls-cli.js', '--check');
    done('infra/checks/jest.mjs', ...SUITES);
  } finally {
    await checkout.remove();
  }
}, 900_000);
