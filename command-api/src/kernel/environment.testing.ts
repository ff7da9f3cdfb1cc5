/** Settings of a service, for tests of handlers that read them. */
Object.assign(process.env, {
  DATABASE_URL: 'postgres://x/y',
  SERVICE_PORT: '1',
  COMMAND_API_URL: 'http://x',
  QUERY_API_URL: 'http://x',
  PROJECTOR_URL: 'http://x',
  JOBS_URL: 'http://x',
  JWT_SECRET: 'a-secret-of-the-tests',
  INTERNAL_TOKEN: 'a-secret-of-the-tests',
  PUBLIC_URL: 'https://power.test',
});
