import { rm } from 'node:fs/promises';

export default async function stop() {
  const cluster = globalThis.testCluster;
  if (!cluster) return;
  await cluster.server.stop();
  await rm(cluster.folder, { recursive: true, force: true });
}
