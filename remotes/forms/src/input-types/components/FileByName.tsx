import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import { useFields } from './useFields';

export default function FileByName({ file }: { file: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers } = useFields((value, cause) => {
    // Browsers write C:\fakepath\ instead of the folder.
    const name = value('report').replace(/^.*\\/, '');
    if (!name) missed('no file is chosen.');
    else if (name !== file) missed(`the file’s name is ${quoted(name)}, not ${file}.`);
    else if (isByHand(cause, missed)) done(`${file} is chosen.`);
  });
  return (
    <Station of={stations['file-by-name']} outcome={outcome}>
      <p>
        The file’s name is <strong id="file-wanted">{file}</strong>. Its content does not matter, and it stays in your
        browser.
      </p>
      <CheckedFields id="file" check="Check file" {...handlers}>
        <Field id="report" label="Report" type="file" />
      </CheckedFields>
    </Station>
  );
}
