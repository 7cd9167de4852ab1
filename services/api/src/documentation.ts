import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

const LICENSE = { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' };

/** Serves the OpenAPI of an application at `/docs/json`, and pages that show it at `/docs`. Register it before the routes. */
export async function documentApi(app: FastifyInstance, about: { title: string; description: string }): Promise<void> {
  await app.register(swagger, { openapi: { info: { ...about, version: '1.0.0', license: LICENSE } } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Swagger UI uses inline styles. No other page allows them.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
      "form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    // By default its page loads a badge from another site.
    uiConfig: { validatorUrl: null },
  });
}
