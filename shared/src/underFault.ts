declare global {
  /** Only where the page's address has a fault: `obeyFaults` puts it there. One for the shell and all that its pages load. */
  var faultyAddress: ((address: string) => string) | undefined;
}

/** The address for a request that is made now, with the fault that the page's address asks for: see `fetchFrom`. */
export const underFault = (address: string): string => globalThis.faultyAddress?.(address) ?? address;
