/**
 * For services: stops once, in order, on SIGTERM or SIGINT, and also when the launcher that started
 * this process is gone (its IPC channel closes even after kill -9). `stop` has 9 s; then it ends anyway.
 */
export function stopWhenAsked(stop: () => Promise<void>): void {
  let asked = false;
  const end = (): void => {
    if (asked) return;
    asked = true;
    setTimeout(() => process.exit(1), 9000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end);
  if (process.channel) {
    process.on('disconnect', end);
    // The channel alone must not keep a process alive that has nothing else to do.
    process.channel.unref();
  }
}
