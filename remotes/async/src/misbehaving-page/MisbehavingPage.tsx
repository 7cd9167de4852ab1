import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import Case from './components/Case';
import MemoryGrows from './components/MemoryGrows';
import MissingPicture from './components/MissingPicture';
import { useEnding } from './components/useEnding';
import { answerOf, draw } from './draw';
import { askForScript, block, leak, reject, speak, throwError, violatePolicy } from './misbehave';
import { stations } from './stations';

export default function MisbehavingPage() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const onLeave = useEnding();
  const answer = (id: Parameters<typeof answerOf>[0]) => answerOf(id, drawn);
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Case id="error" answer={answer('error')} onStart={() => throwError(drawn.error)} />
      <Case id="rejection" answer={answer('rejection')} onStart={() => reject(drawn.rejection)} />
      <Case id="console" answer={answer('console')} onStart={() => speak(drawn.console)} />
      <MissingPicture answer={answer('picture')} words={drawn.picture} order={drawn.pictureOrder} />
      <Case id="script" answer={answer('script')} onStart={() => onLeave(askForScript(drawn.script))} />
      <Case id="policy" answer={answer('policy')} onStart={() => violatePolicy(drawn.policy)} />
      <Case
        id="long-task"
        answer={answer('long-task')}
        onStart={() => {
          block(drawn['long-task']);
          onLeave(() => {
            for (const word of drawn['long-task']) performance.clearMeasures(word);
          });
        }}
      />
      <MemoryGrows answer={answer('memory')} words={drawn.memory} />
      <Case id="listener" answer={answer('listener')} onStart={() => onLeave(leak(drawn.listener))} />
    </div>
  );
}
