import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import BoldOneWord from './components/BoldOneWord';
import CleanedPaste from './components/CleanedPaste';
import CodeEditor from './components/CodeEditor';
import ComposedText from './components/ComposedText';
import EditableBlock from './components/EditableBlock';
import EditorWithAModel from './components/EditorWithAModel';
import InAFrame from './components/InAFrame';
import Mention from './components/Mention';
import UndoTwice from './components/UndoTwice';
import { draw } from './draw';
import { stations } from './stations';

export default function RichText() {
  const seed = useSeed();
  const [asked] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <EditableBlock note={asked.note} />
      <EditorWithAModel message={asked.message} />
      <CodeEditor {...asked.code} />
      <Mention people={asked.people} person={asked.person} />
      <CleanedPaste {...asked.source} />
      <ComposedText word={asked.word} />
      <BoldOneWord {...asked.headline} />
      <UndoTwice texts={asked.order} />
      <InAFrame {...asked.letter} />
    </div>
  );
}
