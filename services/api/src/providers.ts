import { type Listener, listen } from '../../common/src/listen.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import { createIdentityApp, type IdentityOptions } from './identityApp.ts';
import { createBankApp, createPayApp, type PayOptions } from './payApps.ts';
import { PROVIDERS, type Provider } from './provider.ts';

interface ProvidersOptions extends Omit<PayOptions & IdentityOptions, 'urls' | 'publicUrl' | 'onFreePort'> {
  /** 0 takes a free one. */
  ports: Record<Provider, number>;
  publicUrls: Partial<Record<Provider, string>>;
  host: string;
  drainMs: number | undefined;
}

const APPS = { identity: createIdentityApp, pay: createPayApp, bank: createBankApp };
const WORDS = { identity: 'the sign-in provider', pay: 'the payment provider', bank: 'the bank' };

/** Starts the providers of the page Sign In and Pay. Rejects with one line that names the port if one is in use. */
export async function startProviders({ ports, publicUrls, host, drainMs, ...options }: ProvidersOptions) {
  const urls = { identity: '', pay: '', bank: '' };
  const running: Listener[] = [];
  const close = async () => void (await Promise.all(running.map((listener) => listener.close())));
  try {
    for (const name of PROVIDERS) {
      const onFreePort = ports[name] === 0;
      const publicUrl = publicUrls[name] ?? `http://localhost:${ports[name]}`;
      const app = await APPS[name]({ ...options, urls, publicUrl, onFreePort });
      const refusalHeaders = await headersOfRefusals(app);
      const listener = await listen(app, WORDS[name], ports[name], host, { drainMs, refusalHeaders });
      running.push(listener);
      urls[name] = onFreePort ? listener.url : publicUrl;
    }
    return { urls, close };
  } catch (error) {
    await close();
    throw error;
  }
}
