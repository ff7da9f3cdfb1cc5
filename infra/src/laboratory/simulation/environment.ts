import path from 'node:path';

/** Settings of the simulated services: no address leads anywhere. `folder` keeps their files, `databaseUrl` their lists. */
export function setEnvironment(folder: string, databaseUrl: string): void {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'files'),
    SERVICE_PORT: '1',
    COMMAND_API_URL: 'http://127.0.0.1:9',
    QUERY_API_URL: 'http://127.0.0.1:9',
    PROJECTOR_URL: 'http://127.0.0.1:9',
    JOBS_URL: 'http://127.0.0.1:9',
    JWT_SECRET: 'a-secret-of-the-simulation',
    INTERNAL_TOKEN: 'a-secret-of-the-simulation',
    PUBLIC_URL: 'https://power.test',
  });
}
