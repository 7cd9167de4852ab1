import { useSeed } from '@playground/kit/random';
import FindThePost from './components/FindThePost';
import NewPostsAbove from './components/NewPostsAbove';
import TheBatchThatFails from './components/TheBatchThatFails';
import ToTheEnd from './components/ToTheEnd';

export default function EndlessFeed() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <ToTheEnd seed={seed} />
      <FindThePost seed={seed} />
      <TheBatchThatFails seed={seed} />
      <NewPostsAbove seed={seed} />
    </div>
  );
}
