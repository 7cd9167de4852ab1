import { fetchFrom } from '@playground/kit/fetchFrom';

/** What the API is called for. */
export type Call = 'send-email' | 'verify-code';

export interface Answer {
  /** Whether the status was one of success. */
  ok: boolean;
  /** What the API said; empty when the answer has no message that is text. */
  message: string;
}

/**
 * Posts a JSON body to a call of the API with its cookie, in which the code travels. Never rejects: a network that fails and an answer
 * that is no JSON, as proxies send them, are a failure without a message.
 */
export async function post(call: Call, body: Record<string, string>): Promise<Answer> {
  try {
    const response = await fetchFrom('mail', call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'include',
    });
    const { message } = await response.json();
    const said = typeof message === 'string' ? message : '';
    return { ok: response.ok && said !== '', message: said };
  } catch {
    return { ok: false, message: '' };
  }
}
