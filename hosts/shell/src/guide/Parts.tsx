import { useTool } from '@playground/kit/practice/ToolTabs';
import { useEffect, useState } from 'react';
import { Sample } from './Sample';
import { Section, Term } from './Section';
import compose from './samples/compose.sh?raw';
import github from './samples/github.yml?raw';
import gitlab from './samples/gitlab.yml?raw';
import mended from './samples/mended.spec.ts?raw';
import playwrightConfig from './samples/playwright.config.ts?raw';
import proveCommand from './samples/prove.sh?raw';
import wait from './samples/wait.sh?raw';
import { ToolSample } from './ToolSample';

/** What you read in order, with samples in your tool. */
export function Parts() {
  const tool = useTool('playwright');
  const { language } = tool[0];
  const [copied, setCopied] = useState<typeof import('./copiedSamples')>();
  useEffect(() => {
    if (language === 'javascript') return;
    // Without them, the samples of the nearest tool stay.
    import(/* webpackChunkName: "copiedSamples" */ './copiedSamples').then(setCopied, () => {});
  }, [language]);
  return (
    <>
      <Section id="first">
        <p>
          You need Node 20.19 or newer, or 22.12 for Selenium and Puppeteer. For Selenium and WebdriverIO, you also need
          Chrome. You can use this site as it is. <a href="#words">Words</a> explains the terms of the pages.
        </p>
        <ol>
          <li>
            Open <a href="/counter">Counter</a>. Beside Go Back, press <b>Tasks and solutions</b>. It opens a panel with
            the page&rsquo;s tasks. Each page has this button.
          </li>
          <li>
            In the panel, press <b>Solution</b> below a task. Choose your tool, and press <b>Copy</b>.
          </li>
          <li>
            Make an empty folder. Paste the copy into a new file there. Its first lines give the name of the file and
            two commands: one installs the tool, one runs the test. Use both in this folder. For Playwright, they are{' '}
            <code>npm install --save-dev @playwright/test && npx playwright install chromium</code> and{' '}
            <code>npx playwright test counter.spec.ts</code>. If the browser does not start, see{' '}
            <a href="#no-browser">what to do</a>.
          </li>
          <li>The test passes. Change a number in it, run it again, and it fails.</li>
          <li>
            Now write a test of your own. Open another page, read a task and do it with your tool. At the end, your test
            checks the result on the page. If you need help, use the hint before the solution.
          </li>
          <li>
            The panel says when you have done a task. Your tool has a browser of its own: if your test has done the
            task, press <b>Mark as done</b>. To open the panel in the tool&rsquo;s browser, add <code>?log</code> to the
            address, as in <code>/dropdowns?log</code>. To see it, take a screenshot, or run your test in a visible
            browser: <code>npx playwright test --debug</code>.
          </li>
        </ol>
      </Section>
      <Section id="start">
        <p>
          Your own copy works without a network, and in CI. The owner of this site knows the address of its repository.
          Get it into the folder <code>playground</code> of your project:{' '}
          <code>git submodule add ADDRESS playground</code>. Then start it: <code>npm start --prefix playground</code>.
          The first start takes some minutes, because it installs and builds everything. Then it prints the addresses.
          It runs until you press Ctrl-C, so use a second terminal for your tests.
        </p>
        <p>
          Each server answers at <code>/healthz</code> when it is up: the playground at{' '}
          <code>http://localhost:3000</code>, its API at <code>http://localhost:3100</code>, the inbox at{' '}
          <code>http://localhost:3101</code>. In a script, wait like this:
        </p>
        <Sample file="wait.sh" text={wait} />
        <p>
          The samples below use these addresses. If you test another copy, such as this site, write its address instead.
          The samples of all tools can be in one folder. Playwright runs the files that end in <code>.spec.ts</code>.{' '}
          <code>node --test</code> runs those that end in <code>-test.mjs</code>.
        </p>
      </Section>
      <Section id="tool">
        <p>Install the tool in your project:</p>
        <dl>
          <Term name="Playwright">
            <code>npm install --save-dev @playwright/test</code>, then <code>npx playwright install chromium</code>. Run
            the tests with <code>npx playwright test</code>. The configuration below has the address of the playground,
            and starts it if it is not running yet.
          </Term>
          <Term name="Selenium">
            <code>npm install --save-dev selenium-webdriver</code>. It finds your Chrome and a driver for it. Start the
            playground, and run the tests with <code>node --test</code>.
          </Term>
          <Term name="WebdriverIO">
            <code>npm install --save-dev webdriverio expect-webdriverio @wdio/globals @wdio/logger</code>. Solutions use
            the last three to expect something. Run the tests with <code>node --test --test-force-exit</code>. Without
            this option, Node waits after the last test.
          </Term>
          <Term name="Puppeteer">
            <code>npm install --save-dev puppeteer</code>. Run the tests with <code>node --test</code>.
          </Term>
          <Term name="Python">
            <code>pip install pytest-playwright</code>, then <code>playwright install chromium</code>. Or, for Selenium,{' '}
            <code>pip install pytest selenium</code>. Run the tests with <code>pytest</code>.
          </Term>
          <Term name="Java">
            Choose Java as your language to see a <code>pom.xml</code> for Selenium and JUnit. Run the tests with{' '}
            <code>mvn test</code>.
          </Term>
        </dl>
        <p>Choose your tool here. All samples of the guide change with it.</p>
        <ToolSample name="counter" test="the counter counts" tool={tool} copied={copied} />
        {copied && language === 'java' && <Sample file="pom.xml" text={copied.pom} />}
        <Sample file="playwright.config.ts" text={playwrightConfig} />
        <h3 id="no-browser">If the browser does not start</h3>
        <dl>
          <Term name="Downloads are blocked">
            Use the Chrome of your machine. Playwright: <code>channel: &apos;chrome&apos;</code>, without{' '}
            <code>playwright install</code>. For Chromium or any other browser, write its path into the configuration:{' '}
            <code>{"use: { launchOptions: { executablePath: '/usr/bin/chromium' } }"}</code>. In a copied solution, it
            goes into <code>test.use</code>. Puppeteer: set <code>PUPPETEER_SKIP_DOWNLOAD=1</code> before you install
            it, and write <code>{"puppeteer.launch({ channel: 'chrome' })"}</code>, or <code>executablePath</code>.
            Selenium and WebdriverIO also need a driver. Put <code>chromedriver</code> of the same version into your{' '}
            <code>PATH</code>. In each language, Selenium takes the path of a browser from <code>SE_BROWSER_PATH</code>,
            and <code>SE_OFFLINE=true</code> ends its downloads. For WebdriverIO, name the driver in{' '}
            <code>CHROMEDRIVER_PATH</code> and the browser in the capabilities:{' '}
            <code>{"'goog:chromeOptions': { binary: '/usr/bin/chromium' }"}</code>. Without <code>binary</code>, it asks
            the network for the newest Chrome. In Python, Playwright takes the path from a fixture in{' '}
            <code>conftest.py</code>: <code>browser_type_launch_args</code> returns{' '}
            <code>{'{"executable_path": "/usr/bin/chromium"}'}</code>.
          </Term>
          <Term name="You are root">
            Chrome needs the argument <code>--no-sandbox</code>. Playwright adds it itself. Add it where{' '}
            <code>--headless=new</code> is.
          </Term>
          <Term name="You are in a container">
            Chrome stops if its shared memory is full. Start the container with <code>--ipc=host</code>, or add the
            argument <code>--disable-dev-shm-usage</code>. Libraries are missing in small images:{' '}
            <code>npx playwright install --with-deps chromium</code> adds them.
          </Term>
        </dl>
      </Section>
      <Section id="ready">
        <p>
          Do not wait for a fixed time. Wait for what you need: an element, its text, or its state. A fixed time is too
          short on a busy machine and too long on all others. <a href="/waitMessage">/waitMessage</a> shows a message
          after five seconds:
        </p>
        <ToolSample name="waiting" test="the message arrives" tool={tool} copied={copied} />
        <p>
          A page appears after its document has loaded. Until it is complete, <code>main</code> has{' '}
          <code>aria-busy=&quot;true&quot;</code>. A click on a link makes <code>main</code> busy again until the next
          page is complete. So you can wait for one selector on each page: <code>main:not([aria-busy=true])</code>.
          Playwright waits for each element by itself.
        </p>
      </Section>
      <Section id="finding">
        <p>
          Find an element as a person does: by its role and name, its label, or its text. Ids are good, too. Classes and
          the nesting of elements change. In a table, find the row first and then its cell, as on{' '}
          <a href="/dynamicTable">/dynamicTable</a>:
        </p>
        <ToolSample name="finding" test="a row is found by its name" tool={tool} copied={copied} />
      </Section>
      <Section id="frames">
        <p>
          A frame is a document of its own. Your tool must go into the frame before it finds something there. Then it
          must come back. Find the frame by its title. <a href="/nestedIframes">/nestedIframes</a> has one frame in
          another:
        </p>
        <ToolSample name="frames" test="a link in a frame is pressed" tool={tool} copied={copied} />
      </Section>
      <Section id="files">
        <p>
          Do not press the button that opens the dialog for files: no tool can use that dialog. Give the file to the
          field, as on <a href="/fileUpload">/fileUpload</a>. For downloads, see{' '}
          <a href="/fileDownload">/fileDownload</a> and its solutions.
        </p>
        <ToolSample name="files" test="a file is chosen" tool={tool} copied={copied} />
      </Section>
      <Section id="network">
        <p>
          What does a page do when a request fails? With any tool, you can ask for a failure in the address. Here the
          first call of <a href="/emailValidation">/emailValidation</a> fails. <a href="#conditions">Conditions</a>{' '}
          lists what else you can ask for.
        </p>
        <ToolSample name="network" test="the first call fails" tool={tool} copied={copied} />
      </Section>
      <Section id="debugging">
        <ul>
          <li>
            Playwright records a trace of each test that fails, because the <a href="#tool">configuration</a> says so.{' '}
            The file is <code>trace.zip</code> in <code>test-results</code>. <code>npx playwright show-trace FILE</code>{' '}
            shows each step, the page before and after it, and all requests. <code>--trace on</code> records all tests.
          </li>
          <li>Other tools have no trace. Take a screenshot when a test fails, and keep the address of the page.</li>
          <li>
            To repeat a run, you need its seed. Write <code>data-seed</code> of the root element into your report.
            Later, open the page with <code>?seed=</code>. <a href="#address">Address parameters</a> has a sample.
          </li>
          <li>
            <code>?log</code> shows the events that reached the page. A click that does nothing may have hit another
            element.
          </li>
        </ul>
      </Section>
      <Section id="ci">
        <p>
          On GitHub, the <a href="#tool">configuration of Playwright</a> starts the playground:
        </p>
        <Sample file=".github/workflows/tests.yml" text={github} />
        <p>On GitLab, one command starts it and one waits for it. This works with any tool:</p>
        <Sample file=".gitlab-ci.yml" text={gitlab} />
        <p>
          In Python, the lines of the tests are <code>pip install pytest pytest-playwright selenium</code>,{' '}
          <code>playwright install --with-deps chromium</code> and <code>pytest</code>. In Java, it is{' '}
          <code>mvn test</code>. Choose your language <a href="#tool">above</a> to see the whole file for GitHub.
        </p>
        {copied && language !== 'javascript' && <Sample {...copied.PIPELINES[language]} />}
        <p>
          You can also use containers, one for each origin, at the same addresses. The command builds the images the
          first time, and returns when all containers are healthy.
        </p>
        <Sample file="compose.sh" text={compose} />
      </Section>
      <Section id="prove">
        <p>
          A test that passes can still miss a defect. So each basic page has other versions. With some, your test should
          fail: they have a defect. With others, it should pass: they are only built in another way.
        </p>
        <ol>
          <li>
            Write a test for <a href="/counter">Counter</a> that passes, such as the <a href="#tool">first sample</a>.
          </li>
          <li>
            Run it against all versions of the page:
            <Sample file="prove.sh" text={proveCommand} />
          </li>
          <li>
            The result names each defect that your test missed, and how to see it. In one, two quick presses of
            Increment count as one.
          </li>
          <li>
            Mend the test, and run it again. This one catches more:
            <Sample file="tests/mended.spec.ts" text={mended} />
          </li>
        </ol>
        <p>
          In the panel Tasks and solutions, <b>Test your test</b> opens a version at random. It also has the answers.
        </p>
      </Section>
    </>
  );
}
