import { configureSite } from '@playground/kit/test/configureSite';

/** The origin of the group, if the page is on that of the shell. */
export const FRAMES = 'http://frames.test';

/** Writes the configuration of a site with this group into the document of a unit test. */
export const configureFrames = (): void =>
  configureSite({ remotes: [{ name: 'frames', title: 'Frames', url: FRAMES }] });
