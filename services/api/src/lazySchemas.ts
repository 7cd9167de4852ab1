import validatorFactory from '@fastify/ajv-compiler';
import serializerFactory from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { requireLimits, type SchemaOfRoute } from './requireLimits.ts';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Build = (schemas: never, options: never) => (route: never) => Compiled;
type Compiled = ((value: unknown) => unknown) & { errors?: unknown };

/**
 * Fastify's own compilers of schemas, but each schema is compiled at the first request that needs it. The API has some two hundred, and
 * compiling them takes half of its start. A test asks all routes, so a schema that does not compile is found. A schema of requests that
 * allows any length is found at the start.
 */
export function lazySchemas(): { compilersFactory: Compilers } {
  return {
    compilersFactory: {
      buildValidator: lazily(validatorFactory() as Build, requireLimits) as Compilers['buildValidator'],
      buildSerializer: lazily(serializerFactory() as Build) as Compilers['buildSerializer'],
    },
  };
}

function lazily(build: Build, look = (_: SchemaOfRoute) => {}): Build {
  return (schemas, options) => {
    const compile = build(schemas, options);
    return (route) => {
      look(route);
      let compiled: Compiled | undefined;
      const lazy: Compiled = (value) => {
        compiled ??= compile(route);
        const result = compiled(value);
        // Fastify reads here what is wrong with the value.
        lazy.errors = compiled.errors;
        return result;
      };
      return lazy;
    };
  };
}
