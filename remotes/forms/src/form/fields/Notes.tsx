import UnnamedPair from './UnnamedPair';

export default function Notes() {
  return (
    <fieldset>
      <legend className="form-label fs-6">My Notes</legend>
      <UnnamedPair placeholders={['Middle control', 'Enter here']} />
    </fieldset>
  );
}
