/** The name of the channel that the tabs of a visit talk on. */
export const channelOf = (run: string) => `playground windows ${run}`;

/** The visit that a tab belongs to, by its address. */
export const runOfAddress = () => new URLSearchParams(window.location.search).get('run') ?? '';
