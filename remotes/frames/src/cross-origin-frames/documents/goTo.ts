/** Opens a step in this frame. It replaces the entry in the history, so that Go Back still leaves the page. */
export const goTo = (step: number) => window.location.replace(`?step=${step}`);
