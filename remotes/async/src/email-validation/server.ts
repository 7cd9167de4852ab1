import { refuse } from '@playground/kit/common/refusals';
import { mailbox } from '@playground/kit/contract/mailbox';
import { LIFETIME_S } from '@playground/kit/server/codes';
import { domainOf, recipientOf } from '@playground/kit/server/emailAddress';
import { answers, MESSAGE, oneField } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';

/** `POST /send-email` and `POST /verify-code`. */
function addRoutes(app: FastifyInstance, options: Host): void {
  const { codes, mailer, limits, allowedDomains, secureCookie } = options;
  // Lax is enough: the site's origins differ in their ports, and cookies ignore ports.
  const name = `${secureCookie ? '__Host-' : ''}playground-code`;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookie } as const;
  const tooManyMails = app.createRateLimit({
    max: limits.mailsPerRecipient,
    timeWindow: limits.window,
    keyGenerator: ({ body }) => recipientOf(mailbox((body as { email: string }).email) ?? ''),
  });

  app.post<{ Body: { email: string } }>(
    '/send-email',
    {
      config: { rateLimit: { max: limits.mailsPerAddress, timeWindow: limits.window } },
      schema: {
        summary: 'Sends a validation code of six digits',
        description: `The code is mailed to \`email\`. A sealed cookie keeps it for ${LIFETIME_S / 60} minutes.`,
        body: oneField('email', {
          maxLength: 1000,
          description: 'The address that gets the code, under 60 characters.',
        }),
        response: answers(MESSAGE),
      },
    },
    async (request, reply) => {
      const to = mailbox(request.body.email);
      if (!to) return refuse(reply, 400, 'This is not an e-mail address that we can send to.');
      if (allowedDomains && !allowedDomains.includes(domainOf(to))) {
        return refuse(reply, 403, 'This server does not send mail to that domain.');
      }
      const limit = await tooManyMails(request);
      if (!limit.isAllowed && limit.isExceeded) {
        reply.header('retry-after', limit.ttlInSeconds);
        return refuse(reply, 429, 'Too many e-mails to this address. Please try again later.');
      }
      const { code, sealed } = await codes.issue();
      try {
        await mailer.sendCode(to, code);
      } catch (error) {
        request.log.warn(error, 'the mail server did not take the mail');
        return refuse(reply, 502, 'The mail server did not take the e-mail.');
      }
      reply.setCookie(name, sealed, { ...cookie, maxAge: LIFETIME_S });
      return { message: 'We have sent you an e-mail with a validation code.' };
    },
  );

  app.post<{ Body: { typedCode: string } }>(
    '/verify-code',
    {
      config: { rateLimit: { max: limits.triesPerAddress, timeWindow: limits.window } },
      schema: {
        summary: 'Checks a validation code',
        description: 'Compares it with the cookie of /send-email. A code ends after one success or five wrong tries.',
        body: oneField('typedCode', { minLength: 6, maxLength: 6, description: 'The six digits.' }),
        response: answers(MESSAGE),
      },
    },
    async (request, reply) => {
      const verdict = await codes.verify(request.cookies[name], request.body.typedCode);
      if (verdict.result === 'wrong') {
        reply.setCookie(name, verdict.sealed, { ...cookie, maxAge: verdict.secondsLeft });
        return refuse(reply, 403, 'The validation code is wrong.');
      }
      reply.clearCookie(name, cookie);
      if (verdict.result === 'right') return { message: 'The validation code is right.' };
      if (verdict.result === 'exhausted') {
        return refuse(reply, 410, 'Too many wrong validation codes. Please send a new e-mail.');
      }
      return refuse(reply, 410, 'There is no validation code, or it has expired. Please send a new e-mail.');
    },
  );
}

export default (host: Host): ServerPart => ({
  calls: ['send-email', 'verify-code'],
  routes: (app) => addRoutes(app, host),
});
