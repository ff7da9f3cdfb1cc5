import { rm } from 'node:fs/promises';
import path from 'node:path';

/** Longest address of a socket that every system takes, less the name of the file that PostgreSQL puts into the folder. */
const MOST_BYTES = 103 - '/.s.PGSQL.65535'.length;

/**
 * Folder for the server's socket: that of the cluster, into which nobody else can see; undefined where there are no such
 * sockets or the path is too long for one. Over a socket a short query takes little more than half the time that it takes
 * over TCP.
 */
export const socketFolder = (dataDir: string): string | undefined =>
  process.platform !== 'win32' && Buffer.byteLength(dataDir) <= MOST_BYTES ? dataDir : undefined;

/** Value of `unix_socket_directories`, which is a list. */
export const socketSetting = (folder: string | undefined): string =>
  folder === undefined ? '' : `"${folder.replaceAll('"', '""')}"`;

/** Address of database `power`; the host in `host` goes before that of the address, which stays true for whoever reads it. */
export const addressOf = (password: string, port: number, folder: string | undefined): string =>
  `postgres://power:${password}@127.0.0.1:${port}/power${folder === undefined ? '' : `?host=${encodeURIComponent(folder)}`}`;

/** The socket itself, named by PostgreSQL. */
export const socketFile = (folder: string, port: number): string => path.join(folder, `.s.PGSQL.${port}`);

/** Removes what a killed server left: after a reboot its process id may be somebody else's, and PostgreSQL would refuse to start. */
export async function removeStaleSocket(dataDir: string, port: number): Promise<void> {
  const file = socketFile(dataDir, port);
  for (const left of [file, `${file}.lock`]) await rm(left, { force: true });
}
