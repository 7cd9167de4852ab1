// Each block of code is a file in samples/. e2e/tests/guide-samples.spec.ts takes it from the page and runs it.
//
// The guide gets everything of the shell as properties. If this chunk imported a module of the shell, webpack could not merge
// that module into the shell's own code, and each page would get larger.
import type { SiteConfig } from '@playground/kit/contract/site';
import { type ReactNode, useEffect, useRef } from 'react';
import { Pages, type PagesProps } from './Pages';
import { Sample } from './Sample';
import browser from './samples/browser.spec.ts?raw';
import compose from './samples/compose.sh?raw';
import conditions from './samples/conditions.spec.ts?raw';
import counter from './samples/counter.spec.ts?raw';
import github from './samples/github.yml?raw';
import gitlab from './samples/gitlab.yml?raw';
import mailByCurl from './samples/mail.sh?raw';
import mail from './samples/mail.spec.ts?raw';
import playwrightConfig from './samples/playwright.config.ts?raw';
import puppeteer from './samples/puppeteer-test.mjs?raw';
import score from './samples/score.sh?raw';
import scoreGym from './samples/score-gym.py?raw';
import seed from './samples/seed.spec.ts?raw';
import selenium from './samples/selenium-test.mjs?raw';
import wait from './samples/wait.sh?raw';
import webdriverio from './samples/webdriverio-test.mjs?raw';
import './guide.css';

const SECTIONS = {
  first: 'Your first test',
  start: 'Start your own copy',
  playwright: 'Playwright',
  selenium: 'Selenium',
  webdriverio: 'WebdriverIO',
  puppeteer: 'Puppeteer',
  browser: 'Your browser',
  ready: 'Wait until a page is ready',
  address: 'Address parameters',
  conditions: 'Conditions',
  mail: 'Read a mail',
  programs: 'For programs and agents',
  'score-an-agent': 'Score an agent',
  ci: 'Run it in CI',
  kept: 'What never changes',
  pages: 'All pages',
};

export type ContentsProps = PagesProps & Pick<SiteConfig, 'services'>;

