/**
 * Runs a program that serves: when SIGTERM or SIGINT comes, what it started is closed, and the process ends with 0.
 * When it cannot start, the reason is one line on stderr, and the process ends with 1.
 */
export async function untilStopped(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  try {
    const { close } = await start();
    for (const signal of ['SIGTERM', 'SIGINT']) {
      // Not once(): a second signal must not end the process while the last answers are on their way.
      process.on(signal, () => close().then(() => process.exit(0)));
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
