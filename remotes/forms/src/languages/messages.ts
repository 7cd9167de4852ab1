import IntlMessageFormat from 'intl-messageformat';

const LANGUAGES = {
  de: { name: 'Deutsch', locale: 'de-DE', direction: 'ltr', currency: 'EUR' },
  pl: { name: 'Polski', locale: 'pl-PL', direction: 'ltr', currency: 'PLN' },
  ar: { name: 'العربية', locale: 'ar-EG', direction: 'rtl', currency: 'EGP' },
  ja: { name: '日本語', locale: 'ja-JP-u-ca-japanese', direction: 'ltr', currency: 'JPY' },
} as const;

export type Language = keyof typeof LANGUAGES;
export const languages = Object.keys(LANGUAGES) as Language[];
export const aboutLanguage = (language: Language) => LANGUAGES[language];

const MESSAGES = {
  de: {
    title: 'Schreibtischlampe',
    price: 'Preis: {price, number, price}',
    stock: 'Auf Lager: {count, plural, one {# Lampe} other {# Lampen}}',
    delivery: 'Lieferung: {date, date, day}',
    left: 'Noch {count, plural, one {# Sekunde} other {# Sekunden}}',
    buy: 'Kaufen',
    reserve: 'Reservieren',
    compare: 'Vergleichen',
  },
  pl: {
    title: 'Lampa biurkowa',
    price: 'Cena: {price, number, price}',
    stock: 'Na składzie: {count, plural, one {# lampa} few {# lampy} many {# lamp} other {# lampy}}',
    delivery: 'Dostawa: {date, date, day}',
    left: 'Jeszcze {count, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
    buy: 'Kup',
    reserve: 'Zarezerwuj',
    compare: 'Porównaj',
  },
  ar: {
    title: 'مصباح مكتب',
    price: 'السعر: {price, number, price}',
    stock:
      'المتوفر: {count, plural, =0 {لا توجد مصابيح} one {مصباح واحد} two {مصباحان} few {# مصابيح} many {# مصباحًا} other {# مصباح}}',
    delivery: 'التسليم: {date, date, day}',
    left: 'بقي {count, plural, one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    buy: 'شراء',
    reserve: 'حجز',
    compare: 'مقارنة',
  },
  ja: {
    title: 'デスクランプ',
    price: '価格：{price, number, price}',
    stock: '在庫：{count, plural, other {ランプ#個}}',
    delivery: 'お届け日：{date, date, day}',
    left: 'あと{count, plural, other {#秒}}',
    buy: '購入',
    reserve: '予約',
    compare: '比較',
  },
} satisfies Record<Language, Record<string, string>>;

type Id = keyof (typeof MESSAGES)['de'];

/** A message in a language, with its values. Dates are in UTC, so they are the same in each time zone. */
export function say(language: Language, id: Id, values?: { price?: number; count?: number; date?: Date }): string {
  const { locale, currency } = LANGUAGES[language];
  const formats = {
    number: { price: { style: 'currency', currency } },
    date: { day: { dateStyle: 'long', timeZone: 'UTC' } },
  } as const;
  return String(new IntlMessageFormat(MESSAGES[language][id], locale, formats).format(values));
}
