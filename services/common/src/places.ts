import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Places for requests that wait, because each of them holds a connection. One visitor gets half of them, so others find one too. */
export class Places {
  private readonly most: number;
  private readonly taken = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** Takes a place for the visitor at a network address. Returns what gives it back; undefined if the visitor cannot have one now. */
  take(address: string): (() => void) | undefined {
    const visitor = visitorAt(address);
    const own = this.taken.get(visitor) ?? 0;
    const all = [...this.taken.values()].reduce((sum, count) => sum + count, 0);
    if (all >= this.most || own >= this.most / 2) return undefined;
    this.taken.set(visitor, own + 1);
    return () => {
      const left = (this.taken.get(visitor) ?? 0) - 1;
      if (left > 0) this.taken.set(visitor, left);
      else this.taken.delete(visitor);
    };
  }
}

/** A visitor with IPv6 has a whole network of addresses (/64). An IPv4 address can be written as an IPv6 one. */
export function visitorAt(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(`${address}/64`);
  return parsed.isMapped4() ? parsed.to4().correctForm() : parsed.startAddress().correctForm();
}