export function Contents({ services, ...props }: ContentsProps) {
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

      <Section id="first">
        <p>
          You need Node 20.19 or newer, and for Selenium and WebdriverIO also Chrome. You can use this site as it is.
        </p>
        <ol>
          <li>
            Open <a href="/counter">Counter</a>. Beside Go Back, press <b>Tasks and solutions</b>. It opens a panel with
            the page&rsquo;s tasks, hints and solutions. Each page on the home page has this button.
          </li>
          <li>
            In the panel, press <b>Solution</b> below a task. Choose your tool, and press <b>Copy</b>.
          </li>
          <li>
            Make an empty folder. Paste the copy into a new file there. The first lines of the copy give the name of the
            file, and the two commands that install the tool and run the file. Run them in the folder.
          </li>
          <li>The test passes. Change a number in it, run it again, and it fails.</li>
          <li>
            Now write a test of your own. Open another page, read a task and do it with your tool. At the end, your test
            checks the result on the page. If you need help, use the hint before the solution.
          </li>
          <li>
            The panel says when a task is done. Your tool has a browser of its own, so open the panel there too: add{' '}
            <code>?log</code> to the address, as in <code>/dropdowns?log</code>. To see it, run your test in a visible
            browser: <code>npx playwright test --debug</code>.
          </li>
        </ol>
      </Section>

      <Section id="start">
        <p>
          Your own copy works without a network, and in CI. Ask the people who run this site for the address of its
          repository. Get it into the folder <code>playground</code> of your project:{' '}
          <code>git submodule add ADDRESS playground</code>. Then <code>npm start --prefix playground</code> installs
          what is missing, builds what changed, starts all servers on this machine and prints their addresses. The first
          start takes some minutes. It runs until you press Ctrl-C, so use a second terminal for your tests.
        </p>
        <p>
          Each server answers at <code>/healthz</code> when it is up: the playground at{' '}
          <code>http://localhost:3000</code>, its API at <code>http://localhost:3100</code>, the inbox at{' '}
          <code>http://localhost:3101</code>. In a script, wait like this:
        </p>
        <Sample file="wait.sh" text={wait} />
        <p>
          The samples below use these addresses. If you test another copy, such as this site, write its address instead.
          You can keep the samples of all tools in one folder: Playwright runs the files that end in{' '}
          <code>.spec.ts</code>, and <code>node --test</code> those that end in <code>-test.mjs</code>.
        </p>
      </Section>

      <Section id="playwright">
        <p>
          <code>npm install --save-dev @playwright/test</code>, then <code>npx playwright install chromium</code>. The
          configuration has the address of the playground, and starts it if it is not running yet:
        </p>
        <Sample file="playwright.config.ts" text={playwrightConfig} />
        <p>
          This is a first test. Run it with <code>npx playwright test</code>:
        </p>
        <Sample file="tests/counter.spec.ts" text={counter} />
      </Section>

      <Section id="selenium">
        <p>
          <code>npm install --save-dev selenium-webdriver</code>, then start the playground and run{' '}
          <code>node --test tests/selenium-test.mjs</code>. Selenium finds your Chrome and a driver for it.
        </p>
        <Sample file="tests/selenium-test.mjs" text={selenium} />
      </Section>

      <Section id="webdriverio">
        <p>
          <code>npm install --save-dev webdriverio</code>, then{' '}
          <code>node --test --test-force-exit tests/webdriverio-test.mjs</code>. Without this option, Node waits for a
          while after the last test.
        </p>
        <Sample file="tests/webdriverio-test.mjs" text={webdriverio} />
      </Section>

      <Section id="puppeteer">
        <p>
          <code>npm install --save-dev puppeteer</code>, then <code>node --test tests/puppeteer-test.mjs</code>.
        </p>
        <Sample file="tests/puppeteer-test.mjs" text={puppeteer} />
      </Section>

      <Section id="browser">
        <dl>
          <dt>
            <code>channel</code>, <code>executablePath</code>
          </dt>
          <dd>
            choose the browser in Playwright and Puppeteer: <code>channel: &apos;chrome&apos;</code> is the Chrome of
            your machine, and <code>executablePath</code> any other. In Playwright, the second one belongs into{' '}
            <code>launchOptions</code>.
          </dd>
          <dt>
            <code>--no-sandbox</code>
          </dt>
          <dd>
            is an argument for Chrome. As root, and in many containers, Chrome does not start without it. Playwright
            adds it itself.
          </dd>
          <dt>
            <code>bypassCSP</code>
          </dt>
          <dd>
            lets your test add styles and scripts to a page. Without it, the pages&rsquo; content security policy
            refuses them. In Puppeteer, call <code>page.setBypassCSP(true)</code>.
          </dd>
          <dt>
            <code>--use-fake-device-for-media-stream</code>
          </dt>
          <dd>
            gives Chrome a fake camera and a fake microphone. The headless shell, which Playwright starts by default,
            also needs <code>--use-fake-ui-for-media-stream</code>. This allows each request for a device.
          </dd>
          <dt>
            <code>{"getByLabel('Phone', { exact: true })"}</code>
          </dt>
          <dd>finds only the field with this name. Without the option, parts of names match too.</dd>
          <dt>TestCafe</dt>
          <dd>
            replaces <code>alert</code> and its siblings by a script, so tasks about dialogs do not count. In Firefox
            and Safari, and with <code>disableNativeAutomation</code>, scripts do all its input. Most stations do not
            count that.
          </dd>
        </dl>
        <Sample file="tests/browser.spec.ts" text={browser} />
      </Section>

      <Section id="ready">
        <p>
          A page appears after its document has loaded. Until it is complete, <code>main</code> has{' '}
          <code>aria-busy=&quot;true&quot;</code>. A click on a link makes <code>main</code> busy again until the next
          page is complete. So you can wait for one selector on each page: <code>main:not([aria-busy=true])</code>.
          Playwright waits for each element by itself. The samples for the other tools wait for this selector.
        </p>
      </Section>

      <Section id="address">
        <dl>
          <dt>
            <code>?seed=7</code>
          </dt>
          <dd>
            decides all random values on a page. Any text is a seed. Without it, each load draws a new seed and shows it
            in <code>data-seed</code> of the root element, so you can replay a run that failed.
          </dd>
          <dt>
            <code>?log</code>
          </dt>
          <dd>
            opens Tasks and solutions with its input log. It lists the events that your tool sent, in order, trusted or
            not.
          </dd>
        </dl>
        <Sample file="tests/seed.spec.ts" text={seed} />
      </Section>

      <Section id="conditions">
        <p>
          In the address, any tool can also ask for failures and set the clock. Only this visitor sees them. The
          requests are real, and so are their failures. A line above the page shows the conditions and can remove them.
          Links to other pages keep them.
        </p>
        <dl>
          <dt>
            <code>?fault=send-email:503@1</code>
          </dt>
          <dd>
            means <em>target</em>:<em>what</em>. With <code>@1</code>, only the first request fails. You can ask for
            several faults. A target is a call of a page to the API, such as <code>send-email</code> and{' '}
            <code>reverse</code>, a group such as <code>forms</code>, or a part of it: <code>forms/manifest</code>,{' '}
            <code>forms/entry</code>, <code>forms/chunk</code> or <code>forms/style</code>. <em>What</em> is a status
            from <code>400</code> to <code>599</code>, <code>slow-3000</code> (milliseconds, 30 000 at most),{' '}
            <code>hang</code> (30 s without an answer), <code>drop</code> (the connection is reset), <code>cut</code>{' '}
            (half of the answer) or <code>garbage</code> (nonsense instead of the answer).
          </dd>
          <dt>
            <code>?now=2028-02-29T23:59</code>
          </dt>
          <dd>
            sets the page&rsquo;s clock. It starts at this local time when the page opens, and runs from there. You can
            leave out the time of day.
          </dd>
          <dt>
            <code>?build.media=next</code>
          </dt>
          <dd>
            opens another build of the group <code>media</code>: one of its channels, or a kept build by its id. Then
            your tests have the same pages even after the group has a new build. The team of the group tells you the
            names.
          </dd>
        </dl>
        <Sample file="tests/conditions.spec.ts" text={conditions} />
        <p>A plain static host ignores faults. The catalogue says for each demo which conditions it supports.</p>
      </Section>

      <Section id="mail">
        <p>
          <a href="/emailValidation">/emailValidation</a> sends a code by mail, and so does{' '}
          <code>POST /send-email</code> of the <a href={`${api}/docs`}>API</a>. Mail stays in the{' '}
          <a href={inbox}>inbox</a> for ten minutes. Make up an address for each test, and read the mail to this
          address. <code>?wait=10</code> waits up to ten seconds for the first mail; 30 is the maximum.
        </p>
        <Sample file="tests/mail.spec.ts" text={mail} />
        <p>
          You can do the same without a browser. The answer is{' '}
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
            lists each demo with its group, addresses, description, tags and tasks. Programs of any origin can read it.
            It has an <code>ETag</code>.
          </dd>
          <dt>
            <a href="/catalogue.schema.json">/catalogue.schema.json</a>
          </dt>
          <dd>is its JSON Schema.</dd>
          <dt>
            <a href="/llms.txt">/llms.txt</a>
          </dt>
          <dd>is a short version for agents.</dd>
        </dl>
        <p>Only the playground&rsquo;s own server answers these three addresses. A plain static host does not.</p>
      </Section>

      <Section id="score-an-agent">
        <p>
          The exam gives the tasks to your agent, or to a tool in any language. It starts a browser for each task, and
          grades what happened there. Only input earns the reward: keys, presses, moves. If a script does the task, or
          writes the result into the page, the score is 0.
        </p>
        <p>
          In the playground&rsquo;s folder, this scores a small sample agent. Without <code>--pages</code>, it gets all
          tasks.
        </p>
        <Sample file="score.sh" text={score} />
        <p>
          <code>exam/examples/agent.ts</code> is the agent. Write your own in its place. It gets a page of Playwright
          and the goal, a sentence. For another language, start <code>npm run exam</code> alone: it prints an address,
          and <code>/docs</code> there describes the requests. For Python, <code>exam/python</code> has a client, a task
          for Inspect and environments for BrowserGym. Run this while the exam runs:
        </p>
        <Sample file="score-gym.py" text={scoreGym} />
        <p>BrowserGym gets the browser of the run from the exam. For its chat, it starts one more.</p>
      </Section>

      <Section id="ci">
        <p>
          On GitHub, the <a href="#playwright">Playwright</a> configuration above starts the playground:
        </p>
        <Sample file=".github/workflows/tests.yml" text={github} />
        <p>On GitLab, one command starts it and one waits for it. This works with any tool:</p>
        <Sample file=".gitlab-ci.yml" text={gitlab} />
        <p>
          You can also use containers, one for each origin, at the same addresses. The command builds the images the
          first time, and returns when all containers are healthy.
        </p>
        <Sample file="compose.sh" text={compose} />
      </Section>

      <Section id="kept">
        <ul>
          <li>
            Titles and paths. Paths match in any case: <code>/Counter</code> is <code>/counter</code>.
          </li>
          <li>
            Ids. Each field and frame has one. It is unique on its page and the same in each load and each release.
          </li>
          <li>
            Texts, including errors and the names of controls, exactly as in <code>docs/specification.md</code>.
            Outcomes have the role <code>status</code>. Errors have the role <code>alert</code>.
          </li>
          <li>What a seed draws: the same address gives the same page.</li>
        </ul>
        <p>
          Classes and the nesting of elements can change. Visitors share no data, so no test meets another test&rsquo;s
          data. Pages send no requests to outside hosts. The browser stores <code>darkMode</code> and, for ten minutes
          after a mail code was sent, a sealed cookie. It stores your progress only if you ask for that in Tasks and
          solutions.
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
    // The browser looked for the heading before it was there.
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
