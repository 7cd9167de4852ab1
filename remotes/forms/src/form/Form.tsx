import { useState } from 'react';
import { type Answer, answersOf } from './answers';
import Choices from './fields/Choices';
import Notes from './fields/Notes';
import Phone from './fields/Phone';
import TextFields from './fields/TextFields';
import UnnamedPair from './fields/UnnamedPair';
import ResultBox from './ResultBox';

export default function Form() {
  const [answers, setAnswers] = useState<Answer[]>();
  const [phone, setPhone] = useState('');
  if (answers) return <ResultBox answers={answers} />;
  return (
    <form
      // The form must send nothing, even if a script calls form.submit(), which fires no submit event.
      // Outside a <dialog>, a form with this method sends nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        setAnswers(answersOf(event.currentTarget, phone));
      }}
    >
      <TextFields />
      <Notes />
      <Phone onChange={setPhone} />
      <UnnamedPair />
      <UnnamedPair />
      <Choices />
      <button type="submit" className="btn btn-primary">
        Submit
      </button>
    </form>
  );
}
