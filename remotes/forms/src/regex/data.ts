export interface Country {
  name: string;
  /** The portal of the government, because its address is not likely to change. */
  website: string;
  /** In the international format, grouped as usual in the country. The numbers are reserved for examples or films. */
  phone: string;
  zip: string;
}

export const COUNTRIES: Country[] = [
  // The CPA of 1998: a letter for the province, the old four digits and three letters for the side of the block.
  { name: 'Argentina', website: 'www.argentina.gob.ar', phone: '+54 9 11 2345-6789', zip: 'C1064AAB' },
  // Since 2016, mobile numbers have nine digits and begin with 9. The CEP is five digits, a hyphen and three digits.
  { name: 'Brazil', website: 'www.gov.br', phone: '+55 (11) 96123-4567', zip: '70150-900' },
  // Berlin 23125 xxx is reserved for film and television.
  { name: 'Germany', website: 'www.deutschland.de', phone: '+49 30 23125 123', zip: '10557' },
  // The CAP can begin with zero.
  { name: 'Italy', website: 'www.governo.it', phone: '+39 312 345 6789', zip: '00187' },
  // 555-0100 to 555-0199 are reserved for fiction. The code is a ZIP+4.
  { name: 'United States', website: 'www.usa.gov', phone: '+1 (202) 555-0123', zip: '20500-0005' },
];
