// Each block of code is a file in samples/. e2e/tests/guide-samples.spec.ts takes it from the page and runs it.
//
// Whatever of the shell is needed here comes as a property: a module that this chunk imports too cannot be merged with the others
// of the shell's own code, which every page carries.
import type { SiteConfig } from '@playground/kit/contract/site';
import { type ReactNode, useEffect, useRef } from 'react';
import { Pages, type PagesProps } from './Pages';
import { Sample } from './Sample';
import compose from './samples/compose.sh?raw';
import conditions from './samples/conditions.spec.ts?raw';
import counter from './samples/counter.spec.ts?raw';
import github from './samples/github.yml?raw';
import gitlab from './samples/gitlab.yml?raw';
import mailByCurl from './samples/mail.sh?raw';
import mail from './samples/mail.spec.ts?raw';
import playwrightConfig from './samples/playwright.config.ts?raw';
import puppeteer from './samples/puppeteer.test.mjs?raw';
import seed from './samples/seed.spec.ts?raw';
import selenium from './samples/selenium.test.mjs?raw';
import wait from './samples/wait.sh?raw';
import webdriverio from './samples/webdriverio.test.mjs?raw';
import './guide.css';

const SECTIONS = {
  start: 'Start it',
  playwright: 'Playwright',
  selenium: 'Selenium',
  webdriverio: 'WebdriverIO',
  puppeteer: 'Puppeteer',
  ready: 'Wait until a page is ready',
  address: 'What the address can say',
  conditions: 'Conditions',
  mail: 'Read a mail',
  programs: 'For programs and agents',
  ci: 'Run it in CI',
  kept: 'What never changes',
  pages: 'All pages',
};

