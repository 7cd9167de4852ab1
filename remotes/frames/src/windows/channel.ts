/** The name of the channel that connects the tabs of a visit. */
export const channelOf = (run: string) => `playground windows ${run}`;

/** The visit of this tab, from its address. */
export const runOfAddress = () => new URLSearchParams(window.location.search).get('run') ?? '';
