import { type Node, Schema } from 'prosemirror-model';

export const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    // Without a rule to parse it, because only the menu makes a mention.
    mention: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { name: {} },
      toDOM: ({ attrs }) => ['span', { class: 'badge text-bg-primary' }, `@${attrs.name}`],
    },
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  },
});

/**
 * The model as text: `**bold**`, `[@a mention]`, and a line for each paragraph. A typed `*` or `[` gets a backslash, because it makes
 * neither. A no-break space is a space: browsers put one where a space begins or ends what is pasted or typed.
 */
export function textOf(doc: Node): string {
  const lines: string[] = [];
  doc.forEach((paragraph) => {
    let line = '';
    paragraph.forEach((node) => {
      const text = node.text?.replaceAll('\u00a0', ' ').replace(/[\\*[]/g, '\\$&') ?? `[@${node.attrs.name}]`;
      line += node.marks.length > 0 ? `**${text}**` : text;
    });
    lines.push(line);
  });
  return lines.join('\n');
}

/** A paragraph with this text. */
export const docOf = (text: string) =>
  schema.node('doc', null, [schema.node('paragraph', null, text ? [schema.text(text)] : [])]);
