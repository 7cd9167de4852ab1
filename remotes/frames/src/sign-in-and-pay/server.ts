import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import { createIdentityApp } from './server/identityApp.ts';
import { createBankApp, createPayApp } from './server/payApps.ts';
import { createPayments } from './server/payments.ts';
import { shopRoutes } from './server/shop.ts';

/** The server of the shop, and the three providers, each on an origin of its own. */
export default function signInAndPay(host: Host): ServerPart {
  const payments = createPayments(host.runs);
  const common = { ...host, payments, shops: host.allowedOrigins };
  return {
    calls: ['shop-order', 'shop-pay'],
    routes: (app) => shopRoutes(app, common),
    origins: {
      identity: { title: 'the sign-in provider', create: (place) => createIdentityApp({ ...common, ...place }) },
      pay: { title: 'the payment provider', create: (place) => createPayApp({ ...common, ...place }) },
      bank: { title: 'the bank', create: (place) => createBankApp({ ...common, ...place }) },
    },
  };
}
