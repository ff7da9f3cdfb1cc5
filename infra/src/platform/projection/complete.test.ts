import { customer } from '@power/domain/customers/customer';
import { CustomerRegistered } from '@power/domain/customers/events';
import { AttachmentAdded } from '@power/domain/kernel/attachment-events';
import { defineProjection, rule } from './define.ts';

const others = [...customer.folds.keys()].filter((type) => type !== CustomerRegistered.type);
const declare = (ignores: readonly string[], ...more: readonly unknown[]) =>
  defineProjection({
    name: 'customers/some-list',
    version: 1,
    table: 'some_list',
    columns: { _id: 'text' },
    ignores,
    rules: [
      rule(
        CustomerRegistered,
        (d) => [d._id],
        (_, d) => ({ _id: d._id }),
      ),
      ...(more as []),
    ],
  });

test('a projection says of every event of an aggregate that it follows what it does, or that it does nothing', () => {
  expect(others.length).toBeGreaterThan(2);
  expect(declare(others).kind).toBe('projection');
  expect(() => declare(others.slice(1))).toThrow(`neither a rule nor a place in \`ignores\`: ${others[0]}`);
});

test('what is ignored is an event of what it follows, has no rule and is named once', () => {
  const nothing = '`ignores` names what has a rule, or what no aggregate folds that it follows';
  expect(() => declare([...others, 'CustomerRegisterd'])).toThrow(`${nothing}: CustomerRegisterd`);
  expect(() => declare([...others, CustomerRegistered.type])).toThrow(`${nothing}: ${CustomerRegistered.type}`);
  expect(() => declare([...others, others[0]!])).toThrow(`${nothing}: ${others[0]}`);
});

test('an event has one rule', () => {
  const again = rule(
    CustomerRegistered,
    () => [],
    (row) => row,
  );
  expect(() => declare(others, again)).toThrow('an event has two rules: CustomerRegistered');
});

test('what documents of many kinds hold makes a projection follow none of them', () => {
  const files = rule(
    AttachmentAdded,
    () => [],
    (row) => row,
  );
  expect(() => defineProjection({ name: 'a/b', version: 1, table: 'b', columns: {}, rules: [files] })).not.toThrow();
});
