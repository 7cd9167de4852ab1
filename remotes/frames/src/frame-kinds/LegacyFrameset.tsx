import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { useThemeOfPage } from '../../shared/useThemeOfPage';
import Contract from './components/Contract';
import Inside from './components/Inside';
import { stations } from './stations';

const html = `<!doctype html>
<html lang="en">
  <head><title>Frameset</title></head>
  <frameset cols="40%,60%">
    <frame id="clauses-frame" name="clauses" title="Clauses">
    <frame id="contract-frame" name="contract" title="Contract">
  </frameset>
</html>`;

/** A frameset replaces the body of its document, so it is in a frame: the page keeps its heading and its outcome. */
export default function LegacyFrameset() {
  const [outcome, { done, missed }] = useOutcome();
  const [inner, setInner] = useState<Document | null>();
  useThemeOfPage(inner?.documentElement);
  const frames = inner?.querySelectorAll<HTMLFrameElement>('frame') ?? [];
  const [clauses, contract] = [...frames].map((frame) => frame.contentDocument?.body);
  return (
    <Station of={stations.frameset} outcome={outcome}>
      <iframe
        id="frameset-frame"
        title="Legacy frameset"
        srcDoc={html}
        height={240}
        className="d-block w-100 border rounded"
        onLoad={({ currentTarget }) => setInner(currentTarget.contentDocument)}
      />
      {clauses && (
        <Inside body={clauses} title="Clauses">
          <main aria-labelledby="heading">
            <h1 id="heading">Clauses</h1>
            <p>Read these before you sign.</p>
          </main>
        </Inside>
      )}
      {contract && (
        <Inside body={contract} title="Contract">
          <Contract onSign={() => done('the contract in the frameset was signed.')} missed={missed} />
        </Inside>
      )}
    </Station>
  );
}
