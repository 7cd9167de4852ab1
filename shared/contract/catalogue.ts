import * as v from 'valibot';

const address = (what: string) => v.pipe(v.string(), v.url(), v.description(what));

const page = {
  title: v.pipe(v.string(), v.description('The heading of the page.')),
  path: v.pipe(v.string(), v.description('Its address on the shell, the same for ever.')),
  url: address('The page in the shell.'),
  aliases: v.pipe(v.array(v.string()), v.description('Other addresses of the same page.')),
  description: v.pipe(v.string(), v.description('What the page does and, where it is hard on purpose, what is hard.')),
  frame: v.pipe(
    v.picklist(['full', 'bare']),
    v.description('full: with top bar, title and footer; bare: a document for iframes.'),
  ),
};

const Demo = v.object({
  ...page,
  tags: v.pipe(v.array(v.string()), v.description('What one practises here.')),
  beyond: v.pipe(v.boolean(), v.description('Whether it stands in the second grid of home.')),
  pages: v.pipe(v.array(v.object(page)), v.description('Further pages of the same demo, without a card.')),
});

/** `/catalogue.json` of the shell: all groups and their demos, for programs. */
export const Catalogue = v.pipe(
  v.object({
    $schema: address('This schema.'),
    shell: address('The origin at which all pages are.'),
    groups: v.array(
      v.object({
        name: v.string(),
        title: v.string(),
        url: address('The origin of the group, where its pages stand alone.'),
        current: v.pipe(
          v.boolean(),
          v.description('False when the group does not answer: its demos are those that it had, or none.'),
        ),
        demos: v.array(Demo),
      }),
    ),
  }),
  v.title('The demos of a playground'),
);

export type Catalogue = v.InferOutput<typeof Catalogue>;

/** The catalogue in an answer's body. Throws when it is none. */
export const readCatalogue = (body: unknown): Catalogue => v.parse(Catalogue, body);
