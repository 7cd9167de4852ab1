// Each block of code is a file in samples/. e2e/tests/guide-samples.spec.ts takes it from the page and runs it.
//
// The guide gets everything of the shell as properties. If this chunk imported a module of the shell, webpack could not merge
// that module into the shell's own code, and each page would get larger.
import type { SiteConfig } from '@playground/kit/contract/site';
import { LookUp } from './LookUp';
import { Pages, type PagesProps } from './Pages';
import { Parts } from './Parts';
import { LOOK_UP, PARTS, Section } from './Section';
import './guide.css';

export type ContentsProps = PagesProps & Pick<SiteConfig, 'services'>;

export function Contents({ services, ...props }: ContentsProps) {
  return (
    <div className="guide">
      <nav aria-label="On this page">
        <Links titles={PARTS} />
        <Links titles={LOOK_UP} />
      </nav>
      <div>
        <Parts />
        <LookUp services={services} />
        <Section id="pages">
          <Pages {...props} />
        </Section>
      </div>
    </div>
  );
}

function Links({ titles }: { titles: Record<string, string> }) {
  return (
    <div>
      {Object.entries(titles).map(([id, title]) => (
        <a key={id} href={`#${id}`}>
          {title}
        </a>
      ))}
    </div>
  );
}
