import { createRandom } from '@playground/kit/random';

/** The labels of the card, in the order of `CARD_TOKENS`. */
export const LANGUAGES = {
  de: ['Name auf der Karte', 'Kartennummer', 'Gültig bis', 'Prüfnummer'],
  es: ['Titular', 'Número de tarjeta', 'Caducidad', 'Código de seguridad'],
  fi: ['Kortinhaltija', 'Kortin numero', 'Voimassa', 'Turvakoodi'],
  pl: ['Posiadacz karty', 'Numer karty', 'Ważna do', 'Kod zabezpieczający'],
};
export const CARD_TOKENS = ['cc-name', 'cc-number', 'cc-exp', 'cc-csc'] as const;

/** What the stations ask for with this seed. The numbers are no real cards. */
export function draw(seed: string) {
  const { integer, pick, shuffle } = createRandom(seed);
  const digits = (count: number) => Array.from({ length: count }, () => integer(0, 9)).join('');
  const name = `${pick(['Nora', 'Ivo', 'Lena', 'Tomas'])} ${pick(['Lind', 'Marsh', 'Okoro', 'Silva'])}`;
  return {
    address: {
      name,
      'street-address': `${integer(2, 99)} ${pick(['Mill Lane', 'Castle Road', 'Quay Street'])}`,
      'postal-code': digits(5),
      'address-level2': pick(['Aston', 'Bexley', 'Corby']),
    },
    card: {
      'cc-name': name,
      'cc-number': `0000 ${digits(4)} ${digits(4)} ${digits(4)}`,
      'cc-exp': `0${integer(1, 9)}/${integer(30, 39)}`,
      'cc-csc': digits(3),
    },
    language: pick(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]),
    order: shuffle(CARD_TOKENS),
    email: `${name.toLowerCase().replace(' ', '.')}${integer(10, 99)}@example.com`,
  };
}
