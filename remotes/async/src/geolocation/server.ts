import { refuse } from '@playground/kit/common/refusals';
import { answers } from '@playground/kit/server/schemas';
import type { ServerPart } from '@playground/kit/server/serverParts';
import type { FastifyInstance } from 'fastify';
import { nearestPlace, REACH_KM } from './server/geocoder.ts';

const COORDINATE = '^-?\\d{1,3}(\\.\\d{1,20})?(e-\\d{1,3})?$';

/** The part of Nominatim's answer that we know: an address, or an error. */
const PLACE = {
  type: 'object',
  properties: {
    lat: { type: 'string' },
    lon: { type: 'string' },
    address: {
      type: 'object',
      required: ['country_code'],
      properties: { city: { type: 'string' }, town: { type: 'string' }, country_code: { type: 'string' } },
    },
    error: { type: 'string' },
  },
} as const;

/** `GET /reverse`, in the form of Nominatim, so that a public Nominatim can replace it. */
function addRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { lat: string; lon: string } }>(
    '/reverse',
    {
      schema: {
        summary: 'Finds the city or town at a place on the map',
        description: `The nearest one within ${REACH_KM} km is \`address.city\` or \`address.town\`. If there is none, there is an \`error\`.`,
        querystring: {
          type: 'object',
          required: ['format', 'lat', 'lon'],
          properties: {
            format: { type: 'string', enum: ['json'] },
            lat: { type: 'string', pattern: COORDINATE, description: 'Degrees north, from -90 to 90.' },
            lon: { type: 'string', pattern: COORDINATE, description: 'Degrees east, from -180 to 180.' },
            zoom: { type: 'string', enum: ['18'] },
            addressdetails: { type: 'string', enum: ['1'] },
          },
        },
        response: answers(PLACE),
      },
    },
    async (request, reply) => {
      const { lat, lon } = request.query;
      if (Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180) {
        return refuse(reply, 400, 'lat must be from -90 to 90, and lon from -180 to 180.');
      }
      const address = await nearestPlace(Number(lat), Number(lon));
      return address ? { lat, lon, address } : { error: 'Unable to geocode' };
    },
  );
}

export default (): ServerPart => ({ calls: ['reverse'], routes: addRoutes });
