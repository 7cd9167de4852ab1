export interface Superhero {
  superhero_name: string;
  real_name: string;
}

export const superheroes: Superhero[] = [
  { superhero_name: 'Batman', real_name: 'Bruce Wayne' },
  { superhero_name: 'Black Widow', real_name: 'Natasha Romanoff' },
  { superhero_name: 'Captain America', real_name: 'Steve Rogers' },
  { superhero_name: 'Hulk', real_name: 'Bruce Banner' },
  { superhero_name: 'Iron Man', real_name: 'Tony Stark' },
  { superhero_name: 'Spider-Man', real_name: 'Peter Parker' },
  { superhero_name: 'Superman', real_name: 'Clark Kent' },
  { superhero_name: 'Wonder Woman', real_name: 'Diana Prince' },
];
