import { fetchFrom } from '@playground/kit/fetchFrom';

export type Call = 'send-email' | 'verify-code';

export interface Answer {
  /** True if the status is a success and there is a message. */
  ok: boolean;
  /** The message of the API, or empty if it sent no text. */
  message: string;
}

/**
 * Posts a JSON body to the API, with the cookie that holds the code. Never rejects: if the network fails, or a proxy answers with
 * something other than JSON, the answer is a failure without a message.
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
