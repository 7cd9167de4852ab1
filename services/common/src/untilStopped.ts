/**
 * Runs a server until SIGTERM or SIGINT, closes it, and ends the process with 0.
 * If the server cannot start, it writes the reason to stderr in one line and ends the process with 1, or with 2 if a port is in use.
 */
export async function untilStopped(start: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  try {
    const { close } = await start();
    for (const signal of ['SIGTERM', 'SIGINT']) {
      // Not once(), because a second signal would then end the process before the last answers are sent.
      process.on(signal, () => close().then(() => process.exit(0)));
    }
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    console.error(message);
    process.exit(cause?.code === 'EADDRINUSE' ? 2 : 1);
  }
}
