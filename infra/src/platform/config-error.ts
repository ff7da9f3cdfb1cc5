/** How the line begins that names wrong variables. */
export const configFault = 'Configuración incorrecta';

/** Something only the person who starts the system can mend; its message is one readable line in Spanish. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** An argument that a command line has no meaning for, in one line; undefined for any other fault. */
export const unreadArgument = (error: unknown): string | undefined => {
  const { code, message = '' } = error as Partial<NodeJS.ErrnoException>;
  if (!code?.startsWith('ERR_PARSE_ARGS_')) return undefined;
  return `No se entiende «${/'(-{0,2}[^ ']*)/.exec(message)?.[1] ?? message}». Con --help se ve cómo se usa.`;
};

/**
 * Runs the main function of a process: a ConfigError, or an argument that nobody knows, becomes its one line on stderr,
 * anything else its stack as well, and the exit code is 1 either way.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const text =
      unreadArgument(error) ??
      (error instanceof ConfigError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error));
    process.stderr.write(`${text}\n`, () => process.exit(1));
  });
}
