import { useState } from 'react';
import { withoutDuplicates } from './duplicates';
import FileField from './FileField';

// React's types do not have this attribute, but all current browsers support it.
const directory = { webkitdirectory: '' };

export default function FileUpload() {
  const [single, setSingle] = useState<File[]>([]);
  const [several, setSeveral] = useState<File[]>([]);
  const [folder, setFolder] = useState<File[]>([]);

  return (
    <div className="d-grid gap-3">
      <FileField
        id="single-file"
        what="One file"
        label="Single file"
        files={single}
        onChoose={setSingle}
        onReset={() => setSingle([])}
      />
      <FileField
        id="multiple-files"
        what="Several files"
        label="Multiple files"
        multiple
        files={several}
        onChoose={(chosen) => setSeveral((before) => withoutDuplicates([...before, ...chosen]))}
        onReset={() => setSeveral([])}
      />
      <FileField
        {...directory}
        id="directory"
        what="A folder"
        label="Directory"
        files={folder}
        onChoose={setFolder}
        onReset={() => setFolder([])}
      />
    </div>
  );
}
