/**
 * The environment without the addresses of the operator's servers and without any EVENTSTORE_* variable, for a server or a
 * system that a test starts: an EventStoreDB reads such variables as options of its own, and refuses those it does not know.
 */
export function withoutServers(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const addresses = new Set(['DATABASE_URL', 'DATABASE_OWNER_URL', 'REDIS_URL']);
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !addresses.has(name) && !name.startsWith('EVENTSTORE_')),
  );
}
