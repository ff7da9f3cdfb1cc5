/** How the line begins that names wrong variables. */
export const configFault = 'Configuración incorrecta';

/** Something only the person who starts the system can mend; its message is one readable line in Spanish. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Runs the main function of a process: a ConfigError becomes its one line on stderr, anything else its
 * stack as well, and the exit code is 1 either way.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const text =
      error instanceof ConfigError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${text}\n`, () => process.exit(1));
  });
}
