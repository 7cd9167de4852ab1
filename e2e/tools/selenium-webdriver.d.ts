// What Selenium has, and @types/selenium-webdriver lacks.
import type { WebElement } from 'selenium-webdriver';

declare module 'selenium-webdriver/lib/input' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: WebElement): Actions;
  }
}

declare module 'selenium-webdriver/lib/webdriver' {
  interface WebDriver {
    /** Each option has a default. Resolves with the document as PDF, in Base64. */
    printPage(): Promise<string>;
  }
}
