export type Part = 'label' | 'field' | 'button' | 'result';

/** The differences between the two versions of the page. Both use the same component. */
export interface Version {
  /** The parts from top to bottom, or from left to right. */
  order: Part[];
  layout: string;
  label: string;
  placeholder: string;
  field: { id: string; name: string; type: 'text' | 'search' };
  button: { id: string; text: string; style: string };
  other: { href: string; text: string };
}

export const firstVersion: Version = {
  order: ['label', 'field', 'button', 'result'],
  layout: 'd-flex flex-column align-items-stretch gap-3',
  label: 'Author',
  placeholder: 'Name of an author',
  field: { id: 'author', name: 'author', type: 'text' },
  button: { id: 'search', text: 'Search', style: 'btn btn-primary align-self-start' },
  other: { href: '/similarPages/secondVersion', text: 'Go to the second version' },
};

export const secondVersion: Version = {
  order: ['result', 'label', 'button', 'field'],
  layout: 'd-flex flex-wrap align-items-center gap-2',
  label: 'Written by',
  placeholder: 'Who wrote it?',
  field: { id: 'writer-query', name: 'q', type: 'search' },
  button: { id: 'find-book', text: 'Find a book', style: 'btn btn-secondary' },
  other: { href: '/similarPages', text: 'Go to the first version' },
};
