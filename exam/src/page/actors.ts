const laterTask = setTimeout;

/** Follows what acted last: a key, or something else. */
export function followActors() {
  let last: 'key' | 'other' | undefined;
  /** A page draws a hover in a task of its own. A key before that counts later. */
  let hovers = 0;
  let isKeyLate = false;
  const followHover = (tasks = 3) => {
    if (tasks > 0) return void laterTask(() => followHover(tasks - 1));
    hovers -= 1;
    if (hovers === 0 && isKeyLate) last = 'key';
  };
  const other = () => {
    last = 'other';
    isKeyLate = false;
  };
  return {
    last: () => last,
    forget() {
      last = undefined;
    },
    key() {
      if (hovers === 0) last = 'key';
      isKeyLate = true;
    },
    other,
    hover() {
      other();
      hovers += 1;
      followHover();
    },
  };
}
