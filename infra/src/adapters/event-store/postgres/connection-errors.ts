/** True when an error means that the server or the way to it was lost, not that it refused what it was asked. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08...|57P0[123]|53300|E[A-Z]+)$/.test(code)) return true;
  return code === '' && /connection|timeout exceeded/i.test(error.message);
}
