import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('both-secrets', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nestedIframes`);
  await driver.switchTo().frame(await driver.findElement(By.css('iframe[title="First iframe"]')));
  await driver.findElement(By.linkText('tapioca')).click();
  await driver.findElement(By.xpath(`//*[.="You've clicked on the first iframe link!"]`));
  await driver.switchTo().frame(await driver.findElement(By.css('iframe[title="Second iframe"]')));
  await driver.findElement(By.linkText('samba')).click();
  await driver.findElement(By.xpath("//*[.='You have clicked on the second iframe link!']"));
});

test('alternating-origins', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nestedIframes`);
  await driver.findElement(By.id('alternate')).click();
  await driver.wait(until.ableToSwitchToFrame(By.css('iframe[src$="frames=alternate"]')), 5000);
  await driver.wait(until.ableToSwitchToFrame(By.css('iframe[title="Second iframe"]')), 5000);
  await driver.findElement(By.linkText('samba')).click();
  await driver.findElement(By.xpath("//*[.='You have clicked on the second iframe link!']"));
});
