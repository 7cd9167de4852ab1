import type { WebElement } from 'selenium-webdriver';

// It is there since Selenium 4.2, and not in @types/selenium-webdriver.
declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: WebElement): Actions;
  }
}
