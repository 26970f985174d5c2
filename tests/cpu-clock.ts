/**
 * Starts a clock of this process's CPU time, in ms: for tests of work that must not grow out of hand, because a busy
 * machine adds to the time on the wall alone.
 */
export function cpuClock(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
}
