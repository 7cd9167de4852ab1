import './assets/journey.css?plain';
import './assets/journey.js?plain';
import './assets/town.html?plain';
import file from './assets/station.html?plain';

/** The address of the first document: always on the group's own origin. In the shell, files have absolute addresses. */
export const firstDocument = new URL(file, window.location.href);

/** What a document of the journey tells when it is pressed. */
export interface Press {
  kind: 'journey';
  /** `stood` if a picture has moved and stands still, `none` if there was none. */
  picture: 'comes' | 'moves' | 'stood' | 'none';
  isEarly: boolean;
  isTrusted: boolean;
}

export const isPress = (data: unknown): data is Press => (data as Partial<Press> | null)?.kind === 'journey';
