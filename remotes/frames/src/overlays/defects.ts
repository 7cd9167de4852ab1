import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'without-offer',
    sentence: 'An order counts although the exit intent never appeared.',
    steps: [
      'Turn on ‘Exit intent on’, and order 3 lamps for Ada without leaving the shop over its upper edge.',
      'The station is done. It should be missed, because the offer did not appear.',
    ],
    class: 'state',
    file: 'components/useOverlay.ts',
    find: "phase === 'awaited'",
    replace: "phase === 'awaited' && name !== 'the exit intent'",
    breaks: [],
  },
  {
    id: 'escape-is-a-script',
    sentence: 'If I close the ad with Escape, the page says that a script did it.',
    steps: [
      'Turn on ‘Entry ad on’, press Escape when the ad is there, and order 3 lamps for Ada.',
      'The station is missed. It should be done, because you closed the ad.',
    ],
    class: 'keyboard',
    file: 'components/WholePage.tsx',
    find: 'closedBy.current = { isTrusted };',
    replace: 'closedBy.current = { isTrusted: !isTrusted };',
    breaks: [],
  },
  {
    id: 'page-scrolls',
    sentence: 'The page scrolls under the consent manager.',
    steps: [
      'Turn on ‘Consent manager on’, and turn the wheel when it is there.',
      'The page scrolls. It should stand still until you answer.',
    ],
    class: 'state',
    file: 'components/ConsentManager.tsx',
    find: "page.overflow = 'hidden';",
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