/** The guide itself. */
export function Contents({ services, ...props }: PagesProps & Pick<SiteConfig, 'services'>) {
  const { inbox, mail: api } = services;
  return (
    <div className="guide">
      <nav aria-label="On this page">
        {Object.entries(SECTIONS).map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>

      <Section id="start">
        <p>
          Clone the playground into a folder <code>playground</code> of your project, as a submodule for instance. With
          Node 20.19 or newer, <code>npm start --prefix playground</code> installs what is missing, builds what changed,
          serves everything on this machine and prints where. It goes on until Ctrl-C.
        </p>
        <p>
          Every origin answers at <code>/healthz</code> once it is up: the playground at{' '}
          <code>http://localhost:3000</code>, its API at <code>http://localhost:3100</code>, the inbox at{' '}
          <code>http://localhost:3101</code>. A script waits like this:
        </p>
        <Sample file="wait.sh" text={wait} />
      </Section>

      <Section id="playwright">
        <p>
          <code>npm install --save-dev @playwright/test</code>, then <code>npx playwright install chromium</code>. The
          configuration says where the playground is, and starts it when it does not run yet:
        </p>
        <Sample file="playwright.config.ts" text={playwrightConfig} />
        <p>
          A first test, for <code>npx playwright test</code>:
        </p>
        <Sample file="tests/counter.spec.ts" text={counter} />
      </Section>

      <Section id="selenium">
        <p>
          <code>npm install --save-dev selenium-webdriver</code>, then, while the playground runs,{' '}
          <code>node --test tests/selenium.test.mjs</code>. Selenium finds your Chrome and a driver for it.
        </p>
        <Sample file="tests/selenium.test.mjs" text={selenium} />
      </Section>

      <Section id="webdriverio">
        <p>
          <code>npm install --save-dev webdriverio</code>, then{' '}
          <code>node --test --test-force-exit tests/webdriverio.test.mjs</code>: without the option Node waits for a
          while after the last test.
        </p>
        <Sample file="tests/webdriverio.test.mjs" text={webdriverio} />
      </Section>

      <Section id="puppeteer">
        <p>
          <code>npm install --save-dev puppeteer</code>, then <code>node --test tests/puppeteer.test.mjs</code>.
        </p>
        <Sample file="tests/puppeteer.test.mjs" text={puppeteer} />
      </Section>

      <Section id="ready">
        <p>
          Pages come after the document has loaded. <code>main</code> is <code>aria-busy=&quot;true&quot;</code> until
          all of a page stands in it, and again from a click on a link until the next one does. So one selector is
          enough on every page: <code>main:not([aria-busy=true])</code>. The samples above wait for it where their tool
          does not wait for each element by itself, as Playwright does.
        </p>
      </Section>

      <Section id="address">
        <dl>
          <dt>
            <code>?seed=7</code>
          </dt>
          <dd>
            fixes whatever a page draws by chance; any text is a seed. Without it each load differs, and the seed that
            was drawn stands in <code>data-seed</code> on the root element, so that a failing run can be replayed.
          </dd>
          <dt>
            <code>?log</code>
          </dt>
          <dd>opens the input log below a demo: what events your tool sent, in their order, trusted or not.</dd>
        </dl>
        <Sample file="tests/seed.spec.ts" text={seed} />
      </Section>

      <Section id="conditions">
        <p>
          Failures and the clock are a part of the address as well, so that any tool can ask for them, for one visitor
          alone. The requests are real ones, and so are their failures. A line above the page says what is asked for,
          and takes it away; going on to other pages keeps it.
        </p>
        <dl>
          <dt>
            <code>?fault=send-email:503@1</code>
          </dt>
          <dd>
            is <em>target</em>:<em>what</em>, and with <code>@1</code> of the first request alone; there may be several.
            Targets are the calls <code>send-email</code>, <code>verify-code</code> and <code>reverse</code>, a group as{' '}
            <code>forms</code>, or its <code>forms/manifest</code>, <code>forms/entry</code>, <code>forms/chunk</code>{' '}
            or <code>forms/style</code>. What happens is a status from <code>400</code> to <code>599</code>,{' '}
            <code>slow-3000</code> (milliseconds, 30 000 at most), <code>hang</code> (30 s without an answer),{' '}
            <code>drop</code>, <code>cut</code> (half of the answer) or <code>garbage</code>.
          </dd>
          <dt>
            <code>?now=2028-02-29T23:59</code>
          </dt>
          <dd>
            is the time at which the page&rsquo;s clock starts when it is opened. It runs on from there. The time may be
            left out, and is local.
          </dd>
        </dl>
        <Sample file="tests/conditions.spec.ts" text={conditions} />
        <p>
          A plain static host answers as if no fault had been asked for. Each demo says in the catalogue what it obeys.
        </p>
      </Section>

      <Section id="mail">
        <p>
          <a href="/emailValidation">/emailValidation</a> sends a code by mail, and so does{' '}
          <code>POST /send-email</code> of the <a href={`${api}/docs`}>API</a>. Mail stays in the{' '}
          <a href={inbox}>inbox</a>, for ten minutes. Make up an address for each test, and ask for what was sent to it:{' '}
          <code>?wait=10</code> waits up to ten seconds for the first mail, 30 at most.
        </p>
        <Sample file="tests/mail.spec.ts" text={mail} />
        <p>
          The same without a browser. The answer is{' '}
          <code>{'{"mails": [{"id", "from", "to", "subject", "text", "date"}]}'}</code>, the newest first.
        </p>
        <Sample file="mail.sh" text={mailByCurl} />
      </Section>

      <Section id="programs">
        <dl>
          <dt>
            <a href="/catalogue.json">/catalogue.json</a>
          </dt>
          <dd>
            lists every demo with its group, addresses, description and tags, for programs of any origin. It has an{' '}
            <code>ETag</code>.
          </dd>
          <dt>
            <a href="/catalogue.schema.json">/catalogue.schema.json</a>
          </dt>
          <dd>is its JSON Schema.</dd>
          <dt>
            <a href="/llms.txt">/llms.txt</a>
          </dt>
          <dd>says the same in short, for agents.</dd>
          <dt>
            <code>examples/evaluate.ts</code>
          </dt>
          <dd>
            in the playground&rsquo;s folder runs all of it as an evaluation: it hands each task to an agent and counts
            those that were achieved.
          </dd>
        </dl>
        <p>A plain static host has none of the three addresses: the playground&rsquo;s own server answers them.</p>
      </Section>

      <Section id="ci">
        <p>
          On GitHub, with the configuration of <a href="#playwright">Playwright</a> above, which starts the playground:
        </p>
        <Sample file=".github/workflows/tests.yml" text={github} />
        <p>On GitLab, with one command to start it and one to wait, for any tool:</p>
        <Sample file=".gitlab-ci.yml" text={gitlab} />
        <p>
          Or in containers, one of each origin, at the same addresses. This returns when all of them are healthy; the
          images are built the first time.
        </p>
        <Sample file="compose.sh" text={compose} />
      </Section>

      <Section id="kept">
        <ul>
          <li>
            Titles, and paths, which are matched in any case: <code>/Counter</code> is <code>/counter</code>.
          </li>
          <li>Ids. Every field and frame has one, unique on its page, the same in every load and every release.</li>
          <li>
            Texts, those of errors included, letter for letter as <code>docs/specification.md</code> has them, and with
            them the names of what one clicks and fills. An outcome has the role <code>status</code> and a refusal the
            role <code>alert</code>, where that file does not say otherwise.
          </li>
          <li>What a seed draws: the same address is the same page.</li>
        </ul>
        <p>
          Classes, and how elements are nested, are no part of it. No test meets another one&rsquo;s data: nothing is
          shared between two visitors. Pages ask no outside host, and the browser keeps <code>darkMode</code> and, for
          ten minutes after a mail code was sent, a sealed cookie.
        </p>
      </Section>

      <Section id="pages">
        <Pages {...props} />
      </Section>
    </div>
  );
}

function Section({ id, children }: { id: keyof typeof SECTIONS; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser has looked for it before it was there.
    if (window.location.hash === `#${id}`) heading.current?.scrollIntoView();
  }, [id]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {SECTIONS[id]}
      </h2>
      {children}
    </section>
  );
}
