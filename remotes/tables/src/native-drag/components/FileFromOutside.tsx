import { shortened } from '@playground/kit/quoted';
import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { stations } from '../stations';
import { useDropTarget } from './useDropTarget';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

export default function FileFromOutside() {
  const [outcome, { done, missed }] = useOutcome();
  const target = useDropTarget({
    read: (data) => (hasFiles(data) ? data : undefined),
    onTake: ({ files: [file, ...more], items }) => {
      if (!file) return missed('the dropped file has no content that can be read.');
      if (more.length > 0) return missed(`${more.length + 1} files were dropped. Drop only one.`);
      if (items[0]?.webkitGetAsEntry()?.isDirectory) return missed('a folder was dropped. Drop a file instead.');
      done(`“${shortened(file.name)}” was dropped, with ${file.size} bytes.`);
    },
    missed,
  });
  useEffect(() => {
    // Without this, the browser leaves the page to show a file dropped beside the tray.
    const keep = (event: DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.type === 'drop') missed('the file was dropped beside the tray.');
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, [missed]);
  return (
    <Station of={stations.file} outcome={outcome}>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        <div id="file-tray" {...target} className={`${target.className} p-4 text-center`}>
          Tray for files
        </div>
      </ByHand>
    </Station>
  );
}
