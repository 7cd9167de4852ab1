import { Fragment } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import Press from './Press';

export default function TextInPieces({ drawn: { wanted, all } }: { drawn: Drawn['flight'] }) {
  const choices = all.map((reads) => ({
    reads,
    children: reads === wanted ? inPieces(reads) : withBold(reads, wanted),
  }));
  return <Press of={stations['text-in-pieces']} wanted={wanted} choices={choices} />;
}

/** Three characters each. No two pieces are equal, because only one has the space. */
const inPieces = (text: string) => (text.match(/.{1,3}/g) ?? []).map((piece) => <span key={piece}>{piece}</span>);

const withBold = (text: string, bold: string) =>
  text.startsWith(bold) ? (
    <Fragment>
      <b>{bold}</b>
      {text.slice(bold.length)}
    </Fragment>
  ) : (
    text
  );
