import { test } from '@playground/kit/tools/selenium';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('alert', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('show-alert')).click();
  await (await driver.wait(until.alertIsPresent(), 5000)).accept();
  await driver.findElement(By.xpath("//*[@id='alert-outcome'][starts-with(., 'Done:')]"));
});

test('confirm', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('delete-report')).click();
  await (await driver.wait(until.alertIsPresent(), 5000)).dismiss();
  await driver.findElement(By.id('delete-report')).click();
  await (await driver.wait(until.alertIsPresent(), 5000)).accept();
  await driver.findElement(By.xpath("//*[@id='confirm-outcome'][starts-with(., 'Done:')]"));
});

test('one-after-the-other', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('book-seat')).click();
  await (await driver.wait(until.alertIsPresent(), 5000)).accept();
  await (await driver.wait(until.alertIsPresent(), 5000)).accept(); // The second dialog opens by itself.
  await driver.findElement(By.xpath("//*[@id='one-after-the-other-outcome'][starts-with(., 'Done:')]"));
});

test('prompt-with-a-default', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('choose-number')).click();
  const prompt = await driver.wait(until.alertIsPresent(), 5000);
  await prompt.sendKeys('3'); // This replaces the default.
  await prompt.accept();
  await driver.findElement(By.xpath("//*[@id='prompt-with-a-default-outcome'][starts-with(., 'Done:')]"));
});

test('from-a-frame', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  const frame = await driver.findElement(By.id('own-origin'));
  await driver.executeScript('arguments[0].scrollIntoView()', frame);
  await driver.switchTo().frame(frame);
  await driver.findElement(By.id('greet')).click();
  await (await driver.wait(until.alertIsPresent(), 5000)).accept();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@id='from-a-frame-outcome'][starts-with(., 'Done:')]"));
});

test('before-leaving', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 has no BiDi, and the driver answers this question itself and leaves: https://github.com/w3c/webdriver/pull/1791',
    );
  }
  workaround(
    'The driver answers this question itself and leaves, unless the session starts with webSocketUrl and unhandledPromptBehavior: { beforeUnload: "ignore" }: https://github.com/w3c/webdriver/pull/1791',
  );
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('ask-before-leaving')).click();
  await driver.executeScript('setTimeout(() => location.reload())'); // driver.navigate().refresh() would wait for a load that never happens.
  await (await driver.wait(until.alertIsPresent(), 5000)).dismiss();
  await driver.findElement(By.xpath("//*[@id='before-leaving-outcome'][starts-with(., 'Done:')]"));
});

test('inside-the-site', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('ask-inside-the-site')).click();
  await driver.findElement(By.id('all-pages')).click();
  await (await driver.wait(until.alertIsPresent(), 5000)).dismiss();
  await driver.findElement(By.xpath("//*[@id='inside-the-site-outcome'][starts-with(., 'Done:')]"));
});

test('print', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 has no command to print, https://github.com/WebKit/WebKit/pull/70117, and window.print() does nothing there',
    );
  }
  await driver.get(`${baseUrl}/dialogs`);
  await driver.printPage();
  await driver.findElement(By.xpath("//*[@id='print-outcome'][starts-with(., 'Done:')]"));
});

test('native-dialog', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('save-drawing')).click();
  await driver.findElement(By.xpath("//dialog[@open]//button[.='Keep both']")).click();
  await driver.findElement(By.xpath("//*[@id='native-dialog-outcome'][starts-with(., 'Done:')]"));
});

test('non-modal-dialog', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('open-tally')).click();
  for (let i = 0; i < 3; i++) await driver.findElement(By.id('add-one')).click();
  await driver.findElement(By.id('close-tally')).click();
  await driver.findElement(By.xpath("//*[@id='non-modal-dialog-outcome'][starts-with(., 'Done:')]"));
});

test('popovers', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('open-note')).click(); // Note comes first: opening it later closes Menu.
  await driver.findElement(By.id('open-menu')).click();
  await driver.findElement(By.id('open-more')).click();
  await driver.findElement(By.id('popovers-title')).click();
  await driver.findElement(By.id('close-note')).click();
  await driver.findElement(By.xpath("//*[@id='popovers-outcome'][starts-with(., 'Done:')]"));
});

test('not-a-dialog', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('show-message')).click();
  await driver.findElement(By.id('message-ok')).click();
  await driver.findElement(By.xpath("//*[@id='not-a-dialog-outcome'][starts-with(., 'Done:')]"));
});

test('press-beside', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible('WebKitGTK 2.50 does not know closedby, https://github.com/WebKit/WebKit/pull/49928');
  }
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('open-weather')).click();
  await driver.actions().move({ x: 5, y: 5 }).click().perform();
  await driver.findElement(By.xpath("//*[@id='press-beside-outcome'][starts-with(., 'Done:')]"));
});

test('asks-before-it-closes', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  const word = await driver.findElement(By.id('letter-word')).getText();
  await driver.findElement(By.id('write-letter')).click();
  await driver.findElement(By.id('letter')).sendKeys(word);
  await driver.findElement(By.id('close-letter')).click();
  await driver.findElement(By.id('keep-writing')).click();
  await driver.findElement(By.id('save-letter')).click();
  await driver.findElement(By.xpath("//*[@id='asks-before-it-closes-outcome'][starts-with(., 'Done:')]"));
});

test('hints-in-a-menu', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dialogs`);
  await driver.findElement(By.id('open-fruits')).click();
  for (const fruit of await driver.findElements(By.css('#fruits button'))) {
    await driver.actions().move({ origin: fruit }).perform();
    const hint = await driver.findElement(By.id((await fruit.getAttribute('aria-describedby')) as string));
    await driver.wait(until.elementIsVisible(hint), 5000);
    if (/: ripe/.test(await hint.getText())) await fruit.click();
  }
  await driver.findElement(By.xpath("//*[@id='hints-in-a-menu-outcome'][starts-with(., 'Done:')]"));
});
