/** Prints how a command is used, and ends it, when that is what its arguments ask for. */
export function helpWhenAsked(...lines) {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return;
  console.log(lines.join('\n'));
  process.exit(0);
}
