import { normalPath } from '@playground/kit/contract/routes';

/** Whether an address is the guide's. */
export const isGuide = (pathname: string) => normalPath(pathname) === '/guide';

/** Whether an address is of a page of the shell itself: home or the guide. Both show what all groups have, and the code of none. */
export const isOwnPage = (pathname: string) => normalPath(pathname) === '/' || isGuide(pathname);
