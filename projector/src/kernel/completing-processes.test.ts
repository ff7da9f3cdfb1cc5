import { contract } from '@power/domain/contract';
import type { CommandDefinition } from '@power/domain/kernel/command';
import type { Process } from '@power/infra/platform/projection/process';
import { discover } from '@power/infra/platform/service/discover';

const processes = await discover<Process>(new URL('..', import.meta.url), ['process']);
const completed = contract.filter((call): call is CommandDefinition =>
  Boolean((call as Partial<CommandDefinition>).completedBy),
);

test('every command that a process completes names one that exists and that nobody waits for in vain', () => {
  expect(completed.length).toBeGreaterThan(5);
  const prompt = new Set(processes.filter(({ unhurried }) => !unhurried).map(({ name }) => name));
  expect(completed.filter(({ completedBy }) => !prompt.has(completedBy!)).map(({ name }) => name)).toEqual([]);
});
