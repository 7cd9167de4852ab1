import AuthorSearch from './AuthorSearch';
import { secondVersion } from './versions';

export default function SecondVersion() {
  return <AuthorSearch version={secondVersion} />;
}
