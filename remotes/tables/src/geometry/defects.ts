import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'anywhere-counts',
    sentence: 'A click beside the stamp counts.',
    steps: [
      'Click the middle of the button ‘Receipt’, where no stamp is.',
      'The station says Done. It should say that the click was not under the stamp.',
    ],
    class: 'boundary',
    file: 'components/Through.tsx',
    find: 'stamp.current && isInside',
    replace: 'stamp.current || isInside',
    breaks: [],
  },
  {
    id: 'thin-stripe',
    sentence: 'A click on the edge of the stripe does not count.',
    steps: [
      'Click the stripe of the tall board eight pixels below its middle. The stripe is 24 pixels high.',
      'The station says Missed. It should say Done.',
    ],
    class: 'boundary',
    file: 'components/Larger.tsx',
    find: '<= HALF',
    replace: '<= HALF / 3',
    breaks: [],
  },
  {
    id: 'plan-without-name',
    sentence: 'The picture with the rooms has no name.',
    steps: [
      'Look at the picture of the station ‘Image map’ in the accessibility tree.',
      'It has no name. It should be named ‘Floor plan’.',
    ],
    class: 'name or role',
    file: 'components/ImageMap.tsx',
    find: 'alt="Floor plan"',
    replace: 'alt=""',
    breaks: [],
  },
] satisfies Defect[];
