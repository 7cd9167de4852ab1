import { useSeed } from '@playground/kit/random';
import FindThePost from './stations/FindThePost';
import NewPostsAbove from './stations/NewPostsAbove';
import TheBatchThatFails from './stations/TheBatchThatFails';
import ToTheEnd from './stations/ToTheEnd';

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
