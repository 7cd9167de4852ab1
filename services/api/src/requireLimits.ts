interface Schema {
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** What Fastify compiles: the schema of the body, of the address or of the headers of a route, or of an answer. */
export interface SchemaOfRoute {
  schema: Schema;
  method: string;
  url: string;
  httpPart?: string;
}

/** A pattern from start to end in which nothing repeats without a limit. */
const LIMITED = /^\^(?!.*([*+]|,\}))(?:.*)\$$/;

/** Throws if a text or a list of a request may have any length. One visitor could take the time of others with it. */
export function requireLimits({ schema, method, url, httpPart = '' }: SchemaOfRoute): void {
  const [path] = unlimited(schema, httpPart);
  if (path)
    throw new Error(`${method} ${url}: ${path} may have any length. Give it a maxLength, a maxItems or an enum.`);
}

function unlimited({ type, enum: values, items, properties = {}, ...limits }: Schema, path: string): string[] {
  const below = Object.entries(properties).flatMap(([name, one]) => unlimited(one, `${path}.${name}`));
  if (items) below.push(...unlimited(items, `${path}[]`));
  const isLimited =
    type === 'string'
      ? values || limits.maxLength !== undefined || limits.format === 'uuid' || LIMITED.test(limits.pattern ?? '')
      : type !== 'array' || limits.maxItems !== undefined;
  return isLimited ? below : [path, ...below];
}
