export interface Country {
  name: string;
  /** The government's portal, as people type it: an address that will not go away. */
  website: string;
  /** International form with the grouping that is usual in the country; numbers that are reserved for examples or for film. */
  phone: string;
  zip: string;
}

export const COUNTRIES: Country[] = [
  // CPA of 1998: a letter for the province, the four digits of before, three letters for the side of the block.
  { name: 'Argentina', website: 'www.argentina.gob.ar', phone: '+54 9 11 2345-6789', zip: 'C1064AAB' },
  // Mobile numbers have nine digits and begin with 9 since 2016; the CEP is five digits, a hyphen and three.
  { name: 'Brazil', website: 'www.gov.br', phone: '+55 (11) 96123-4567', zip: '70150-900' },
  // Berlin 23125 xxx is kept for film and television.
  { name: 'Germany', website: 'www.deutschland.de', phone: '+49 30 23125 123', zip: '10557' },
  // The CAP may begin with zero.
  { name: 'Italy', website: 'www.governo.it', phone: '+39 312 345 6789', zip: '00187' },
  // 555-0100 to 555-0199 are kept for fiction; ZIP+4.
  { name: 'United States', website: 'www.usa.gov', phone: '+1 (202) 555-0123', zip: '20500-0005' },
];
