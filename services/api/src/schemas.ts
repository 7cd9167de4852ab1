/** Every answer of the two-factor endpoints and every refusal: what happened, for people. */
export const MESSAGE = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
} as const;

const status = { type: 'string', enum: ['ok'] } as const;

/** The answer of /healthz. */
export const HEALTH = {
  type: 'object',
  required: ['status', 'build'],
  properties: { status, build: { type: 'string' } },
} as const;

/** The answer of /readyz. */
export const READINESS = { type: 'object', required: ['status'], properties: { status } } as const;

/** `{200: …, 4xx: …, 5xx: …}` for a route whose success has the schema `success`. */
export function answers(success: object) {
  return { 200: success, '4xx': MESSAGE, '5xx': MESSAGE };
}

/** A JSON body with exactly one field, of text. */
export function oneField(name: string, rule: object) {
  return {
    type: 'object',
    required: [name],
    additionalProperties: false,
    properties: { [name]: { type: 'string', ...rule } },
  } as const;
}
