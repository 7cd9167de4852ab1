import type { MouseEvent, ReactNode, Ref, UIEventHandler } from 'react';
import { POSTS, type Post } from '../draw';
import classes from './EndlessFeed.module.css';
import Sentinel from './Sentinel';
import type { Batches } from './useBatches';

interface Props {
  id: string;
  label: string;
  /** All of them. Those that have loaded are shown. */
  posts: Post[];
  above?: Post[];
  batches: Batches;
  onLike: (post: Post, event: MouseEvent) => void;
  ref?: Ref<HTMLDivElement>;
  onScroll?: UIEventHandler;
  /** What stands below the posts while there are more. Without it, the next batch loads when the end is near. */
  children?: ReactNode;
}

/** A feed in a scrolling box. */
export default function Feed({ id, label, posts, above = [], batches, onLike, ref, onScroll, children }: Props) {
  const { count, state } = batches;
  return (
    <div ref={ref} className={`border rounded ${classes.scrolling}`} onScroll={onScroll}>
      <div id={id} role="feed" aria-label={label} aria-busy={state === 'loading'}>
        {[...above, ...posts.slice(0, count)].map((post, index) => (
          <article
            key={post.id}
            id={post.id}
            aria-labelledby={`${post.id}-title`}
            aria-posinset={index + 1}
            aria-setsize={-1}
            className="border-bottom p-3"
          >
            <h3 className="h6" id={`${post.id}-title`}>{`${post.title} by ${post.author}`}</h3>
            <p className="mb-2">{post.text}</p>
            <button
              type="button"
              id={`${post.id}-like`}
              className="btn btn-sm btn-primary"
              onClick={(event) => onLike(post, event)}
            >
              Like
            </button>
          </article>
        ))}
      </div>
      <div className={`d-flex align-items-center justify-content-center p-3 ${classes.end}`}>
        {count < POSTS ? children || <Sentinel of={batches} /> : <span>{`That was the last of ${POSTS} posts.`}</span>}
      </div>
    </div>
  );
}
