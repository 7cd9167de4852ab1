/** All answers of the two-factor routes and all refusals: a message for people. */
export const MESSAGE = {
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' } },
} as const;

const status = { type: 'string', enum: ['ok'] } as const;

export const HEALTH = {
  type: 'object',
  required: ['status', 'version', 'build'],
  properties: { status, version: { type: 'string' }, build: { type: 'string' } },
} as const;

export const READINESS = { type: 'object', required: ['status'], properties: { status } } as const;

/** The answers of a route: `success` is the schema of status 200. */
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

/** `?seed=` of a request. */
export const SEED = { type: 'string', minLength: 1, maxLength: 200, description: 'The `?seed=` of the page.' } as const;

/** `?run=` of a request. */
export const RUN = {
  type: 'string',
  pattern: '^[\\w-]{1,64}$',
  description: 'The run id. What is kept under it ends ten minutes after the last change.',
} as const;
