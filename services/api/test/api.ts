import { type ApiOptions, type RunningApi, startApi } from '../src/start.ts';
import { type MailServer, startMailServer } from './mailServer.ts';

interface Answer {
  status: number;
  message: string;
  headers: Headers;
}

const open: { close(): Promise<void> }[] = [];

/** Closes all servers that a test started. */
export async function closeAll(): Promise<void> {
  for (const server of open.splice(0)) await server.close();
}

/** An API on a free port, and a real SMTP server that keeps its mail for the test. */
export async function apiWithMail(options: Partial<ApiOptions> = {}): Promise<{ api: RunningApi; mail: MailServer }> {
  const mail = await startMailServer();
  const api = await startApi({
    allowedOrigins: ['http://localhost:3000'],
    smtpUrl: mail.url,
    mailAllowedDomains: ['example.com'],
    limits: { mailsPerAddress: 1e6, mailsPerRecipient: 1e6, triesPerAddress: 1e6 },
    ...options,
  });
  open.push(api, mail);
  return { api, mail };
}

/** An API on a free port, and the address of its inbox. */
export async function apiWithInbox(options: Partial<ApiOptions> = {}): Promise<{ api: RunningApi; inbox: string }> {
  const api = await startApi({ allowedOrigins: ['http://localhost:3000'], ...options });
  open.push(api);
  return { api, inbox: api.inboxUrl ?? '' };
}

/** A simple browser: it keeps the cookie that it gets. */
export class Visitor {
  cookie = '';
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  sendEmail(email: unknown): Promise<Answer> {
    return this.post('/send-email', JSON.stringify({ email }));
  }

  verify(typedCode: unknown): Promise<Answer> {
    return this.post('/verify-code', JSON.stringify({ typedCode }));
  }

  async post(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }), ...headers },
      body,
    });
    for (const line of response.headers.getSetCookie()) {
      this.cookie = /Max-Age=0\b|Expires=Thu, 01 Jan 1970/i.test(line) ? '' : (line.split(';')[0] ?? '');
    }
    const { message } = await response.json();
    return { status: response.status, message, headers: response.headers };
  }
}

export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
