import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'trailing-zero',
    sentence: 'The subtotal has one decimal: $473.4.',
    steps: [
      'Open /shoppingCart?seed=1, search for tea, and add the first and the third product.',
      'Open the cart.',
      'The subtotal is $473.4. It should be $473.40.',
    ],
    class: 'money',
    file: 'products.ts',
    find: "money(products.reduce((sum, { value, quantity }) => sum + Number(value.replace('.', '')) * quantity, 0))",
    replace: 'String(products.reduce((sum, { value, quantity }) => sum + Number(value) * quantity, 0))',
    breaks: [],
    seeds: ['1'],
    source: 'wpninjas/ninja-forms#2441',
  },
  {
    id: 'one-cent',
    sentence: 'The cart says $471.1 where it should say $471.01.',
    steps: [
      'Open /shoppingCart?seed=1, search for coffee, and add the first and the third product.',
      'Open the cart.',
      'The subtotal is $471.1. It should be $471.01.',
    ],
    class: 'money',
    file: 'products.ts',
    find: "String(cents % 100).padStart(2, '0')",
    replace: 'cents % 100',
    breaks: ['subtotal', 'removed'],
    seeds: ['1'],
  },
  {
    id: 'last-removed',
    sentence: 'Remove takes the last product out of the cart, not the one that I chose.',
    steps: [
      'Search for tea, add all three products and open the cart.',
      'Remove the first one.',
      'The third one is gone. The first one should be gone.',
    ],
    class: 'state',
    file: 'ShoppingCart.tsx',
    find: 'items.filter(({ title }) => title !== removed)',
    replace: 'items.slice(0, -1)',
    breaks: ['removed'],
    source: 'data-skeptic/dataskeptic.com#144',
  },
  {
    id: 'results-lost',
    sentence: 'After a look into the cart, my search results are gone.',
    steps: [
      'Search for tea, and open the cart.',
      'Press Back to search.',
      'There are no products. The three should still be there.',
    ],
    class: 'state',
    file: 'ShoppingCart.tsx',
    find: 'onBack={() => setShowsCart(false)}',
    replace: `onBack={() => {
          setFound([]);
          setShowsCart(false);
        }}`,
    breaks: [],
    source: 'beckn/beckn-ui-workspace#1173',
  },
  {
    id: 'dead-enter',
    sentence: 'Enter in the search field does nothing.',
    steps: ['Type tea into the search field and press Enter.', 'Nothing happens. Three products should appear.'],
    class: 'keyboard',
    file: 'Search.tsx',
    find: 'onChange={(event) => onTerm(event.target.value)}',
    replace: `onChange={(event) => onTerm(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}`,
    breaks: [],
    source: 'gtech-mulearn/mulearn#615',
  },
  {
    id: 'blank-search',
    sentence: 'A search for blanks finds products without a name.',
    steps: [
      'Type a few blanks into the search field and press Search.',
      'Three products appear. There should be none.',
    ],
    class: 'input',
    file: 'ShoppingCart.tsx',
    find: 'if (term.trim()) setFound(findProducts(term.trim(), seed));',
    replace: 'setFound(findProducts(term, seed));',
    breaks: [],
    source: 'ita-social-projects/TeachUA#585',
  },
] satisfies Defect[];
