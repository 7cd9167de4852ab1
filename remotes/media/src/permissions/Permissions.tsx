import { useSeed } from '@playground/kit/random';
import { allowNotifications, findPosition, openDevice } from './answers';
import ClipboardRead from './components/ClipboardRead';
import ClipboardWrite from './components/ClipboardWrite';
import Permission from './components/Permission';
import { wordsOf } from './draw';
import { stations } from './stations';

export default function Permissions() {
  const { read, written } = wordsOf(useSeed());
  return (
    <div className="d-flex flex-column gap-4">
      <Permission
        of={stations.camera}
        name="camera"
        what="the camera"
        label="Ask for the camera"
        ask={(signal) => openDevice('video', signal)}
      />
      <Permission
        of={stations.microphone}
        name="microphone"
        what="the microphone"
        label="Ask for the microphone"
        ask={(signal) => openDevice('audio', signal)}
      />
      <Permission
        of={stations.position}
        name="geolocation"
        what="the position"
        label="Ask for the position"
        ask={findPosition}
      />
      <Permission
        of={stations.notifications}
        name="notifications"
        what="notifications"
        label="Ask for notifications"
        ask={allowNotifications}
      />
      <ClipboardRead word={read} />
      <ClipboardWrite word={written} />
    </div>
  );
}
