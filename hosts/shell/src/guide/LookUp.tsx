import type { SiteConfig } from '@playground/kit/contract/site';
import { DARK_MODE_KEY } from '../draw/useDarkMode';
import { Sample } from './Sample';
import { Section, Term } from './Section';
import browser from './samples/browser.spec.ts?raw';
import conditions from './samples/conditions.spec.ts?raw';
import mailByCurl from './samples/mail.sh?raw';
import mail from './samples/mail.spec.ts?raw';
import score from './samples/score.sh?raw';
import scoreGym from './samples/score-gym.py?raw';
import seed from './samples/seed.spec.ts?raw';

export function LookUp({ services: { inbox, mail: api } }: Pick<SiteConfig, 'services'>) {
  return (
    <>
      <Section id="words">
        <dl>
          <Term name="station">is a part of a page with one task and one outcome.</Term>
          <Term name="trap">is what makes the obvious way to do a task fail.</Term>
          <Term name="seed">is a text from which a page makes all its random values.</Term>
          <Term name="trusted">
            is an event that the browser made from input. An event that a script made is not trusted.
          </Term>
          <Term name="redesign">
            is a version of a page that is built in another way. A good test passes there, too.
          </Term>
          <Term name="chunk">is a file of code that the browser loads when a page needs it.</Term>
          <Term name="contract">is what the shell and a group of pages agree on. Its version is a number.</Term>
        </dl>
      </Section>
      <Section id="browser">
        <dl>
          <dt>
            <code>channel</code>, <code>executablePath</code>
          </dt>
          <dd>
            choose the browser in Playwright and Puppeteer: <code>channel: &apos;chrome&apos;</code> is the Chrome of
            your machine, and <code>executablePath</code> is any other. In Playwright, write the second one into{' '}
            <code>launchOptions</code>.
          </dd>
          <Term name={<code>bypassCSP</code>}>
            lets your test add styles and scripts to a page. Without it, the pages&rsquo; content security policy
            refuses them. In Puppeteer, call <code>page.setBypassCSP(true)</code>.
          </Term>
          <Term name={<code>--use-fake-device-for-media-stream</code>}>
            gives Chrome a fake camera and a fake microphone. By default, Playwright starts the headless shell. It also
            needs <code>--use-fake-ui-for-media-stream</code>, which allows each request for a device.
          </Term>
          <Term name={<code>{"getByLabel('Phone', { exact: true })"}</code>}>
            finds only the field with this name. Without the option, parts of names match too.
          </Term>
          <Term name="TestCafe">
            replaces <code>alert</code> and its siblings by a script, so tasks about dialogs do not count. In Firefox
            and Safari, and with <code>disableNativeAutomation</code>, scripts do all its input. Most stations do not
            count that.
          </Term>
        </dl>
        <Sample file="tests/browser.spec.ts" text={browser} />
      </Section>
      <Section id="address">
        <dl>
          <Term name={<code>?seed=7</code>}>
            decides all random values on a page. Any text is a seed. Without it, each load has a new seed, which is in{' '}
            <code>data-seed</code> of the root element. So you can repeat a run that failed.
          </Term>
          <Term name={<code>?run=har</code>}>
            names the visit in the calls of pages that keep data at a server. Any 30 letters and digits are a name.
            Without it, each load has a new one, which is in <code>data-run</code> of the root element. With a seed and
            a run, the page makes the same calls again, so you can replay a HAR. Visits of the same run share their
            data, so give each test another one.
          </Term>
          <Term name={<code>?log</code>}>
            opens Tasks and solutions with its input log. It lists the events that your tool sent, in order, trusted or
            not.
          </Term>
        </dl>
        <Sample file="tests/seed.spec.ts" text={seed} />
      </Section>
      <Section id="conditions">
        <p>
          The address can also ask for failures and set the clock. Only this visitor sees them. The requests are real,
          and so are their failures. A line above the page shows these conditions and can remove them. Links to other
          pages keep them.
        </p>
        <dl>
          <Term name={<code>?fault=send-email:503@1</code>}>
            means <em>target</em>:<em>what</em>. With <code>@1</code>, only the first request fails. You can ask for
            several faults. A target is an API call, a group or a part of a group, such as <code>send-email</code>,{' '}
            <code>reverse</code>, <code>forms</code>, <code>forms/manifest</code>, <code>forms/entry</code>,{' '}
            <code>forms/chunk</code> or <code>forms/style</code>. <em>What</em> is a status from <code>400</code> to{' '}
            <code>599</code>, <code>slow-3000</code> (milliseconds, 30 000 at most), <code>hang</code> (30 s without an
            answer), <code>drop</code> (the connection is reset), <code>cut</code> (half of the answer) or{' '}
            <code>garbage</code> (nonsense instead of the answer).
          </Term>
          <Term name={<code>?now=2028-02-29T23:59</code>}>
            sets the page&rsquo;s clock. It starts at this local time when the page opens, and runs from there. You can
            leave out the time of day.
          </Term>
          <Term name={<code>?build.media=next</code>}>
            opens another build of the group <code>media</code>: one of its channels, or a kept build by its id. Pages
            stay the same after a new build. The team of the group tells you the names.
          </Term>
        </dl>
        <Sample file="tests/conditions.spec.ts" text={conditions} />
        <p>
          A plain static host ignores faults. <a href="/catalogue.json">The catalogue</a> names the targets of each demo
          in <code>faults</code>. If a target is wrong, the line above the page lists all.
        </p>
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
          <Term name={<a href="/catalogue.json">/catalogue.json</a>}>
            lists each demo with its group, addresses, description, tags and tasks. Programs of any origin can read it.
            It has an <code>ETag</code>.
          </Term>
          <Term name={<a href="/catalogue.schema.json">/catalogue.schema.json</a>}>is its JSON Schema.</Term>
          <Term name={<a href="/llms.txt">/llms.txt</a>}>is a short version for agents.</Term>
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
          and <code>/docs</code> there describes the requests. For Python, <code>exam/python</code> has a client and
          environments for BrowserGym. Run this while the exam runs:
        </p>
        <Sample file="score-gym.py" text={scoreGym} />
        <p>BrowserGym gets the browser of the run from the exam. For its chat, it starts one more.</p>
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
          data. Pages send no requests to outside hosts. The browser stores <code>{DARK_MODE_KEY}</code>. After a mail
          code was sent, it also keeps a cookie for ten minutes. It stores your progress only if you ask for that.
        </p>
      </Section>
    </>
  );
}
