import type { MouseEvent, ReactNode, Ref, UIEventHandler } from 'react';
import type { Post } from '../draw';
import classes from './EndlessFeed.module.css';

interface Props {
  id: string;
  label: string;
  posts: Post[];
  busy: boolean;
  onLike: (post: Post, event: MouseEvent) => void;
  ref?: Ref<HTMLDivElement>;
  onScroll?: UIEventHandler;
  /** The content below the last post. */
  children: ReactNode;
}

/** A feed in a scrolling box. */
export default function Feed({ id, label, posts, busy, onLike, ref, onScroll, children }: Props) {
  return (
    <div ref={ref} className={`border rounded ${classes.scrolling}`} onScroll={onScroll}>
      <div id={id} role="feed" aria-label={label} aria-busy={busy}>
        {posts.map((post, index) => (
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
      <div className={`d-flex align-items-center justify-content-center p-3 ${classes.end}`}>{children}</div>
    </div>
  );
}
