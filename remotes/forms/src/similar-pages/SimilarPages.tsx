import AuthorSearch from './AuthorSearch';
import { firstVersion } from './versions';

export default function SimilarPages() {
  return <AuthorSearch version={firstVersion} />;
}
