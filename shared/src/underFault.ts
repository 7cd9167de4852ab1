declare global {
  /** Set by `obeyFaults`. A global, because the shell and the groups have their own copies of this code. */
  var faultyAddress: ((address: string) => string) | undefined;
}

/** The address to request now, with the fault that the page's address asks for. */
export const underFault = (address: string): string => globalThis.faultyAddress?.(address) ?? address;
